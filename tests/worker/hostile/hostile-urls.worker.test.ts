// Addresses that only attacks and broken programs send, as bytes on a socket: always a calm response from our own
// origin.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getRaw, sendRaw } from '../raw-request.ts'
import { startTestWorker, type TestWorker } from '../start-test-worker.ts'

let worker: TestWorker
beforeAll(async () => {
  worker = await startTestWorker()
})
afterAll(() => worker.stop())

const OPEN_REDIRECTS = [
  '//evil.example/',
  '//evil.example/docs/api/',
  '///evil.example',
  '////evil.example//',
  '/\\evil.example/',
  '/\\/evil.example/',
  '\\\\evil.example',
  '/%5cevil.example/',
  '/%5C%5Cevil.example/docs/',
  '/%2f%2fevil.example/',
  '/%2Fevil.example/',
  '/%2f%2fevil.example/index.html',
  '//evil.example/%2e%2e',
  '//evil.example/%2e%2e/docs/api/',
  '/docs/..//evil.example/',
  '/docs/%2e%2e//evil.example/',
  '/.//evil.example/',
  '/%2e/%2fevil.example/',
  '//evil%2eexample/',
  '//user@evil.example/',
  '//evil.example:80/docs',
  '/https://evil.example/',
  '/https:%2f%2fevil.example/',
  '/docs/api/?next=//evil.example',
  '/docs/api.html?url=https://evil.example',
  '/api-reference?x=//evil.example/%0d%0aLocation:%20https://evil.example',
  '/docs/api/%0d%0aLocation:%20https://evil.example',
  '/docs/api/%0aSet-Cookie:x=1',
  '/docs/api/?a=%0d%0aSet-Cookie:x=1',
  '/%09/evil.example',
  '/%00//evil.example/',
  '/elsewhere',
  '/elsewhere.md',
  '/elsewhere/index.html',
]

const MALFORMED = [
  '/%',
  '/%2',
  '/%zz',
  '/docs/%ff',
  '/docs/%fe',
  '/docs/%c0%80',
  '/docs/%80%80',
  '/docs/%e0%80%80',
  '/docs/%ed%a0%80',
  '/docs/%00',
  '/docs/%0a',
  '/docs/%7f',
  '/docs/%5c',
  '/docs/%e2%80%a8',
]

const NOT_FOUND = [
  `/docs/${'a'.repeat(2000)}`,
  `/docs/${encodeURIComponent('界'.repeat(115))}`,
  `/docs/${'%e7%95%8c'.repeat(900)}`,
  '/__proto__',
  '/constructor',
  '/hasOwnProperty',
  '/toString',
  '/__proto__.md',
  '/docs/__proto__',
  '/docs/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/docs/%252e%252e/api',
  '/docs/%2525',
  '/assets/..%2f..%2fx',
  '/assets/../assets/x.js',
  '/assets/%2e%2e/wrangler.toml',
  '/.git/config',
  '/.env',
  '/wp-login.php',
  '/c/00000000000000000000000000000000',
  '/_page/__proto__',
  '/_sidebar/__proto__',
  '/_sidebar/constructor',
  '/docs/api/errors/style.css',
  '/docs/api/errors;x=.js',
  '/docs/api%00.js',
  '/docs/api/errors%3f.css',
  '/docs/api%23x',
  `/_page/${'0'.repeat(600)}`,
  `/assets/${'a'.repeat(600)}.js`,
  `/docs/${'%61'.repeat(300)}`,
]

describe('a URL crafted to redirect elsewhere', () => {
  it.each(OPEN_REDIRECTS)('%s stays on our origin', async (target) => {
    const { status, headers } = await getRaw(worker.url, target)
    const location = headers.get('location')
    expect(status).toBeLessThan(500)
    if (location !== undefined) {
      expect(location).toMatch(/^\/(?![/\\])/)
      expect(new URL(location, 'https://docs.example.test').origin).toBe('https://docs.example.test')
    }
    expect(headers.has('set-cookie')).toBe(false)
  })
})

