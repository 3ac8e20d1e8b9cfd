// Parses the parameters of a search: bounded, from an allow-list; everything else in the query string is ignored.

import { withinQueryLimit } from '#site/model/queries/query-limits.ts'

export interface SearchQuery {
  q: string
  /** Name of a sidebar; restricts the results to that part. */
  facet?: string
  /** Results per page. */
  limit: number
  /** 1-based. */
  page: number
}

const MAX_FACET_LENGTH = 40
const DEFAULT_LIMIT = 20
const MAX_LIMIT = 50
const MAX_PAGE = 100

/** Missing, repeated or invalid parameters fall back to their defaults. */
export function parseSearchQuery(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  const q = withinQueryLimit(clean(parameters.get('q') ?? ''))
  const facet = clean(parameters.get('facet') ?? '').slice(0, MAX_FACET_LENGTH)
  return {
    q,
    ...(facet === '' ? {} : { facet }),
    limit: boundedNumber(parameters.get('limit'), MAX_LIMIT) ?? DEFAULT_LIMIT,
    page: boundedNumber(parameters.get('page'), MAX_PAGE) ?? 1,
  }
}

/** The URL of a search on our own origin: parameters in a fixed order, defaults omitted. Also its cache key. */
export function searchAddress(path: string, { q, facet, limit, page }: SearchQuery): string {
  const parameters = new URLSearchParams({ q })
  if (facet !== undefined) parameters.set('facet', facet)
  if (limit !== DEFAULT_LIMIT) parameters.set('limit', String(limit))
  if (page !== 1) parameters.set('page', String(page))
  return `${path}?${parameters.toString()}`
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()

function boundedNumber(text: string | null, max: number): number | undefined {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), max) : undefined
}
