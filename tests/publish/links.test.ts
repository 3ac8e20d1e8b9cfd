// The check of external addresses, against a server of its own on this machine.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkAddresses } from '#scripts/links/check-addresses.ts'
import { findLinks } from '#scripts/links/find-links.ts'

let server: Server
let origin: string
let asked: string[] = []
let busy = 0
let most = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '' } = request
    asked.push(`${method} ${url}`)
    most = Math.max(most, ++busy)
    const tries = asked.filter((one) => one.endsWith(url)).length
    const status =
      url === '/gone'
        ? 404
        : url === '/guarded'
          ? 403
          : url === '/tired'
            ? tries < 3
              ? 503
              : 200
            : url === '/broken'
              ? 500
              : url === '/no-head' && method === 'HEAD'
                ? 405
                : 200
    setImmediate(() => {
      busy--
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

const check = (...paths: string[]) =>
  checkAddresses(
    paths.map((path) => origin + path),
    { fetch, wait: async () => {}, atOnce: 2, attempts: 3 },
  )

it('reports what is gone, and what keeps failing', async () => {
  const wrong = await check('/well', '/gone', '/broken', '/guarded', '/no-head', '/tired')
  expect([...wrong].toSorted()).toEqual([
    [`${origin}/broken`, 'returned 500'],
    [`${origin}/gone`, 'returned 404'],
  ])
})

it('requests each URL once, a few at a time', async () => {
  asked = []
  most = 0
  await check('/a', '/a', '/b', '/c', '/d', '/e')
  expect(asked.toSorted()).toEqual(['/a', '/b', '/c', '/d', '/e'].map((path) => `HEAD ${path}`))
  expect(most).toBeLessThanOrEqual(2)
})

it('reports a host that does not respond', async () => {
  const wrong = await checkAddresses(['http://127.0.0.1:1/'], {
    fetch,
    wait: async () => {},
    atOnce: 1,
    attempts: 2,
  })
  expect([...wrong.values()][0]).toMatch(/^does not respond/)
})

it('finds URLs with their lines, except reserved hosts and placeholders', () => {
  const text = [
    'See [the standard](https://www.w3.org/TR/SRI/), or https://datatracker.ietf.org/doc/html/rfc9110.',
    'curl "https://api.shop.example/orders" https://example.com/x https://docs.{{domain}}/y https://${HOST}/z',
    'link: https://nodejs.org/api/',
  ].join('\n')
  expect(findLinks('a.mdx', text)).toEqual([
    { url: 'https://www.w3.org/TR/SRI/', file: 'a.mdx', line: 1 },
    { url: 'https://datatracker.ietf.org/doc/html/rfc9110', file: 'a.mdx', line: 1 },
    { url: 'https://nodejs.org/api/', file: 'a.mdx', line: 3 },
  ])
})
