// Requests that no client library would send: raw bytes on a socket, and the parsed response.

import { connect } from 'node:net'

export interface RawResponse {
  status: number
  headers: Map<string, string>
  body: string
}

/** Sends the bytes unchanged; waits until the server closes the connection. */
export function sendRaw(url: string, request: string): Promise<RawResponse> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(request, 'latin1')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => resolve(parseResponse(Buffer.concat(chunks).toString('latin1'))))
    socket.on('error', reject)
    socket.setTimeout(10_000, () => socket.destroy(new Error('no response within 10 s')))
  })
}

/** A GET of exactly this request target. */
export function getRaw(
  url: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const lines = Object.entries({ Host: 'docs.example.test', Connection: 'close', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return sendRaw(url, `GET ${target} HTTP/1.1\r\n${head}\r\n`)
}

function parseResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n')
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const headers = new Map(pairs)
  const body = text.slice(end + 4)
  const isChunked = headers.get('transfer-encoding') === 'chunked'
  return { status: Number(statusLine.split(' ')[1]), headers, body: isChunked ? joinChunks(body) : body }
}

/** Decodes a chunked body. */
function joinChunks(body: string): string {
  const lineEnd = body.indexOf('\r\n')
  const length = parseInt(body.slice(0, lineEnd), 16)
  if (!length) return ''
  const start = lineEnd + 2
  return body.slice(start, start + length) + joinChunks(body.slice(start + length + 2))
}
