// Collects the search entries: what can be found on each page, under which name and at which address. Pages come in
// groups, and all that a group must know about the others is which names it leaves to them.

import { normalise } from '#site/search/query/query-parser.ts'
import { NAME_TAG, type Facet, type SearchEntry } from '#site/search/index/search-documents.ts'
import type { PageHead, SearchSection } from '../../page/compiled-page.ts'

/** Sections that only list links to other pages: what they say is found on those. */
const LINK_LISTS = new Set(['related'])
/** Of the text of an entry: a value of the search may have ten times as much. */
const MOST_CHARACTERS = 100_000

/** Everything in a page that the search data can depend on. */
export interface SearchedPage extends PageHead {
  sections: SearchSection[]
  /** Queries that it answers, as readers typed them. */
  asked?: readonly string[]
}

/** Names on a group of pages. Those of all groups decide under which names a page is found. */
export interface PageNames {
  /** Names with an entry of their own, as a reader's query is read: `expirationMonth` is `expiration_month`. */
  defined: string[]
  /** Names in samples, as written. */
  inSamples: string[]
  /** Definitions that other pages may repeat, such as fields of a shared schema. */
  shared: string[]
  /** Labels of the pages in the sidebar; one that several pages have occurs as often. */
  labels: string[]
}

/** Names under which a group of pages is not found, because others are. */
export interface OmittedNames {
  /** Names in samples that some page defines: a search for them leads there. */
  inSamples: string[]
  /** Definitions that an earlier page has. */
  shared: string[]
  /** Labels that several pages have. */
  labels: string[]
}

export function namesOf(pages: readonly SearchedPage[]): PageNames {
  const sections = pages.flatMap((page) => page.sections)
  const definitions = sections.flatMap(({ definitions = [] }) => definitions)
  return {
    defined: [...new Set(definitions.map(({ name }) => normalise(name)))],
    inSamples: [...new Set(sections.flatMap(({ identifiers = [] }) => identifiers))],
    shared: [...new Set(definitions.flatMap(({ shared = [] }) => shared))],
    labels: pages.flatMap(({ frontMatter }) => frontMatter.sidebar_label ?? []),
  }
}

/** In the same order. */
export function omittedNames(groups: readonly PageNames[]): OmittedNames[] {
  const defined = new Set(groups.flatMap((names) => names.defined))
  const once = new Set<string>()
  const often = new Set<string>()
  for (const label of groups.flatMap(({ labels }) => labels)) (once.has(label) ? often : once).add(label)
  const told = new Set<string>()
  return groups.map(({ inSamples, shared, labels }) => {
    const before = shared.filter((name) => told.has(name))
    for (const name of shared) told.add(name)
    return {
      inSamples: inSamples.filter((name) => defined.has(normalise(name))),
      shared: before,
      labels: [...new Set(labels)].filter((label) => often.has(label)),
    }
  })
}

/** `facetOf`: name of the sidebar that holds a page; empty for a page outside all. */
export function searchEntries(
  pages: readonly SearchedPage[],
  facetOf: (page: SearchedPage) => Facet,
  omitted: OmittedNames,
): SearchEntry[] {
  const [inSamples, told, labels] = [omitted.inSamples, omitted.shared, omitted.labels].map(
    (names) => new Set(names),
  ) as [Set<string>, Set<string>, Set<string>]
  return pages
    .map((page) => withLabel(withoutDefined(page, inSamples), labels))
    .flatMap((page) => entriesOf(page, facetOf(page), told))
}

function withoutDefined(page: SearchedPage, defined: ReadonlySet<string>): SearchedPage {
  const sections = page.sections.map((section): SearchSection => ({
    ...section,
    identifiers: section.identifiers?.filter((name) => !defined.has(name)) ?? [],
  }))
  return { ...page, sections }
}

/** A page is found by its label in the sidebar, unless another page has the same. */
function withLabel(page: SearchedPage, shared: ReadonlySet<string>): SearchedPage {
  const { sidebar_label: label, keywords = [] } = page.frontMatter
  if (label === undefined || shared.has(label) || keywords.includes(label)) return page
  return { ...page, frontMatter: { ...page.frontMatter, keywords: [...keywords, label] } }
}

