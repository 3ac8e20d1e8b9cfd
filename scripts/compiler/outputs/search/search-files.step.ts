// The step that puts the search of a release together.

import type { PartRun, PieceRun } from '#site/model/release.ts'
import type { SearchDocuments } from '#site/search/index/search-documents.ts'
import { DEFAULT_REFERENCE } from '#site/model/site-config.ts'
import { referencePage } from '../../../content/content.step.ts'
import { step, type Parts, type PartStep, type Reads } from '../../../graph/step.ts'
import { pagesBySidebar } from '../../sidebars/pages-by-sidebar.ts'
import { forGroups, fromRanges } from './every-group.ts'
import type { Listed, ListedGroup } from './join-search.ts'
import { pageValues, rangeGroups, termValues } from './search-values.step.ts'
import type { PublishedSearch } from './publish-search.ts'
import { searchAnswers, searchedGroup } from './search.step.ts'

const words = step<null, Listed<string, PieceRun>>('words of the search', import.meta.url, async (reads) => {
  const { wordParts } = await import('./join-search.ts')
  const { packValues } = await import('./pack-values.ts')
  const titles = await forGroups(reads, async (key) =>
    (await reads.parts(searchedGroup, key)).get('titleWords')!,
  )
  const parts = wordParts((await fromRanges(reads, 'terms')).flat(), titles.flat())
  const [runs = []] = packValues(
    [parts.map(({ first, text }) => ({ key: first, bytes: Buffer.from(text) }))],
    (value) => reads.publish(value),
  )
  return { firsts: parts.map(({ first }) => first), parts: runs }
})

export const searchFiles = step<null, PublishedSearch>('search', import.meta.url, async (reads) => {
  const { firstEntries, joinSearch } = await import('./join-search.ts')
  const { joinedFiles } = await import('./joined-files.ts')
  const { publishSearch } = await import('./publish-search.ts')
  const options = await searchOptions(reads)
  const ofPages = await forGroups(reads, (key) => reads.ask(pageValues, key))
  const ranges = await reads.parts(rangeGroups, null)
  const ofTerms = await Promise.all(ranges.keys().map((range) => reads.ask(termValues, range)))
  const slices = await fromRanges(reads, 'slices')
  const stored = await forGroups(reads, (key) => reads.parts(searchedGroup, key))
  const groups = stored.map((group, at) => joinedGroup(group, ofPages[at]!))
  const firsts = firstEntries(groups)
  const files = joinedFiles(
    {
      vectors: ofPages.flatMap(({ vectors }, at) => vectors.map((run) => ({ ...run, first: firsts[at]! }))),
      terms: ofTerms.flatMap(({ lunr }) => lunr),
      documents: ofPages.flatMap(({ documents }) => documents),
    },
    options,
  )
  const joined = joinSearch<PartRun>(
    {
      groups,
      terms: {
        firsts: slices.flat().map(([term]) => term),
        parts: ofTerms.flatMap((runs) => runs.slices),
      },
      words: await reads.ask(words, null),
      answers: (await reads.ask(searchAnswers, null)).answers,
      options,
    },
    (text) => ({ value: reads.publish(text), count: 1 }),
  )
  return publishSearch(reads, joined, files)
})

async function searchOptions(reads: Reads): Promise<SearchDocuments['options']> {
  const { MAX_HITS } = await import('./search-group.ts')
  const { sidebars } = await pagesBySidebar(reads)
  const first = (await reads.ask(referencePage, null)) ?? DEFAULT_REFERENCE
  const reference = sidebars.find(({ pages }) => pages.some(({ path }) => path === first))?.name
  return {
    maxHits: MAX_HITS,
    facets: sidebars.map(({ name, label }) => ({ name, label })),
    ...(reference !== undefined && { reference }),
  }
}

type StoredParts = typeof searchedGroup extends PartStep<string, infer Part> ? Parts<Part> : never

/** What the index says of a group of pages, with where its rows and texts have been published. */
function joinedGroup(
  group: StoredParts,
  published: Record<'rows' | 'texts', PieceRun[]>,
): ListedGroup<PieceRun> {
  const listed = (kind: 'rows' | 'texts'): Listed<number, PieceRun> => ({
    firsts: group.get(kind)!.map(([entry]) => entry),
    parts: published[kind],
  })
  return {
    table: group.get('table')!,
    paths: group.get('paths')!,
    slots: group.get('slots')!,
    titles: group.get('titles')!,
    rows: listed('rows'),
    texts: listed('texts'),
  }
}
