import { describe, expect, it } from 'vitest'
import { parseSearchQuery, searchAddress } from '#worker/search/search-query.ts'

describe('parseSearchQuery', () => {
  it('reads the parameters it knows and ignores the others', () => {
    expect(parseSearchQuery('?q=tokens&facet=api&limit=5&page=2&utm_source=x&[]=1')).toEqual({
      q: 'tokens',
      facet: 'api',
      limit: 5,
      page: 2,
    })
  })

  it.each([
    '',
    '?',
    '?limit=0',
    '?limit=-3',
    '?limit=1e9',
    '?limit=abc',
    '?page=0',
    '?page=%00',
    '?facet=',
    '?facet=%20',
  ])('falls back to its defaults for %j', (search) => {
    expect(parseSearchQuery(search)).toEqual({ q: '', limit: 20, page: 1 })
  })

  it('limits everything', () => {
    const { q, facet, limit, page } = parseSearchQuery(
      `?q=${'a'.repeat(9000)}&facet=${'b'.repeat(900)}&limit=999&page=9999`,
    )
    expect([q.length, facet!.length, limit, page]).toEqual([200, 40, 50, 100])
  })

  it('does not split a character', () => {
    const typed = `a${'😀'.repeat(300)}`
    expect(parseSearchQuery(`?q=${encodeURIComponent(typed)}`).q).toBe(`a${'😀'.repeat(99)}`)
  })

  it('takes the first of a repeated parameter, and collapses spaces', () => {
    expect(parseSearchQuery('?q=a%20%0a%20b&q=c').q).toBe('a b')
  })
})

describe('searchAddress', () => {
  it('is the same for every spelling of the same search', () => {
    const address = (search: string) => searchAddress('/search', parseSearchQuery(search))
    for (const same of [
      '?q=a+b&page=2',
      '?page=2&q=a%20b',
      '?q=a+b&limit=20&page=2&junk=1',
      '?q=+a++b+&page=2',
    ]) {
      expect(address(same)).toBe('/search?q=a+b&page=2')
    }
  })
})
