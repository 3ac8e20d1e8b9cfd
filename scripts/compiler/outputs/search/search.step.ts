// The steps that index the pages of a release. What depends on a group of pages, and what on a range of terms, are steps
// of their own: an edit indexes its group again, and writes the ranges of its words.

import type { SiteConfig } from '#site/model/site-config.ts'
import type { Hash } from '#site/model/release.ts'
import type { Facet } from '#site/search/index/search-documents.ts'
import type { TermPlaces, TermWeights } from '#site/search/stored/lunr-format.ts'
import { dataFiles, pagePaths } from '../../../content/content.step.ts'
import type { ContentPlace } from '../../../content/read-content.ts'
import { step, stepWithParts, type Reads } from '../../../graph/step.ts'
import { compiledPage } from '../../compile/compiled-page.step.ts'
import { platformApi } from '../../platform-api.ts'
import { pagesBySidebar } from '../../sidebars/pages-by-sidebar.ts'
import { siteVariables } from '../../site-variables.step.ts'
import type { AnswerParts } from '../answers/answer-parts.ts'
import type { OmittedNames, PageNames, SearchedPage } from './search-entries.ts'
import type { SearchGroup } from './search-group.ts'

/** Pages of a group: few enough to index again after an edit, and enough that ten thousand pages are few groups. */
const PAGES_IN_GROUP = 32
const SIZE_STEP = 4000
/** On a site of some 2,000 pages. */
const MANY_GROUPS = 64

export const searchAnswers = step<null, AnswerParts>('search answers', import.meta.url, async (reads) => {
  const { answerParts } = await import('../answers/answer-parts.ts')
  const limits = await reads.parts(platformApi.limits, null)
  return answerParts(reads, {
    content: reads.setting<ContentPlace>('content'),
    tables: await reads.ask(dataFiles, null),
    paths: new Set(Object.values(await reads.ask(pagePaths, null))),
    config: reads.setting<SiteConfig>('config'),
    variables: await reads.ask(siteVariables, null),
    ofContract: await reads.ask(platformApi.answers, null),
    limitsOf: (field) => limits.get(field),
  })
})

/** By path of the page that answers them. */
const askedPages = stepWithParts<null, Record<string, string[]>>(
  'what readers asked',
  import.meta.url,
  async (reads) => {
    const { askedByPage } = await import('../answers/asked-pages.ts')
    const file = (await reads.parts(dataFiles, null)).get('asked-pages')
    return file === undefined ? {} : askedByPage(reads, reads.setting<ContentPlace>('content'), file)
  },
)

/** Pages that readers may find, in the order of the sidebars. A group is known by its first file. */
export const searchGroups = stepWithParts<null, Record<string, { file: string; facet: Facet }[]>>(
  'search groups',
  import.meta.url,
  async (reads) => {
    const { stableGroups } = await import('#site/search/index/stable-groups.ts')
    const { sidebars, all } = await pagesBySidebar(reads)
    const inSidebars = sidebars.flatMap(({ pages }) => pages)
    const found = [...new Set([...inSidebars, ...all])].filter((page) => page.frontMatter.noindex !== true)
    const facets = new Map(
      sidebars.flatMap(({ name, pages }) => pages.map(({ path }) => [path, name] as const)),
    )
    const pages = found.map(({ file, path }) => ({ file, facet: facets.get(path) ?? '' }))
    const measure = { key: ({ file }: { file: string }) => file, size: () => 1 }
    return Object.fromEntries(
      stableGroups(pages, measure, PAGES_IN_GROUP).map((group) => [group[0]!.file, group]),
    )
  },
)

/** Then a value holds a whole group: `/lunr-index.json` is read from all of them, and a request may read 1,000. */
const hasManyGroups = step<null, boolean>(
  'number of search groups',
  import.meta.url,
  async (reads) => (await groupKeys(reads)).length > MANY_GROUPS,
)

const groupKeys = async (reads: Reads): Promise<string[]> => (await reads.parts(searchGroups, null)).keys()

