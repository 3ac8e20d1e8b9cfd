// The weight of a first visit, as `npm run bench page` counts it: document and script, compressed as they are sent.

import { brotliCompressSync, constants } from 'node:zlib'
import { expect } from '../site-test.ts'
import { test } from './content-site.ts'

const GOAL_BYTES = 34_000
/** As Cloudflare compresses what a Worker sends. */
const EDGE = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
/** One of each kind whose article is no longer than a screen or three; longer ones weigh what is written in them. */
const KINDS = ['/', '/check', '/docs/concepts/what-is-the-proxy', '/docs/nowhere', '/search?q=card%20token']

for (const path of KINDS) {
  test(`a first visit to ${path} loads less than 34 kB before the reader does anything`, async ({
    baseURL,
  }) => {
    const read = async (url: string): Promise<string> => {
      const headers = { accept: 'text/html', 'accept-encoding': 'identity' }
      return (await fetch(new URL(url, baseURL), { headers })).text()
    }
    const document = await read(path)
    const script = await read(/\/assets\/entry\.\w+\.js/.exec(document)![0])
    const bytes = brotliCompressSync(document, EDGE).length + brotliCompressSync(script).length
    expect(bytes).toBeLessThan(GOAL_BYTES)
  })
}
