import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { limitRates } from '#worker/middleware/limit-rates.ts'

/** What is limited, by the binding that limits it. */
const PATHS = {
  SEARCH_LIMIT: ['/search', '/search.json'],
  MCP_LIMIT: ['/mcp'],
  FEEDBACK_LIMIT: ['/_feedback'],
  REPORT_LIMIT: ['/_r'],
  FILE_LIMIT: ['/openapi.json', '/llms-full.txt'],
}
const cases = Object.entries(PATHS).flatMap(([binding, paths]) =>
  paths.map((path) => [path, binding] as const),
)

const app = new Hono().use(limitRates() as never).all('*', (c) => c.text('served'))

/** Lets each reader through `limit` times. */
function limiter(limit: number) {
  const calls = new Map<string, number>()
  return {
    async limit({ key }: { key: string }) {
      calls.set(key, (calls.get(key) ?? 0) + 1)
      return { success: calls.get(key)! <= limit }
    },
  }
}

const ask = (path: string, env: object, reader?: string) =>
  app.request(path, { method: 'POST', headers: reader ? { 'cf-connecting-ip': reader } : {} }, env)

describe('a reader who asks too often', () => {
  it.each(cases)(
    'for %s is told when to try again, and nothing is kept of the answer',
    async (path, binding) => {
      const env = { [binding]: limiter(2) }
      const statuses = [await ask(path, env, '192.0.2.1'), await ask(path, env, '192.0.2.1')].map(
        ({ status }) => status,
      )
      const refused = await ask(path, env, '192.0.2.1')
      expect(statuses).toEqual([200, 200])
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('60')
      expect(refused.headers.get('cache-control')).toBe('no-store')
      expect(await refused.text()).not.toContain('192.0.2.1')
      expect((await ask(path, env, '192.0.2.2')).status).toBe(200)
    },
  )

  it('is limited by no other binding, and by none for a page', async () => {
    for (const [path, binding] of [...cases, ['/docs', 'none'] as const]) {
      const others = Object.keys(PATHS).filter((name) => name !== binding)
      const env = Object.fromEntries(others.map((name) => [name, limiter(0)]))
      expect([path, (await ask(path, env, '192.0.2.1')).status]).toEqual([path, 200])
    }
  })
})

it('limits nobody where no binding is declared, or nobody is named', async () => {
  expect((await ask('/_feedback', {}, '192.0.2.1')).status).toBe(200)
  expect((await ask('/_feedback', { FEEDBACK_LIMIT: limiter(0) })).status).toBe(200)
})

it('finds each of its bindings in the configuration, with the period that it names', () => {
  const toml = readFileSync('wrangler.toml', 'utf8')
  const declared = [...toml.matchAll(/^\[\[ratelimits\]\]\nname = "(\w+)"[^]*?period = (\d+)/gm)]
  expect(declared.map(([, name]) => name).toSorted()).toEqual(Object.keys(PATHS).toSorted())
  expect(declared.every(([, , period]) => period === '60')).toBe(true)
})
