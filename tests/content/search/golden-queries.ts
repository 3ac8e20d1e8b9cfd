// The reading of golden.json: what readers type, and where it must lead.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchResult } from '#site/search/query/run-search.ts'

export type QueryKind =
  | 'title'
  | 'heading'
  | 'identifier'
  | 'header'
  | 'permission'
  | 'code'
  | 'filter'
  | 'method'
  | 'path'
  | 'typo'
  | 'synonym'
  | 'partial'
  | 'question'

export interface GoldenQuery {
  query: string
  kind: QueryKind
  /** Id of the section that must be found; any row of the page will do where it is absent. */
  section?: string
  /** URLs that result as well. */
  or?: string[]
}

/** Queries by the path of the page that answers them. */
export type Golden = Record<string, GoldenQuery[]>

export function readGolden(): Golden {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'golden.json'), 'utf8')) as Golden
}

/** Whether a result is what the query looks for. */
export function isResultFor(page: string, { section, or = [] }: GoldenQuery, result: SearchResult): boolean {
  if (or.includes(result.url)) return true
  return section === undefined ? result.page === page : result.url === `${page}#${section}`
}
