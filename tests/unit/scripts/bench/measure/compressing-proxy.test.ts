import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCompressingProxy } from '#scripts/bench/measure/compressing-proxy.ts'

/** Compresses scripts in its own way when asked to, as the simulator in front of workerd does. */
const server = createServer(({ headers }, response) => {
  const own = headers['accept-encoding'] === 'br'
  response.setHeader('content-type', 'text/javascript')
  response.setHeader('x-own', String(own))
  if (own) response.setHeader('content-encoding', 'br')
  response.end(own ? brotliCompressSync('run()') : 'run()')
})
let target: string

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it.each([
  { whose: 'our Worker', isOurs: true, own: 'true' },
  { whose: 'another server', isOurs: false, own: 'false' },
])('takes compressed scripts from $whose: $own', async ({ isOurs, own }) => {
  const proxy = await startCompressingProxy(target, { isOurs })
  const response = await fetch(`${proxy.origin}/assets/app.abc.js`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('x-own')).toBe(own)
  expect(await response.text()).toBe('run()')
  proxy.stop()
})
