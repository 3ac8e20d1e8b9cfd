// Which URLs resolve to a page in the document, and which are left to the browser.

import { describe, expect, it } from 'vitest'
import { createRouteTable } from '#site/client/navigation/route-table.ts'

const HOME = '0'.repeat(32)
const ERRORS = 'a'.repeat(32)
const table = createRouteTable({
  pages: { '/': HOME, '/docs/api/errors': ERRORS },
  redirects: {
    '/errors': '/docs/api/errors',
    '/codes': '/docs/api/errors#codes',
    '/out': '//other.example',
    '/loop': '/loop',
  },
})
const resolve = (address: string) => table.resolve(new URL(address, 'https://docs.example'))

describe('route table', () => {
  it('resolves to a page’s record, keeping query and fragment', () => {
    const target = resolve('/docs/api/errors?lang=go#codes')
    expect(target).toMatchObject({ path: '/docs/api/errors', record: ERRORS })
    expect(target?.url.href).toBe('https://docs.example/docs/api/errors?lang=go#codes')
  })

  it.each([
    ['/docs/api/errors/', '/docs/api/errors'],
    ['/Docs/API/Errors.html?x=1', '/docs/api/errors?x=1'],
    ['/errors?x=1#codes', '/docs/api/errors?x=1#codes'],
    ['/codes#mine', '/docs/api/errors#codes'],
    ['/index.html', '/'],
  ])('follows %s to %s', (from, to) => {
    expect(resolve(from)?.url.href).toBe(`https://docs.example${to}`)
  })

  it.each([
    '/nowhere',
    '/docs/api/errors.md',
    '/llms.txt',
    '/search?q=x',
    '/assets/x.js',
    '/__proto__',
    '/constructor',
    '/%E0%A4%A',
  ])('leaves %s to the browser', (address) => {
    expect(resolve(address)).toBeUndefined()
  })

  it('never leaves the origin, and stops at a redirect loop', () => {
    expect(resolve('/out')).toBeUndefined()
    expect(resolve('/loop')).toBeUndefined()
  })
})
