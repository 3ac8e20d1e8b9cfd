// A proxy on this machine that compresses like Cloudflare in front of a Worker: Brotli, level 4, for text that is not
// compressed yet. workerd alone compresses nothing, and bench page counts bytes.

import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'

interface CompressingProxy {
  origin: string
  stop(): void
}

const COMPRESSED = /^(text\/|application\/(json|javascript|xml|manifest)|image\/svg)/
const COMPRESSED_BY_WORKER = /^\/assets\/(?:[^?]+\.(?:js|css)|search-(?:titles|text)\.\w+\.json)$/
const LEVEL = 4

/** `isOurs`: the target is this project's Worker, which compresses some of its files itself. */
export async function startCompressingProxy(
  target: string,
  { isOurs = true }: { isOurs?: boolean } = {},
): Promise<CompressingProxy> {
  const compressed = isOurs ? COMPRESSED_BY_WORKER : undefined
  const server = createServer((asked, response) => {
    pass(target, compressed, asked, response).catch(() => response.writeHead(502).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function pass(
  target: string,
  compressed: RegExp | undefined,
  asked: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { accept = '*/*', 'accept-encoding': accepted = '' } = asked.headers
  // Requests Brotli only where the Worker itself provides it: the simulator in front of workerd would compress
  // everything else with its own levels.
  const isReady = compressed?.test(asked.url ?? '') === true && accepted.includes('br')
  const headers = { accept, 'accept-encoding': isReady ? 'br' : 'identity' }
  // Not fetch, which would decompress what the Worker has compressed.
  const sent = request(`${target}${asked.url}`, { headers }).end()
  const [received] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await buffer(received)
  const { 'content-length': _length, 'transfer-encoding': _transfer, ...passedOn } = received.headers
  const status = received.statusCode ?? 502
  if (passedOn['content-encoding'] || !COMPRESSED.test(passedOn['content-type'] ?? '')) {
    response.writeHead(status, passedOn).end(body)
    return
  }
  response.writeHead(status, { ...passedOn, 'content-encoding': 'br' }).end(compressAsEdge(body))
}

export function compressAsEdge(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } })
}
