// The single entry point of search: the dialog, the results page and the JSON response all call `search`.

import { answerQuery, answersFor, mayBeFailure, notOffered } from './answer-query.ts'
import { fits, mayBeAbout, requiredOf } from './ask-terms.ts'
import type { Answer } from '../answer/answer.ts'
import { closestPages, didYouMean } from './did-you-mean.ts'
import { findFormerName, pathIn } from '../answer/former-names.ts'
import { inOurWords } from '../answer/in-our-words.ts'
import { looksSecret } from '../secret/secret-text.ts'
import { askFor, isKnown } from './look-up.ts'
import { rank, termsOf, type Ranked } from './rank.ts'
import type { SearchData } from './search-data.ts'
import { headingsAbove } from './headings-above.ts'
import { MAX_PASTE_LENGTH, withinQueryLimit } from '../../model/queries/query-limits.ts'
import { isOperation, NAME_TAG, type Facet, type SearchEntry } from '../index/search-documents.ts'
import { snippetOf } from './snippet.ts'
import { createWordMatcher, type WordMatcher } from './word-matcher.ts'

export interface SearchResult {
  url: string
  /** Title of the page. */
  title: string
  /** Heading of the section; empty for the page itself. */
  section: string
  /** Path of the page. */
  page: string
  /** Headings above the section, top-down. */
  trail: string[]
  /** Present if the row is an operation of the API. */
  operation?: { method: string; path: string }
  facet: Facet
  snippet: string
  /** Found by a name that the section defines: the snippet starts with it. */
  named?: true
}

export interface SearchResults {
  query: string
  /** Number of results before `limit` and `offset`, after the facet filter. */
  total: number
  /** Best first. */
  results: SearchResult[]
  /** Number of results by facet, before the facet filter. */
  facets: Record<Facet, number>
  /** Shown before the results: a fact, an explained error, or that something is not supported. */
  answer?: Answer
  /** No page is about all of the query: the results only come close. */
  fits?: false
  /** When nothing was found: the closest query with results, and the most similar pages. */
  meant?: string
  closest?: SearchResult[]
  /** The query looks like a card number or key and was not searched. */
  refused?: true
}

export interface SearchOptions {
  facet?: Facet | undefined
  limit?: number | undefined
  offset?: number | undefined
  /** Shows the rows that come closest even if nothing fits: of a pasted text any word may be the reader's own. */
  anyway?: boolean
}

/** Ranks the entries for a query of at most `MAX_QUERY_LENGTH`, and answers it if it asks for a fact. Never throws. */
export function search(data: SearchData, typed: string, options: SearchOptions = {}): SearchResults {
  const { options: shown } = data
  const query = withinQueryLimit(typed)
  // What is repeated is all of it, not only what is searched.
  const repeated = typed.slice(0, MAX_PASTE_LENGTH)
  const isPublished = (digits: string): boolean => isName(data, digits)
  if (looksSecret(repeated, isPublished)) {
    return { query: '', total: 0, results: [], facets: {}, refused: true }
  }
  const { hints } = data
  const asked = hints ? inOurWords(query, hints.headerPrefix, (name) => isName(data, name)) : query
  const answers = data.once(`answers to ${asked}`, () => {
    // Answers need parts too: request both in the same round.
    askFor(data.index, data.parse(asked))
    if (mayBeFailure(asked)) data.askForExplainer()
    return hints && answersFor(data, hints, asked)
  })
  const missing = answers && notOffered(data, answers, asked)
  const found =
    options.anyway || mayBeAbout(data, termsOf(data, asked)) ? rank(data, asked, options.facet) : []
  const ranked = withNamedPage(data, missing ? withAllWords(data, found, asked) : found, query)
  const facets: Record<Facet, number> = {}
  for (const { entry } of ranked) facets[entry.facet] = (facets[entry.facet] ?? 0) + 1
  const matching = options.facet ? ranked.filter(({ entry }) => entry.facet === options.facet) : ranked
  const from = Math.max(0, options.offset ?? 0)
  const matcher = createWordMatcher(data.parse(asked))
  const rows = matching.slice(from, from + (options.limit ?? shown.maxHits))
  data.needTexts(rows.map(({ id }) => id))
  const results = rows.map(({ id, entry }) =>
    toResult(entry, data.text(id), matcher, headingsAbove(data, id)),
  )
  const answer = hints && from === 0 ? answerQuery(data, { answers, missing }, asked) : undefined
  const isApart =
    !answer && from === 0 && rows.length > 0 && !fits(data, termsOf(data, asked), ranked[0]!.score)
  const response = {
    query: repeated,
    total: matching.length,
    results,
    facets,
    ...(answer && { answer }),
    ...(isApart && { fits: false as const }),
  }
  return ranked.length > 0 || missing || data.parse(asked).length === 0
    ? response
    : { ...response, ...nearMisses(data, query, matcher) }
}

