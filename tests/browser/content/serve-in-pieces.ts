// Passes a site on, and sends one page of it in two pieces, as a network may.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Bytes between two cuts, about a link or a button. */
const STEP = 800
/** Bytes of `<main>` that the first screen starts with. */
const START_OF_MAIN = 5000

export interface SiteInPieces extends AsyncDisposable {
  url: string
  /** Where the page can be cut: in its header, around the name of each open category, and in the start of its `<main>`. */
  cuts: number[]
  /** From now on, the page's bytes from a position on wait for `sendRest`. */
  cutAt(position: number): void
  sendRest(): void
  /** The bytes before a position, for a message. */
  before(position: number): string
}

export async function serveInPieces(origin: string, path: string): Promise<SiteInPieces> {
  const { headers, body } = await get(origin + path, { accept: 'text/html', 'sec-fetch-mode': 'navigate' })
  let cut = 0
  let rest = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    if (request.url === path) {
      response.writeHead(200, headers).write(body.subarray(0, cut))
      void rest.promise.then(() => response.end(body.subarray(cut)))
    } else void passOn(origin, request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: [
      ...every(STEP, body.indexOf('<body'), body.indexOf('</header>')),
      ...openCategories(body),
      ...every(STEP, body.indexOf('<main'), body.indexOf('<main') + START_OF_MAIN),
    ],
    cutAt: (position) => {
      cut = position
      rest = Promise.withResolvers()
    },
    sendRest: () => rest.resolve(),
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

/** Where an open category begins: before its name, and before its pages. */
function openCategories(body: Buffer): number[] {
  return [...body.toString('latin1').matchAll(/<details [^>]*open="">(<summary.+?<\/summary>)/gs)].flatMap(
    ({ index, 0: { length }, 1: summary }) => [index + length - summary!.length, index + length],
  )
}

function every(step: number, from: number, to: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step)
}