describe('a URL that no page can have', () => {
  it.each(MALFORMED)('%s is rejected with 400', async (target) => {
    const { status, headers, body } = await getRaw(worker.url, target, { Accept: 'text/html' })
    expect(status).toBe(400)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.has('content-security-policy')).toBe(true)
    expect(body).toMatch(/<\/html>/)
    // A program gets a few lines.
    const plain = await getRaw(worker.url, target)
    expect([plain.status, plain.headers.get('content-type')]).toEqual([400, 'text/markdown; charset=utf-8'])
    expect(plain.body.length).toBeLessThan(500)
  })
})

describe('a probing URL', () => {
  it.each(NOT_FOUND)('%s finds nothing', async (target) => {
    const { status, headers } = await getRaw(worker.url, target)
    expect([400, 404]).toContain(status)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('an unusual request', () => {
  const raw = (head: string) => sendRaw(worker.url, `${head}\r\nHost: x\r\nConnection: close\r\n\r\n`)

  it.each(['TRACE', 'QUERY', 'PROPFIND', 'OPTIONS'])('%s is rejected with 405 and Allow', async (method) => {
    const { status, headers } = await raw(`${method} /docs/api HTTP/1.1`)
    expect(status).toBe(405)
    expect(headers.get('allow')).toBe('GET, HEAD')
    expect(headers.has('content-security-policy')).toBe(true)
  })

  it('with a fragment in its target gets the same response as without it', async () => {
    expect((await raw('GET /docs#x HTTP/1.1')).status).toBe(200)
  })

  it('with raw UTF-8 in its path finds the page', async () => {
    const target = Buffer.from('/docs/überblick').toString('latin1')
    const { status, headers } = await getRaw(worker.url, target)
    expect([status, headers.get('location')]).toEqual([200, undefined])
  })

  it('with another Host gets the same response', async () => {
    const own = await getRaw(worker.url, '/docs/api')
    const other = await getRaw(worker.url, '/docs/api', { Host: 'evil.example' })
    expect(other.body).toBe(own.body)
    const redirect = await getRaw(worker.url, '/docs/api/', { Host: 'evil.example' })
    expect(redirect.headers.get('location')).toBe('/docs/api')
  })
})

describe('a header that other software trusts', () => {
  const clean = () => getRaw(worker.url, '/docs/api')
  it.each([
    ['X-Forwarded-Host', 'evil.example'],
    ['X-Forwarded-Proto', 'http'],
    ['X-Forwarded-For', '203.0.113.7'],
    ['X-Forwarded-Prefix', '/evil'],
    ['Forwarded', 'host=evil.example;proto=http'],
    ['X-Original-URL', '/evil'],
    ['X-Rewrite-URL', '/evil'],
    ['X-HTTP-Method-Override', 'POST'],
    ['X-Host', 'evil.example'],
    ['X-Request-Id', 'evil'],
    ['Origin', 'https://evil.example'],
    ['Referer', 'https://evil.example/'],
    ['Cookie', 'theme=evil; session=evil'],
    ['Sec-GPC', '1'],
    ['DNT', '1'],
    ['RSC', '1'],
    ['Range', 'bytes=0-9'],
    ['Accept-Language', 'evil'],
    ['User-Agent', 'evil'],
    ['If-Modified-Since', 'Wed, 01 Jan 2031 00:00:00 GMT'],
    ['Authorization', 'Basic ZXZpbA=='],
  ])('%s changes nothing', async (name, value) => {
    const expected = await clean()
    const response = await getRaw(worker.url, '/docs/api', { [name]: value })
    expect(response.status).toBe(200)
    expect(response.body).toBe(expected.body)
    const stable = (headers: Map<string, string>) =>
      [...headers].filter(([header]) => header !== 'x-request-id')
    expect(stable(response.headers)).toEqual(stable(expected.headers))
    expect([...response.headers.values()].join('\n')).not.toContain('evil')
  })
})
