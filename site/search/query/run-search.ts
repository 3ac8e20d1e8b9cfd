// The one search: the box, the results page and the JSON answer all call `search`.

import { parseQuery } from './parse-query.ts'
import { rank } from './rank.ts'
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
}

export interface SearchResults {
  query: string
  /** Results before `limit` and `offset`, after the facet filter. */
  total: number
  /** Best first. */
  results: SearchResult[]
  /** Results by facet, before the facet filter. */
  facets: Record<Facet, number>
}

export interface SearchOptions {
  facet?: Facet | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** Ranks the entries for a query. Never throws. */
export function search(data: SearchData, query: string, options: SearchOptions = {}): SearchResults {
  const ranked = rank(data, query)
  const facets: Record<Facet, number> = {}
  for (const { entry } of ranked) facets[entry.facet] = (facets[entry.facet] ?? 0) + 1
  const matching = options.facet ? ranked.filter(({ entry }) => entry.facet === options.facet) : ranked
  const from = Math.max(0, options.offset ?? 0)
  const matcher = createWordMatcher(parseQuery(query))
  const results = matching
    .slice(from, from + (options.limit ?? data.documents.options.maxHits))
    .map(({ entry }) => toResult(entry, matcher))
  return { query, total: matching.length, results, facets }
}

function toResult(entry: SearchEntry, matcher: WordMatcher): SearchResult {
  return {
    url: entry.url,
    title: entry.type === 0 ? entry.title : (entry.pageTitle ?? entry.title),
    section: sectionOf(entry),
    page: entry.url.split('#')[0]!,
    facet: entry.facet,
    snippet: snippetOf(textOf(entry), matcher),
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
