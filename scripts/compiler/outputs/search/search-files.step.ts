// The step that puts the search of a release together.

import type { Hash } from '#site/model/release.ts'
import { DEFAULT_REFERENCE } from '#site/model/site-config.ts'
import { referencePage } from '../../../content/content.step.ts'
import { step } from '../../../graph/step.ts'
import { pagesBySidebar } from '../../sidebars/pages-by-sidebar.ts'
import { forGroups, fromRanges } from './every-group.ts'
import { filePieces } from './joined-files.step.ts'
import type { PublishedSearch } from './publish-search.ts'
import { searchAnswers, searchedGroup } from './search.step.ts'

const words = step<null, [first: string, Hash][]>('words of the search', import.meta.url, async (reads) => {
  const { wordParts } = await import('./join-search.ts')
  const titles = await forGroups(reads, async (key) =>
    (await reads.parts(searchedGroup, key)).get('titleWords')!,
  )
  const parts = wordParts((await fromRanges(reads, 'terms')).flat(), titles.flat())
  return parts.map(({ first, text }) => [first, reads.publish(text)])
})

export const searchFiles = step<null, PublishedSearch>('search', import.meta.url, async (reads) => {
  const { joinSearch } = await import('./join-search.ts')
  const { joinedFiles } = await import('./joined-files.ts')
  const { publishSearch } = await import('./publish-search.ts')
  const { MAX_HITS } = await import('./search-group.ts')
  const stored = await forGroups(reads, (key) => reads.parts(searchedGroup, key))
  const { sidebars } = await pagesBySidebar(reads)
  const first = (await reads.ask(referencePage, null)) ?? DEFAULT_REFERENCE
  const reference = sidebars.find(({ pages }) => pages.some(({ path }) => path === first))?.name
  const pieces = {
    groups: stored.map((group) => ({
      table: group.get('table')!,
      paths: group.get('paths')!,
      slots: group.get('slots')!,
      titles: group.get('titles')!,
      rows: group.get('rows')!,
      texts: group.get('texts')!,
    })),
    slices: await fromRanges(reads, 'slices'),
    words: await reads.ask(words, null),
    answers: (await reads.ask(searchAnswers, null)).answers,
    options: {
      maxHits: MAX_HITS,
      facets: sidebars.map(({ name, label }) => ({ name, label })),
      ...(reference !== undefined && { reference }),
    },
  }
  const files = joinedFiles(await reads.ask(filePieces, null), pieces.options, {
    load: (piece) => reads.published(piece),
    publish: (value) => reads.publish(value),
  })
  return publishSearch(
    reads,
    joinSearch(pieces, (text) => reads.publish(text)),
    files,
  )
})
