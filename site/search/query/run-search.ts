// The one search: the box, the results page and the JSON answer all call `search`.

import { answerQuery } from './answer-query.ts'
import type { Answer } from '../answer/answer.ts'
import { closestPages, didYouMean } from './did-you-mean.ts'
import { findFormerName } from '../answer/former-names.ts'
import { inOurWords } from '../answer/in-our-words.ts'
import { looksSecret } from '../answer/secret-text.ts'
import { numberOf } from '../index/term-index.ts'
import { parseQuery } from './parse-query.ts'
import { rank, type Ranked } from './rank.ts'
import type { SearchData } from './search-data.ts'
import { NAME_TAG, type Facet, type SearchEntry } from '../index/search-documents.ts'
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
  facet: Facet
  snippet: string
  /** Found by a name that the section defines: the snippet begins with it. */
  named?: true
}

export interface SearchResults {
  query: string
  /** Results before `limit` and `offset`, after the facet filter. */
  total: number
  /** Best first. */
  results: SearchResult[]
  /** Results by facet, before the facet filter. */
  facets: Record<Facet, number>
  /** What stands before the results: a fact, a failure explained, or that a thing is not offered. */
  answer?: Answer
  /** Where nothing was found: the nearest query that finds something, and the pages that look most alike. */
  meant?: string
  closest?: SearchResult[]
  /** It looks like a card number or a key, and was not searched. */
  refused?: true
}

export interface SearchOptions {
  facet?: Facet | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Ranks the entries for a query, and answers it where it asks for a fact. Never throws. */
export function search(data: SearchData, query: string, options: SearchOptions = {}): SearchResults {
  const { index, documents } = data
  if (looksSecret(query, (digits) => numberOf(index, digits) >= 0)) {
    return { query: '', total: 0, results: [], facets: {}, refused: true }
  }
  const { answers } = documents
  const asked = answers ? inOurWords(query, answers.headerPrefix, (name) => isName(data, name)) : query
  const ranked = withFormerName(data, rank(data, asked), query)
  const facets: Record<Facet, number> = {}
  for (const { entry } of ranked) facets[entry.facet] = (facets[entry.facet] ?? 0) + 1
  const matching = options.facet ? ranked.filter(({ entry }) => entry.facet === options.facet) : ranked
  const from = Math.max(0, options.offset ?? 0)
  const matcher = createWordMatcher(parseQuery(asked))
  const results = matching
    .slice(from, from + (options.limit ?? data.documents.options.maxHits))
    .map(({ entry }) => toResult(entry, matcher))
  const answer = answers && from === 0 ? answerQuery(answers, asked) : undefined
  const found = { query, total: matching.length, results, facets, ...(answer && { answer }) }
  return ranked.length > 0 || parseQuery(asked).length === 0
    ? found
    : { ...found, ...nearMisses(data, query, matcher) }
}

const isName = ({ index }: SearchData, name: string): boolean =>
  numberOf(index, name.replaceAll(/[^a-z\d]/g, '')) >= 0

/** The page that a former name leads to comes first, found by its words or not. */
function withFormerName({ documents }: SearchData, ranked: Ranked[], query: string): Ranked[] {
  const url = findFormerName(documents.answers?.formerNames ?? [], query)
  const id = url === undefined ? -1 : documents.searchDocs.findIndex((entry) => entry.url === url)
  const entry = documents.searchDocs[id]
  if (!entry) return ranked
  return [{ id, entry, score: Infinity }, ...ranked.filter((row) => row.id !== id)]
}

/** What leads on from a query that found nothing. */
function nearMisses(
  data: SearchData,
  query: string,
  matcher: WordMatcher,
): Pick<SearchResults, 'meant' | 'closest'> {
  const meant = didYouMean(data, query)
  const urls = closestPages(data, query)
  const closest = data.documents.searchDocs
    .filter(({ type, url }) => type === 0 && urls.includes(url))
    .map((entry) => toResult(entry, matcher))
  return { ...(meant !== undefined && { meant }), closest }
}

function toResult(entry: SearchEntry, matcher: WordMatcher): SearchResult {
  return {
    url: entry.url,
    title: entry.type === 0 ? entry.title : (entry.pageTitle ?? entry.title),
    section: sectionOf(entry),
    page: entry.url.split('#')[0]!,
    facet: entry.facet,
    snippet: snippetOf(textOf(entry), matcher),
    ...(entry.tagName === NAME_TAG && { named: true }),
  }
}

function sectionOf({ type, tagName, section, title }: SearchEntry): string {
  if (type === 0) return ''
  return tagName === NAME_TAG ? (section ?? '') : title
}

/** A name is shown before what it stands for. */
function textOf({ tagName, title, content }: SearchEntry): string {
  if (tagName !== NAME_TAG) return content
  return content === '' ? title : `${title} · ${content}`
}