/** `told`: repeated definitions that have an entry already. */
function entriesOf(page: SearchedPage, facet: Facet, told: Set<string>): SearchEntry[] {
  const lead = page.sections.filter((section) => section.id === '')
  const identifiers = lead.flatMap((section) => section.identifiers ?? [])
  const [content, ...more] = textPieces(
    lead
      .map((section) => section.text)
      .join(' ')
      .trim(),
  )
  const questions = [...(page.frontMatter.questions ?? []), ...(page.asked ?? [])]
  const whole: SearchEntry = {
    title: page.title,
    type: 0,
    sectionRef: '#',
    url: page.path,
    content,
    summary: page.description,
    keywords: [...(page.frontMatter.keywords ?? []), ...identifiers].join(', '),
    ...(questions.length > 0 && { questions }),
    ...(page.frontMatter.badge === 'deprecated' && { deprecated: true as const }),
    facet,
  }
  return [
    whole,
    ...more.map((text): SearchEntry => restOf(page, text, facet)),
    ...lead.flatMap((section) => definitionsOf(page, section, facet, told)),
    ...page.sections
      .filter(({ id }) => id !== '' && !LINK_LISTS.has(id))
      .flatMap((section) => [
        ...sectionEntries(page, section, facet),
        ...definitionsOf(page, section, facet, told),
      ]),
  ]
}

/** What follows the first piece of a long text before the first heading, at the top of its page. */
const restOf = ({ title, path }: SearchedPage, content: string, facet: Facet): SearchEntry => ({
  title,
  type: 1,
  pageTitle: title,
  sectionRef: '#',
  url: `${path}#`,
  content,
  keywords: '',
  facet,
  tagName: NAME_TAG,
})

/** One, and of a long section one for each piece of its text: a search shows them as one row. */
function sectionEntries(page: SearchedPage, section: SearchSection, facet: Facet): SearchEntry[] {
  // What a landing page says of other pages is found on those.
  const text = page.frontMatter.layout === 'landing' ? '' : section.text
  return textPieces(text).map((content) => ({
    title: section.heading,
    type: 1,
    pageTitle: page.title,
    url: urlOf(page, section),
    content,
    keywords: [...(section.identifiers ?? []), ...statusWords(section)].join(', '),
    facet,
    tagName: `h${section.level}`,
  }))
}

/** `422 Unprocessable Content` is asked for as `HTTP 422` too. */
const statusWords = ({ heading }: SearchSection): string[] =>
  /^[1-5]\d\d /.test(heading) ? ['HTTP status'] : []

/** Entries of their own for what a section defines; the ranking shows one row per section all the same. */
function definitionsOf(
  page: SearchedPage,
  section: SearchSection,
  facet: Facet,
  told: Set<string>,
): SearchEntry[] {
  const firsts = (section.definitions ?? []).filter(
    ({ shared }) => shared === undefined || (!told.has(shared) && told.add(shared)),
  )
  return firsts.map(({ name, related, text, id }) => ({
    title: name,
    type: 1,
    pageTitle: page.title,
    ...(section.heading === '' ? {} : { section: section.heading }),
    ...(id === undefined ? {} : { sectionRef: '#' }),
    url: id === undefined ? urlOf(page, section) : `${page.path}#${id}`,
    content: text,
    keywords: related.join(', '),
    facet,
    tagName: NAME_TAG,
  }))
}

const urlOf = (page: SearchedPage, { id }: SearchSection): string =>
  id === '' ? page.path : `${page.path}#${id}`

/** Joined by blanks they are the text; nearly always there is one. */
function textPieces(text: string): [first: string, ...more: string[]] {
  const pieces: string[] = []
  let from = 0
  while (text.length - from > MOST_CHARACTERS) {
    const blank = text.lastIndexOf(' ', from + MOST_CHARACTERS)
    const to = blank > from ? blank : from + MOST_CHARACTERS
    pieces.push(text.slice(from, to))
    from = text[to] === ' ' ? to + 1 : to
  }
  const [first = text.slice(from), ...more] = pieces
  return pieces.length === 0 ? [first] : [first, ...more, text.slice(from)]
}
