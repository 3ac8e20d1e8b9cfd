import { expect, it } from 'vitest'
import { notModified } from '#worker/http/blob-response.ts'

it('a 304 has the headers of the 200, except those that describe its body', () => {
  const { status, headers, body } = notModified('"tag"', {
    'content-type': 'text/javascript',
    'content-length': '12',
    'content-encoding': 'br',
    'cache-control': 'public',
    link: '</docs.md>; rel="alternate"',
  })
  expect([status, body]).toEqual([304, null])
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'public',
    etag: '"tag"',
    link: '</docs.md>; rel="alternate"',
  })
})