async function membersOf(
  reads: Reads,
  group: string,
): Promise<{ pages: SearchedPage[]; facets: Map<string, Facet> }> {
  const members = (await reads.parts(searchGroups, null)).get(group) ?? []
  const askedOf = await reads.parts(askedPages, null)
  const pages = await Promise.all(
    members.map(async ({ file }): Promise<SearchedPage> => {
      const page = await reads.parts(compiledPage, file)
      const head = page.get('head')!
      return { ...head, sections: page.get('sections') ?? [], asked: askedOf.get(head.path) ?? [] }
    }),
  )
  return { pages, facets: new Map(members.map(({ file, facet }) => [file, facet])) }
}

const groupNames = step<string, PageNames>(
  'names of a search group',
  import.meta.url,
  async (reads, group) => {
    const { namesOf } = await import('./search-entries.ts')
    return namesOf((await membersOf(reads, group)).pages)
  },
)

/** By group. */
const omissions = stepWithParts<null, Record<string, OmittedNames>>(
  'names that search omits',
  import.meta.url,
  async (reads) => {
    const { omittedNames } = await import('./search-entries.ts')
    const keys = await groupKeys(reads)
    const omitted = omittedNames(await Promise.all(keys.map((key) => reads.ask(groupNames, key))))
    return Object.fromEntries(keys.map((key, at) => [key, omitted[at]!]))
  },
)

type StoredGroup = Omit<SearchGroup<Hash>, 'places'> & { [range in `terms ${number}`]: TermPlaces }

/** Input: the group. Its parts are published. */
export const searchedGroup = stepWithParts<string, StoredGroup>(
  'search group',
  import.meta.url,
  async (reads, group) => {
    const { searchEntries } = await import('./search-entries.ts')
    const { searchGroup } = await import('./search-group.ts')
    const { pages, facets } = await membersOf(reads, group)
    const omitted = (await reads.parts(omissions, null)).get(group)!
    const entries = searchEntries(pages, ({ file }) => facets.get(file) ?? '', omitted)
    const characters = (await reads.ask(hasManyGroups, null)) ? Infinity : undefined
    const { places, ...facts } = searchGroup(entries, (text) => reads.publish(text), characters)
    return { ...facts, ...Object.fromEntries(places.map((terms, range) => [`terms ${range}`, terms])) }
  },
  { inThreads: true },
)

/** By group: the numbers of its entries. */
const entryNumbers = stepWithParts<null, Record<string, number[]>>(
  'numbers of search entries',
  import.meta.url,
  async (reads) => {
    const { groupNumbers } = await import('./join-search.ts')
    const keys = await groupKeys(reads)
    const known = await Promise.all(
      keys.map(async (key) => {
        const group = await reads.parts(searchedGroup, key)
        return { paths: group.get('paths')!, slots: group.get('slots')! }
      }),
    )
    const numbers = groupNumbers(known)
    return Object.fromEntries(keys.map((key, at) => [key, numbers[at]!]))
  },
)

export interface RangeParts {
  slices: [first: string, Hash][]
  terms: string[]
  weights: TermWeights
  /** Characters of the slices, rounded so that few edits change it. */
  size: number
}

/** Input: number of the range. */
export const termRange = stepWithParts<number, RangeParts>(
  'search terms',
  import.meta.url,
  async (reads, range) => {
    const { storedRange } = await import('#site/search/stored/lunr-format.ts')
    const numbers = await reads.ask(entryNumbers, null)
    const places = await Promise.all(
      Object.entries(numbers).map(async ([group, ofGroup]) => ({
        numbers: ofGroup,
        places: (await reads.parts(searchedGroup, group)).get(`terms ${range}`)!,
      })),
    )
    const { slices, ...facts } = storedRange(places)
    const characters = slices.reduce((sum, { text }) => sum + text.length, 0)
    return {
      ...facts,
      slices: slices.map(({ first, text }) => [first, reads.publish(text)]),
      size: Math.ceil(characters / SIZE_STEP) * SIZE_STEP,
    }
  },
)
