import { describe, expect, it } from 'vitest'
import { mergeQuery } from '#site/model/queries/merge-query.ts'

describe('mergeQuery', () => {
  it.each([
    ['/a', '', '/a'],
    ['/a', '?', '/a'],
    ['/a', '?x=1', '/a?x=1'],
    ['/a#f', '?x=1', '/a?x=1#f'],
    ['/a?y=2', '?x=1', '/a?y=2&x=1'],
    ['/a?y=2#f', '?y=1&x=1', '/a?y=2&x=1#f'],
    ['/a', '?x=a%20b&x=2', '/a?x=a%20b&x=2'],
    ['/a', '?next=//evil.example', '/a?next=//evil.example'],
  ])('of %j and %j is %j', (target, search, merged) => {
    expect(mergeQuery(target, search)).toBe(merged)
  })

  it('removes bytes that would end a header or start a fragment', () => {
    expect(mergeQuery('/a', '?x=\r\nSet-Cookie: y#z')).toBe('/a?x=%0D%0ASet-Cookie:%20y%23z')
  })
})
