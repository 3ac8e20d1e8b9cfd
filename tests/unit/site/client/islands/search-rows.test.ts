// What the search dialog lists for a query, in groups.

import { expect, it } from 'vitest'
import { rowGroups } from '#site/client/islands/search-rows.ts'
import type { LiveSearch } from '#site/client/islands/use-live-search.ts'
import type { ShownResult } from '#site/search/present/shown-result.ts'
import type { ShownResults } from '#site/search/present/shown-results.ts'

const row = (url: string) => ({ url }) as ShownResult
const NOTHING: ShownResults = { query: 'zzzz', total: 0, results: [], facets: [], everywhere: 0 }

function groupsOf(results: ShownResults): [string, string[]][] {
  const search = { query: 'zzzz', results, suggested: [row('/docs')] } as unknown as LiveSearch
  return rowGroups(search, undefined).map(({ label, rows }) => [label, rows.map(({ url }) => url)])
}

it('lists the closest pages where a query found nothing', () => {
  expect(groupsOf({ ...NOTHING, results: [row('/docs/webhooks')] })).toEqual([
    ['Closest pages', ['/docs/webhooks']],
  ])
})

it('lists pages as the closest where none is about all of the query', () => {
  expect(groupsOf({ ...NOTHING, total: 1, fits: false, results: [row('/docs/webhooks')] })).toEqual([
    ['Closest pages', ['/docs/webhooks']],
  ])
})

it('lists the closest pages for a pasted text that is not recognised', () => {
  const search = {
    query: '',
    pasted: { closest: [row('/docs/sdks/go')] },
    suggested: [],
  } as unknown as LiveSearch
  expect(rowGroups(search, undefined).map(({ label }) => label)).toEqual(['Closest pages'])
})

it('suggests first pages where no page is close to the query', () => {
  expect(groupsOf(NOTHING)).toEqual([['Suggested pages', ['/docs']]])
})

it('suggests nothing for a text that was not searched, or that has results in other parts', () => {
  expect(groupsOf({ ...NOTHING, refused: true })).toEqual([])
  expect(groupsOf({ ...NOTHING, everywhere: 4 })).toEqual([])
})
