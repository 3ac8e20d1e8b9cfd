// Passes a site on, and sends one page of it in pieces, as a network may.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Links of the sidebar that the first screen starts with. */
const SIDEBAR_LINKS = 12
/** Bytes of `<main>` that the first screen starts with. */
const START_OF_MAIN = 5000

export interface SiteInPieces extends AsyncDisposable {
  url: string
  /** Before each start tag of the header, the first links of the sidebar, the start of `<main>`, and the footer. */
  cuts: number[]
  /** From now on, the page's bytes from a position on wait for `sendUntil` and `sendRest`. */
  cutAt(position: number): void
  sendUntil(position: number): void
  sendRest(): void
  /** The bytes before a position, for a message. */
  before(position: number): string
}

export async function serveInPieces(origin: string, path: string): Promise<SiteInPieces> {
  const { status, headers, body } = await get(origin + path, {
    accept: 'text/html',
    'sec-fetch-mode': 'navigate',
  })
  let cut = 0
  let sent = 0
  let page: ServerResponse | undefined
  const server = createServer((request, response) => {
    if (request.url === path) {
      page = response.writeHead(status, headers)
      page.write(body.subarray(0, cut))
      sent = cut
    } else void passOn(origin, request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: startTags(body.toString('latin1')),
    cutAt: (position) => (cut = position),
    sendUntil: (position) => {
      page!.write(body.subarray(sent, position))
      sent = position
    },
    sendRest: () => page!.end(body.subarray(sent)),
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

/** Where the start tags are that the first screen begins with. `html` has one character for each byte. */
function startTags(html: string): number[] {
  const main = html.indexOf('<main')
  const footer = html.indexOf('<footer')
  const sidebar = html.indexOf('</header>')
  const links = [...html.slice(sidebar, main).matchAll(/<a /g)].slice(0, SIDEBAR_LINKS)
  const endOfSidebar = sidebar + (links.at(-1)?.index ?? 0)
  const isFirst = (index: number): boolean =>
    index <= endOfSidebar || (index >= main && index < main + START_OF_MAIN) || index >= footer
  return [...html.matchAll(/<(?!path|script|template)[a-z][^<]*/g)]
    .map(({ index }) => index)
    .filter((index) => index >= html.indexOf('<body') && isFirst(index))
}
