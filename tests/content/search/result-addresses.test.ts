// Proves that the address of every result of the golden queries names words as they stand on the page it leads to.

import { beforeAll, expect, it } from 'vitest'
import { openStoredSearch } from '#scripts/bench/ranking/stored-search.ts'
import { hashInUrl } from '#site/model/assets/named-blobs.ts'
import { decodePageRecord } from '#site/model/page-record.ts'
import type { Manifest } from '#site/model/release.ts'
import { shownResult } from '#site/search/present/shown-result.ts'
import { withTextFragment } from '#site/search/present/text-fragment.ts'
import { parseQuery } from '#site/search/query/parse-query.ts'
import { search } from '#site/search/query/run-search.ts'
import { createWordMatcher } from '#site/search/query/word-matcher.ts'
import { textOfMain, withoutBlanks } from './text-of-main.ts'
import { releaseDespiteErrors } from '../../unit/scripts/compiler/site-stages.ts'
import { readGolden } from './golden-queries.ts'

let manifest: Manifest
let valueOf: (hash: string) => Uint8Array

const textOf = (hash: string): string => new TextDecoder().decode(valueOf(hash))

/** Text of an asset, by its URL. */
const assetText = (url: string): string => textOf(hashInUrl(url) ?? '')

beforeAll(async () => {
  const { release } = await releaseDespiteErrors({})
  manifest = release.manifest
  valueOf = (hash) => release.blobs.get(hash)!
}, 600_000)

it('names words that are adjacent on the page in the address of every result', async () => {
  const { data } = await openStoredSearch(manifest, valueOf)
  const mains = new Map(
    Object.entries(manifest.pages).map(([path, { hash }]) => [
      path,
      textOfMain(decodePageRecord(textOf(hash)).html, assetText),
    ]),
  )
  const queries = new Set(Object.values(readGolden()).flatMap((list) => list.map(({ query }) => query)))
  const strange = [...queries].flatMap((query) => {
    const matcher = createWordMatcher(parseQuery(query))
    return search(data, query).results.flatMap((result) => {
      const [url = '', directive = ''] = withTextFragment(shownResult(result, matcher)).split(':~:')
      expect([url, directive]).toEqual([url, expect.stringMatching(/^text=/)])
      return textsOf(directive)
        .filter((text) => !mains.get(result.page)!.includes(withoutBlanks(text)))
        .map((text) => `${query} -> ${url}: ${text}`)
    })
  })
  expect(strange).toEqual([])
})

/** Each with its neighbours. */
function textsOf(directive: string): string[] {
  return [...directive.matchAll(/text=([^&]+)/g)].map(([, parts = '']) =>
    parts
      .split(',')
      .map((part) => decodeURIComponent(part.replaceAll(/^-|-$/g, '')))
      .join(' '),
  )
}
