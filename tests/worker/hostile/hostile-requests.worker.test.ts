// Attacks through parameters, headers, methods and bodies. Each gets a clean response that reflects no markup and is
// never cached if it is a rejection; afterwards the site is unchanged.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw, type RawResponse } from '../raw-request.ts'
import { startTestWorker, type TestWorker } from '../start-test-worker.ts'

let worker: TestWorker
let before: string[]
const CLEAN = ['/docs/api', '/docs/api.md', '/search?q=errors', '/search.json?q=errors', '/robots.txt']

beforeAll(async () => {
  worker = await startTestWorker()
  await worker.control({ insights: 'well' })
  before = await Promise.all(CLEAN.map(bodyOf))
})
afterAll(() => worker.stop())

const bodyOf = async (path: string): Promise<string> =>
  (await (await worker.get(path)).text()).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')

const MARKUP = `evil"'><svg onload=alert(1)>`
const E = encodeURIComponent(MARKUP)

async function send(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<RawResponse> {
  const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body, 'latin1')) }
  const lines = Object.entries({ Host: 'docs.example.test', Connection: 'close', ...length, ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return sendRaw(worker.url, `${method} ${target} HTTP/1.1\r\n${head}\r\n${body}`)
}

function expectCalm({ status, headers, body }: RawResponse): void {
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.has('set-cookie')).toBe(false)
  expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  expect([...headers].filter(([name, value]) => name !== 'location' && value.includes('evil'))).toEqual([])
  if (/html|svg/.test(headers.get('content-type') ?? '')) expect(body).not.toContain('<svg onload')
  expect(body).not.toMatch(/\n {4}at |(?:Type|Range|URI)Error/)
  if (![200, 301, 304, 400, 404].includes(status)) expect(headers.get('cache-control')).toBe('no-store')
}

const PARAMETERS = [
  `/docs?${E}`,
  `/docs/api.md?lang=${E}`,
  '/docs/api.md?lang=__proto__',
  '/docs/api.md?section=constructor',
  '/docs/api.md?slice=-1',
  '/docs/api.md?slice=1e309',
  `/docs/api.md?${'a=1&'.repeat(2000)}`,
  `/search?q=${E}`,
  `/search.json?q=${E}`,
  `/search?q=errors&facet=${E}`,
  '/search?q=errors&facet=__proto__',
  '/search?q[]=errors&q=%00',
  '/search?q=%ED%A0%80',
  `/search?q=${'%F0%9F%92%A9'.repeat(300)}`,
  '/search?q=errors&limit=-1&page=99999',
  `/search?q=${encodeURIComponent('title:* +-~^boost^9999 a~9 *:*')}`,
  `/search?q=${encodeURIComponent('(a+)+$'.repeat(30))}`,
  `/search?q=${encodeURIComponent('\u202eevil\u2066')}`,
  '/search?q=%0d%0aSet-Cookie:x=1',
  `/search?try=${E}`,
  `/_search/${'0'.repeat(32)}/999999`,
  '/_search/__proto__/0',
  `/_feedback?page=${E}`,
  `/_feedback?page=/docs&place=${E}`,
  '/_feedback?page=//evil.example/docs',
  '/_feedback?page=%',
  `/_status?${E}`,
  `/_sidebar/docs?${E}`,
]

const HEADERS: Record<string, string>[] = [
  { Range: 'bytes=-1' },
  { Range: 'bytes=0-1,2-3,4-5' },
  { 'If-Range': '"x"', Range: 'bytes=0-1' },
  { 'If-None-Match': `"${'a'.repeat(5000)}"` },
  { 'If-None-Match': ',,,,W/' },
  { 'If-Match': '"x"' },
  { Accept: 'text/html;q=evil' },
  { Accept: ';'.repeat(3000) },
  { Accept: '*/*;q=0' },
  { Accept: '' },
  { 'Accept-Encoding': 'br, '.repeat(900) },
  { 'Accept-Encoding': 'evil' },
  { Upgrade: 'h2c' },
  { 'Service-Worker': 'script' },
  { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'script' },
  { 'X-Release': 'evil', 'X-Styles': 'evil', 'X-Log-Event': 'evil', 'X-Request-Id': 'evil' },
  { 'Cloudflare-Workers-Version-Overrides': 'evil="evil"' },
  { Cookie: 'evil='.repeat(1000) },
  { 'CF-Connecting-IP': 'evil', Via: '1.1 evil' },
]

