// Chooses the rows whose titles and names are worth reading: the best rows of the pages that are best by words alone.

import type { AskedTerms } from './ask-terms.ts'
import { halvedName } from './look-up.ts'
import type { SearchData } from './search-data.ts'
import type { Facet } from '../index/search-documents.ts'
import type { Postings, TermIndex } from '../index/term-index.ts'
import { ROW_WEIGHTS } from './weights.ts'

/** Number of pages compared in detail: those with the best rows by words alone. */
const COMPARED_PAGES = 14
/** Rows compared per page, more than are shown: with twelve, no query of the golden sets finds more. */
const COMPARED_ROWS = 8
/** Weight of titles in that choice, and of what the page says of itself: its introduction, questions and keywords. */
const TITLED = 1
const LEADING = 0.5

/** A title that contains the joined name ranks above rows that only contain its halves. */
const HALVED = 10

interface Candidate {
  id: number
  /** Score from the words alone. */
  words: number
  /** The same plus the share of its title. */
  promise: number
}

/** The rows whose titles and names are compared: the best rows of the best pages. */
export function promisingRows(
  { index, pages }: Pick<SearchData, 'index' | 'pages'>,
  asked: AskedTerms,
  facet: Facet | undefined,
): Candidate[] {
  const { pageOf, firstOf, facetOf } = pages
  const halved = titledAs(index, halvedName(asked.terms.map(({ term }) => term)))
  const best = new Float64Array(firstOf.length).fill(-1)
  // Common words are found in thousands of rows: the rows themselves are listed only for the pages that are chosen.
  for (const id of asked.found) {
    const page = pageOf[id]!
    const promise = promiseOf(asked, id, wordScore(asked, id, page)) + (halved.has(id) ? HALVED : 0)
    if (promise > best[page]!) best[page] = promise
  }
  const found = Array.from(best.keys()).filter((page) => best[page]! >= 0)
  for (const page of found) best[page]! += (LEADING * asked.own[firstOf[page]!]!) / asked.all
  const sorted = found.sort((a, b) => best[b]! - best[a]! || a - b)
  const chosen = sorted.slice(0, COMPARED_PAGES)
  if (facet !== undefined)
    chosen.push(
      ...sorted
        .slice(COMPARED_PAGES)
        .filter((page) => facetOf[page] === facet)
        .slice(0, COMPARED_PAGES),
    )
  const rows = rowsOf(asked, pageOf, chosen)
  return chosen.flatMap((page) => bestRows(rows.get(page)!, firstOf[page]!))
}

/** By page. */
function rowsOf(
  asked: AskedTerms,
  pageOf: Uint32Array,
  chosen: readonly number[],
): ReadonlyMap<number, Candidate[]> {
  const rows = new Map<number, Candidate[]>(chosen.map((page) => [page, []]))
  for (const id of asked.found) {
    const page = pageOf[id]!
    const known = rows.get(page)
    if (!known) continue
    const words = wordScore(asked, id, page)
    known.push({ id, words, promise: promiseOf(asked, id, words) })
  }
  return rows
}

/** The entries whose title contains the name. */
function titledAs(index: TermIndex, name: string | undefined): ReadonlySet<number> {
  const { ids, titles } = (name !== undefined && index.postings(name)) || NOWHERE
  return new Set(Array.from(ids).filter((_, at) => titles[at]! > 0))
}

const NOWHERE: Pick<Postings, 'ids' | 'titles'> = { ids: new Uint32Array(), titles: new Float32Array() }

/** The page's own row is always among them: its title may be what was asked for. */
function bestRows(rows: Candidate[], first: number): Candidate[] {
  if (rows.length <= COMPARED_ROWS) return rows
  const sorted = rows.toSorted(
    (a, b) => Number(b.id === first) - Number(a.id === first) || b.promise - a.promise || a.id - b.id,
  )
  return sorted.slice(0, COMPARED_ROWS)
}

const promiseOf = ({ titled, all }: AskedTerms, id: number, words: number): number =>
  words + TITLED * (titled[id]! / all) ** 2

function wordScore({ own, onPage, said, all }: AskedTerms, id: number, page: number): number {
  return (
    (ROW_WEIGHTS.own * own[id]! + ROW_WEIGHTS.page * onPage[page]!) / all +
    ROW_WEIGHTS.coverage * (said[id]! / all) ** 2
  )
}