function isName({ index }: SearchData, name: string): boolean {
  const known = index.postings(name.replaceAll(/[^a-z\d]/g, '')) !== undefined
  index.settle()
  return known
}

/** A longer query asks for more than one thing. */
const ONE_THING = 3

/** If something is not offered, a row with only some of the words is unrelated. */
function withAllWords(data: SearchData, ranked: Ranked[], query: string): Ranked[] {
  const { terms, held } = termsOf(data, query)
  const required = requiredOf(terms)
  if (required.length > ONE_THING) return ranked
  const known = required.every(({ term }) => isKnown(data.index, term))
  data.index.settle()
  return known ? ranked.filter(({ id }) => held[id] === required.length) : []
}

/** A page whose address is typed, or that replaces a former name, comes first, whether or not its words match. */
function withNamedPage(data: SearchData, ranked: Ranked[], query: string): Ranked[] {
  const path = pathIn(query)
  const named = path === undefined ? -1 : data.titles().findIndex(({ url }) => url === `/${path}`)
  const former = named < 0 ? findFormerName(data.hints?.formerNames ?? [], query) : undefined
  const page = former === undefined ? named : data.titles().findIndex(({ url }) => url === former)
  const id = data.pages.firstOf[page]
  if (id === undefined) return ranked
  data.needRows([id])
  const renamed = { id, entry: data.row(id), place: data.placeOf(id), score: Infinity }
  return [renamed, ...ranked.filter((row) => row.id !== id)]
}

/** Suggestions for a query without results. */
function nearMisses(
  data: SearchData,
  query: string,
  matcher: WordMatcher,
): Pick<SearchResults, 'meant' | 'closest'> {
  const meant = didYouMean(data, query)
  const closest = closestPages(data, query).map((entry) => toResult(entry, '', matcher))
  return { ...(meant !== undefined && { meant }), closest }
}

function toResult(
  entry: SearchEntry,
  text: string,
  matcher: WordMatcher,
  trail: string[] = [],
): SearchResult {
  return {
    url: entry.url,
    title: entry.type === 0 ? entry.title : (entry.pageTitle ?? entry.title),
    section: sectionOf(entry),
    page: entry.url.split('#')[0]!,
    trail,
    ...(isOperation(entry) && { operation: operationIn(entry.title) }),
    facet: entry.facet,
    snippet: snippetOf(shownText(entry, text), matcher),
    ...(entry.tagName === NAME_TAG && { named: true }),
  }
}

/** A name before its page's first heading has no section and uses its own title: only the page's own row has none. */
function sectionOf({ type, tagName, section, title }: SearchEntry): string {
  if (type === 0) return ''
  return tagName === NAME_TAG ? (section ?? title) : title
}

function operationIn(title: string): { method: string; path: string } {
  const [method = '', path = ''] = title.split(' ')
  return { method, path }
}

/** A name is shown before its text. */
function shownText({ tagName, title }: SearchEntry, text: string): string {
  if (tagName !== NAME_TAG) return text
  return text === '' ? title : `${title} · ${text}`
}