const FORM = 'application/x-www-form-urlencoded'
const BODIES: [target: string, type: string, body: string][] = [
  ['/search', FORM, `text=${E}`],
  ['/search', FORM, 'text=%'],
  ['/search', FORM, `text=${encodeURIComponent('{"a":'.repeat(400))}`],
  ['/search', FORM, `text=${encodeURIComponent('500 __proto__ constructor toString')}`],
  ['/search', FORM, `text=${'a'.repeat(200_000)}`],
  ['/search', 'multipart/form-data; boundary=x', '--x'],
  ['/_feedback', 'application/json', 'null'],
  ['/_feedback', 'application/json', '['.repeat(9000)],
  ['/_feedback', 'application/json', '{"page":{"__proto__":1},"category":["wrong"],"text":{}}'],
  ['/_feedback', 'application/json', '{"page":"\\ud800","category":"wrong","text":"\\ud800"}'],
  ['/_feedback', 'application/json', `{"page":"/docs","category":"__proto__","text":"x"}`],
  ['/_feedback', 'application/json', '{"page":"//evil.example","category":"wrong","text":"x"}'],
  ['/_feedback', FORM, `page=/docs&category=wrong&text=${'a'.repeat(30_000)}`],
  ['/_feedback', 'text/plain', 'page=/docs'],
  ['/_r', 'application/reports+json', '['.repeat(9000)],
  ['/_r', 'application/reports+json', '[null,1,"x",[],{"body":null}]'],
  ['/_r', 'application/csp-report', `{"csp-report":{"effective-directive":"${'x'.repeat(9000)}"}}`],
  ['/_v', 'text/plain', '{"__proto__":{"release":"ab"},"lcp":1}'],
]

const METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PURGE'].flatMap((method) =>
  ['/docs/api', '/search', '/_feedback?page=/docs', '/_r', '/_status'].map((target) => [method, target]),
) as [string, string][]

describe('a hostile request', () => {
  it.each(PARAMETERS)('for %s', async (target) => {
    expectCalm(await send('GET', target))
    expectCalm(await send('GET', target, { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' }))
  })

  it.each(HEADERS)('with %o gets the complete page, or none', async (headers) => {
    const response = await send('GET', '/docs/api', headers)
    expectCalm(response)
    expect('If-Match' in headers ? [412] : [200, 304]).toContain(response.status)
  })

  it.each(BODIES)('to %s as %s: %.60s', async (target, type, body) => {
    const response = await send('POST', target, { 'Content-Type': type }, body)
    expectCalm(response)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/search', '/_feedback', '/_r'])('to %s whose body breaks off is refused', async (target) => {
    const type = target === '/_feedback' ? 'application/json' : FORM
    const headers = { 'Transfer-Encoding': 'chunked', 'Content-Type': type }
    const response = await send('POST', target, headers, '4\r\ntext\r\nno length\r\n')
    expectCalm(response)
    expect(response.status).toBe(400)
  })

  it.each(METHODS)('by %s to %s is rejected and not stored', async (method, target) => {
    const response = await send(method, target)
    expectCalm(response)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).not.toBeNull()
  })

  it('changes no later response, and leaves no error and none of its input in the log', async () => {
    expect(await Promise.all(CLEAN.map(bodyOf))).toEqual(before)
    const lines = worker.logs.join('\n')
    expect(lines).not.toMatch(/"level":"error"|[Ee]xception/)
    expect(lines).not.toContain('<svg onload')
  })
})
