// How the URL of a result carries the matching words, and how they are extracted again.

import { describe, expect, it } from 'vitest'
import { markedText } from '#site/search/present/marked-text.ts'
import { parseQuery } from '#site/search/query/parse-query.ts'
import { createWordMatcher } from '#site/search/query/word-matcher.ts'
import { takeTextFragment, withTextFragment } from '#site/search/present/text-fragment.ts'

const plain = (text: string) => [{ text, mark: false }]
const address = (url: string, text: string, query: string) =>
  withTextFragment({
    url,
    title: plain('Retries'),
    section: url.includes('#') ? plain('How to wait') : [],
    snippet: markedText(text, createWordMatcher(parseQuery(query))),
  })

describe('a URL with the matching words', () => {
  it('includes a word’s neighbours, so that no menu matches first', () => {
    expect(address('/docs#a', 'Wait with jitter, then repeat.', 'jitter')).toBe(
      '/docs#a:~:text=with-,jitter,-%2C',
    )
    expect(address('/docs', 'Tokens stand for data.', 'tokens')).toBe('/docs#:~:text=Tokens,-stand')
  })

  it('keeps a name in one piece', () => {
    expect(address('/docs#a', 'send a card_number here', 'card_number')).toBe(
      '/docs#a:~:text=a-,card_number,-here',
    )
    expect(address('/docs#a', 'use x-api-key here', 'x-api-key')).toBe(
      '/docs#a:~:text=use-,x%2Dapi%2Dkey,-here',
    )
  })

  it('uses the first words of a text if nothing matches or a word has no neighbour', () => {
    expect(address('/docs#a', '… Something else is said here, at length', 'jitter')).toBe(
      '/docs#a:~:text=Something%20else%20is%20said%20here%2C',
    )
    expect(address('/docs', 'Column · What it is for … One, two or three', 'jitter')).toBe(
      '/docs#:~:text=What%20it%20is%20for',
    )
  })

  it('uses the heading if there are no such words', () => {
    expect(address('/docs#a', '… jitter …', 'jitter')).toBe('/docs#a:~:text=How%20to%20wait')
    expect(address('/docs', '', 'jitter')).toBe('/docs#:~:text=Retries')
  })

  it('uses a name alone, and its heading without the name, which occurs elsewhere in the section', () => {
    const found = { url: '/docs#a', title: plain('Errors'), section: plain('Codes'), named: true as const }
    const snippet = (query: string) => markedText('422 · Unknown', createWordMatcher(parseQuery(query)))
    expect(withTextFragment({ ...found, snippet: snippet('422') })).toBe('/docs#a:~:text=422')
    expect(withTextFragment({ ...found, snippet: snippet('jitter') })).toBe('/docs#a:~:text=Codes')
  })

  it('uses four words at most', () => {
    const url = address('/docs', 'a token b token c token d token e token f', 'token')
    expect(url.match(/text=/g)).toHaveLength(4)
  })

  it('is split into the clean URL and the words', () => {
    expect(
      takeTextFragment(address('/docs#a', 'use X-Api-Key or a card_number here', 'x-api-key card_number')),
    ).toEqual({
      url: '/docs#a',
      words: ['x-api-key', 'card_number'],
    })
    expect(takeTextFragment('/docs#:~:text=Tokens,-stand')).toEqual({ url: '/docs', words: ['tokens'] })
    expect(takeTextFragment('/docs?q=1#a')).toEqual({ url: '/docs?q=1#a', words: [] })
  })

  it('survives words that cannot be decoded', () => {
    expect(takeTextFragment('/docs#:~:text=100%').words).toEqual(['100%'])
    expect(takeTextFragment('/docs#:~:').words).toEqual([])
  })
})
