// No text makes the search throw or work without bound, shown on seeded random texts.

import { describe, expect, it } from 'vitest'
import { hostileQueries } from '#scripts/bench/hostile-texts.ts'
import { inOneGo } from '#site/search/index/in-one-go.ts'
import type { SearchEntry } from '#site/search/index/search-documents.ts'
import { search } from '#site/search/query/run-search.ts'
import { indexDocuments, type SearchData } from '#site/search/query/search-data.ts'

const PAGES = 60
const SECTIONS = 15
const QUERIES = 150
/** For eight words and their expansions: themselves, their stems, forty completions, ten corrections. */
const MOST_LOOKED_UP = 500
/** Rows of the compared pages, plus the pages themselves. */
const MOST_COMPARED = 30 * 13
/** Three rows of each compared page. */
const MOST_SHOWN = 90
const PIECES = [
  'token',
  'tokenn',
  'permisionn',
  'to',
  'card_number',
  'POST /tokens',
  'XY-API-KEY',
  'a'.repeat(60),
  'é\u0301',
  '💥',
  '\ud800',
  '\u0000',
  '"',
  '{"status":',
  '~99',
  '*',
  '.-/:_',
  '__proto__',
  '404',
  'curl https://',
]

/** Numbers from 0 to below 1, the same sequence every time. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function madeEntries(): SearchEntry[] {
  const number = numbersFrom(7)
  const word = (): string => `to${Math.floor(number() * 4000).toString(36)}k${number() < 0.2 ? 'en' : 'ens'}`
  return Array.from({ length: PAGES * SECTIONS }, (_, at): SearchEntry => {
    const url = `/docs/page-${Math.floor(at / SECTIONS)}`
    const words = Array.from({ length: 12 }, word).join(' ')
    const isPage = at % SECTIONS === 0
    return {
      title: `${word()} token ${at}`,
      type: isPage ? 0 : 1,
      url: isPage ? url : `${url}#s${at}`,
      content: `${words} token permission`,
      keywords: '',
      facet: 'docs',
      ...(!isPage && { pageTitle: 'Page', tagName: 'h2' }),
    }
  })
}

function madeQueries(): string[] {
  const number = numbersFrom(42)
  const piece = (): string => {
    const chosen = PIECES[Math.floor(number() * PIECES.length)]!
    return number() < 0.2 ? String.fromCharCode(Math.floor(number() * 0xffff)) : chosen
  }
  return Array.from({ length: QUERIES }, () =>
    Array.from({ length: 1 + Math.floor(number() * 14) }, piece).join(number() < 0.5 ? ' ' : ''),
  )
}

const data = inOneGo(indexDocuments({ searchDocs: madeEntries(), options: { maxHits: 20, facets: [] } }))

/** The same data, counting the terms a query looks up and the rows it compares. */
function counted(): { data: SearchData; work: { lookedUp: number; compared: Set<number> } } {
  const work = { lookedUp: 0, compared: new Set<number>() }
  const postings: typeof data.index.postings = (term) => {
    work.lookedUp++
    return data.index.postings(term)
  }
  const factsOf: typeof data.factsOf = (id) => {
    work.compared.add(id)
    return data.factsOf(id)
  }
  return { data: { ...data, index: { ...data.index, postings }, factsOf }, work }
}

describe('random text', () => {
  it('never throws, returns few rows, and stays within the bounds on look-ups and comparisons', () => {
    for (const query of [...hostileQueries(), ...madeQueries()]) {
      const { data: watched, work } = counted()
      const { results, total } = search(watched, query, { limit: 8 })

      const named = JSON.stringify(query)
      expect(results.length, named).toBeLessThanOrEqual(8)
      expect(total, named).toBeLessThanOrEqual(MOST_SHOWN)
      expect(work.lookedUp, named).toBeLessThanOrEqual(MOST_LOOKED_UP)
      expect(work.compared.size, named).toBeLessThanOrEqual(MOST_COMPARED)
    }
  })
})
