// Passes a site on, and sends one page of it in two pieces with a pause between them, as a network may.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Long enough for the browser to show the first piece. */
const PAUSE_MS = 150
/** Bytes between two cuts, about a link or a button. */
const STEP = 800
/** Bytes of `<main>` that the first screen starts with. */
const START_OF_MAIN = 5000

export interface SiteInPieces extends AsyncDisposable {
  url: string
  /** Where the page can be cut: in its header, and in the start of its `<main>`. */
  cuts: number[]
  cutAt(position: number): void
  /** The bytes before a position, for a message. */
  before(position: number): string
}

export async function serveInPieces(origin: string, path: string): Promise<SiteInPieces> {
  const { headers, body } = await get(origin + path, { accept: 'text/html', 'sec-fetch-mode': 'navigate' })
  let cut = 0
  const server = createServer((request, response) => {
    if (request.url === path) {
      response.writeHead(200, headers).write(body.subarray(0, cut))
      setTimeout(() => response.end(body.subarray(cut)), PAUSE_MS)
    } else void passOn(origin, request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: [
      ...every(STEP, body.indexOf('<body'), body.indexOf('</header>')),
      ...every(STEP, body.indexOf('<main'), body.indexOf('<main') + START_OF_MAIN),
    ],
    cutAt: (position) => (cut = position),
    before: (position) => body.toString('utf8', position - 80, position),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function passOn(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await get(origin + request.url, {
    accept: request.headers.accept ?? '*/*',
  })
  response.writeHead(status, headers).end(body)
}

async function get(
  url: string,
  request: Record<string, string>,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const response = await fetch(url, { headers: { ...request, 'accept-encoding': 'identity' } })
  const headers = Object.fromEntries(response.headers)
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) delete headers[name]
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
}

function every(step: number, from: number, to: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step)
}
