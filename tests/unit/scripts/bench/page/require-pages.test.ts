import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requirePages } from '#scripts/bench/page/require-pages.ts'

const server = createServer(({ url }, response) => {
  response.writeHead(url === '/docs' ? 200 : 404).end()
})
let origin: string

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it('names the measured pages that a site does not have, apart from the one that none has', async () => {
  await requirePages(origin, ['/docs', '/docs/nowhere'])
  await expect(requirePages(origin, ['/docs', '/docs/api', '/check'])).rejects.toThrow(
    'the site has no /docs/api, /check: name pages of yours',
  )
})
