// Collects the search entries: what can be found of each page, under which name and at which address. search-files.ts
// stores them; site/search/query/run-search.ts ranks them.

import type { AnswerData } from '#site/search/index/answer-data.ts'
import { normalise } from '#site/search/query/parse-query.ts'
import {
  NAME_TAG,
  type Facet,
  type SearchDocuments,
  type SearchEntry,
} from '#site/search/index/search-documents.ts'
import type { PageHead, SearchSection } from '../page/compiled-page.ts'

/** Sections that only list links to other pages: what they say is found on those. */
const LINK_LISTS = new Set(['related'])
/** Most results in a response, unless the request asks for another number. */
const MAX_HITS = 20
/** Of the text of an entry: a value of the search may have ten times as much. */
const MOST_CHARACTERS = 100_000

/** All of a page that the search data can depend on. */
export interface SearchedPage extends PageHead {
  sections: SearchSection[]
}

export interface SearchDataInput {
  /** Pages that readers may find, in the order of the sidebars. */
  pages: readonly SearchedPage[]
  /** Name of the sidebar that holds a page; empty for a page outside all. */
  facetOf: (page: SearchedPage) => Facet
  /** Facets with their labels, in the order shown. */
  facets: { name: Facet; label: string }[]
  answers?: AnswerData
}

export function collectSearchDocuments({
  pages,
  facetOf,
  facets,
  answers,
}: SearchDataInput): SearchDocuments {
  const told = new Set<string>()
  const defined = definedNames(pages)
  const labels = pages.flatMap(({ frontMatter }) => frontMatter.sidebar_label ?? [])
  const once = new Set<string>()
  const shared = new Set<string>()
  for (const label of labels) (once.has(label) ? shared : once).add(label)
  const searchDocs = pages
    .map((page) => withLabel(withoutDefined(page, defined), shared))
    .flatMap((page) => entriesOf(page, facetOf(page), told))
  return { searchDocs, ...(answers && { answers }), options: { maxHits: MAX_HITS, facets } }
}

/** Every name with an entry of its own, as a reader's query is read: `expirationMonth` is `expiration_month`. */
function definedNames(pages: readonly SearchedPage[]): Set<string> {
  const sections = pages.flatMap((page) => page.sections)
  return new Set(sections.flatMap(({ definitions }) => definitions ?? []).map(({ name }) => normalise(name)))
}

/** Samples are found by the names that only they hold; the others lead to where they are defined. */
function withoutDefined(page: SearchedPage, defined: ReadonlySet<string>): SearchedPage {
  const sections = page.sections.map((section): SearchSection => ({
    ...section,
    identifiers: section.identifiers?.filter((name) => !defined.has(normalise(name))) ?? [],
  }))
  return { ...page, sections }
}

/** What the sidebar calls a page is a name of it, unless others are called so too. */
function withLabel(page: SearchedPage, shared: ReadonlySet<string>): SearchedPage {
  const { sidebar_label: label, keywords = [] } = page.frontMatter
  if (label === undefined || shared.has(label) || keywords.includes(label)) return page
  return { ...page, frontMatter: { ...page.frontMatter, keywords: [...keywords, label] } }
}

/** `told`: what is in several places and has an entry already. */
function entriesOf(page: SearchedPage, facet: Facet, told: Set<string>): SearchEntry[] {
  const lead = page.sections.filter((section) => section.id === '')
  const identifiers = lead.flatMap((section) => section.identifiers ?? [])
  const [content, ...more] = textPieces(
    lead
      .map((section) => section.text)
      .join(' ')
      .trim(),
  )
  const whole: SearchEntry = {
    title: page.title,
    type: 0,
    sectionRef: '#',
    url: page.path,
    content,
    summary: page.description,
    keywords: [...(page.frontMatter.keywords ?? []), ...identifiers].join(', '),
    ...(page.frontMatter.questions && { questions: page.frontMatter.questions }),
    ...(page.frontMatter.badge === 'deprecated' && { deprecated: true as const }),
    facet,
  }
  return [
    whole,
    ...more.map((text): SearchEntry => restOf(page, text, facet)),
    ...lead.flatMap((section) => namesOf(page, section, facet, told)),
    ...page.sections
      .filter(({ id }) => id !== '' && !LINK_LISTS.has(id))
      .flatMap((section) => [
        ...sectionEntries(page, section, facet),
        ...namesOf(page, section, facet, told),
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
function namesOf(page: SearchedPage, section: SearchSection, facet: Facet, told: Set<string>): SearchEntry[] {
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
