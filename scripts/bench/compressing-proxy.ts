// Owns a proxy on this machine that compresses as Cloudflare does in front of a Worker: Brotli, level 4, text only.
// workerd alone compresses nothing, and bytes are what bench page counts.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

export interface CompressingProxy {
  origin: string
  stop(): void
}

const COMPRESSED = /^(text\/|application\/(json|javascript|xml|manifest)|image\/svg)/
const LEVEL = 4

export async function startCompressingProxy(target: string): Promise<CompressingProxy> {
  const server = createServer((request, response) => {
    pass(target, request, response).catch(() => response.writeHead(502).end())
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

async function pass(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { accept = '*/*' } = request.headers
  const answer = await fetch(`${target}${request.url}`, { headers: { accept }, redirect: 'manual' })
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = Object.fromEntries(answer.headers)
  delete headers['content-length']
  delete headers['transfer-encoding']
  if (!COMPRESSED.test(headers['content-type'] ?? '')) {
    response.writeHead(answer.status, headers).end(body)
    return
  }
  const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } })
  response.writeHead(answer.status, { ...headers, 'content-encoding': 'br' }).end(compressed)
}
