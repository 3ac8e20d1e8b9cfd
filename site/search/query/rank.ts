// Orders the results: exact matches first, then rows by how well they and their pages cover the query; one row per
// section, a few per page.

import { askTerms, requiredOf, type AskedTerms } from './ask-terms.ts'
import { entryBonus, type Wanted } from './entry-bonus.ts'
import { bareName, withoutBlanks, type EntryFacts } from './entry-facts.ts'
import { promisingRows } from './promising-rows.ts'
import { normalise, type QueryTerm } from './query-parser.ts'
import type { SearchData } from './search-data.ts'
import { hasOwnPlace, NAME_TAG, type Facet, type SearchEntry } from '../index/search-documents.ts'
import { isWhole, pageSharesOf, sequencesOf, titleShare, wantedTerms, type PageShare } from './title-share.ts'
import { FURTHER_ROW, ROW_WEIGHTS, ROWS_OF_PAGE, SHARED_HEADING } from './weights.ts'

/** Minimum words of a quotation, and how many top rows are checked for it: those that are shown anyway. */
const QUOTED_WORDS = 4
const QUOTED_ROWS = 8
/**
 * Maximum stop words around a name in a request for its definition: `what is a PAN`. More of them ask for something
 * else.
 */
const ASKED_AROUND = 3
/** As many words that say something are a sentence. */
const LONG_QUERY = 3

export interface Ranked {
  entry: SearchEntry
  id: number
  /** In the documents: of equal rows the first is shown first. */
  place: number
  score: number
}

/** Entries for a query, best first. With a facet, its pages are guaranteed to be included. */
export function rank(data: SearchData, query: string, facet?: Facet): Ranked[] {
  const asked = termsOf(data, query)
  const ranked = data.once(`rows for ${query} in ${facet ?? 'all'}`, () => compare(data, query, asked, facet))
  return quotedFirst(data, query, ranked)
}

function compare(data: SearchData, query: string, asked: AskedTerms, facet: Facet | undefined): Ranked[] {
  const { index, pages } = data
  const required = requiredOf(asked.terms)
  const wanted = wantedOf(
    query,
    required.map(({ term }) => term),
    data.options.reference,
  )
  const terms = wantedTerms(index, asked)
  const questionWeight = ROW_WEIGHTS.pageQuestion + (terms.length < LONG_QUERY ? 0 : ROW_WEIGHTS.longQuestion)
  const names = required.map(({ term }) => nameIn(term)).filter((name) => name !== undefined)
  // Reading their rows begins the comparison again.
  const candidates = data.once(`candidates for ${query} in ${facet ?? 'all'}`, () =>
    promisingRows({ index, pages }, asked, facet),
  )
  data.needRows(candidates.map(({ id }) => id))
  const pageShares = pageSharesOf(data, terms)
  const wantsDeprecated = asksForDeprecated(wanted.normal)
  const ranked = candidates.map(({ id, words }): Ranked => {
    const entry = data.row(id)
    const facts = data.factsOf(id)
    const page = pages.pageOf[id]!
    const share = pageShares(page)
    const isReplaced = share.deprecated && !wantsDeprecated
    const shared = facts.headsOperation ? 1 : pages.sharedBy(entry)
    // A deprecated page may still be meant by its title or by headings that only it has.
    const isOwn = entry.type === 0 || (shared === 1 && entry.tagName !== NAME_TAG)
    const mayBeMeant = shared < SHARED_HEADING && (isOwn || !isReplaced)
    const exact = mayBeMeant ? entryBonus(entry, facts, wanted) : 0
    const called = isCalled(facts, names) ? (entry.tagName === NAME_TAG ? 0.5 : 1) : 0
    const title = entry.type === 0 ? 0 : titleShare(facts.phrase, terms) / Math.sqrt(shared)
    const score =
      exact +
      words +
      ROW_WEIGHTS.title * title +
      ROW_WEIGHTS.pageTitle * share.title +
      ROW_WEIGHTS.otherTitle * share.otherTitle +
      ROW_WEIGHTS.breadth * pages.breadth[page]! +
      questionWeight * share.question +
      ROW_WEIGHTS.called * called +
      ROW_WEIGHTS.depth * facts.depth +
      (isReplaced ? ROW_WEIGHTS.deprecated : 0) +
      kindScore(entry, share)
    return { id, entry, place: data.placeOf(id), score }
  })
  return spread(data, ranked)
}

/** Among the best rows, those containing the query verbatim move up; not for short queries, which occur in many. */
function quotedFirst(data: SearchData, query: string, ranked: Ranked[]): Ranked[] {
  const quote = query.trim().toLowerCase()
  if (quote.split(/\s+/).length < QUOTED_WORDS) return ranked
  const best = ranked.slice(0, QUOTED_ROWS)
  data.needTexts(best.map(({ id }) => id))
  const scored = best.map((row) =>
    data.text(row.id).toLowerCase().includes(quote) ? { ...row, score: row.score + ROW_WEIGHTS.quoted } : row,
  )
  return [...scored.sort(byScore), ...ranked.slice(QUOTED_ROWS)]
}

function kindScore(entry: SearchEntry, share: PageShare): number {
  if (entry.type === 0) {
    return (
      ROW_WEIGHTS.isPage +
      ROW_WEIGHTS.question * share.question +
      (isWhole(share.title) ? ROW_WEIGHTS.wholeTitle : 0)
    )
  }
  return (hasOwnPlace(entry) ? ROW_WEIGHTS.ownPlace : 0) + (entry.tagName === NAME_TAG ? ROW_WEIGHTS.name : 0)
}

/** One row per place, and the best few of each page, each further one ranked slightly lower. */
function spread({ factsOf, pages }: SearchData, ranked: Ranked[]): Ranked[] {
  const places = new Set<string>()
  const rows = new Map<number, number>()
  const kept: Ranked[] = []
  for (const row of ranked.sort(byScore)) {
    const { place } = factsOf(row.id)
    const page = pages.pageOf[row.id]!
    const before = rows.get(page) ?? 0
    if (before >= ROWS_OF_PAGE || places.has(place)) continue
    places.add(place)
    rows.set(page, before + 1)
    kept.push({ ...row, score: row.score - before * FURTHER_ROW })
  }
  return kept.sort(byScore)
}

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.place - b.place

function wantedOf(query: string, required: readonly QueryTerm[], reference: Wanted['reference']): Wanted {
  const normal = normalise(query)
  const [only, ...more] = required
  const said = only?.alternatives[0]?.length ?? 0
  // A method and a path name an operation, and no page.
  const isRequest = REQUEST.test(query)
  const isName = !isRequest && only && more.length === 0 && normal.split(' ').length <= said + ASKED_AROUND
  const synonyms = isName ? sequencesOf(only).slice(1) : []
  return {
    normal,
    joined: withoutBlanks(normal),
    bare: isRequest ? NO_NAME : bareName(normal),
    typed: query.trim().toLowerCase(),
    synonyms: synonyms.map((words) => words.map(({ word }) => word).join('')),
    reference,
  }
}

const REQUEST = /^\s*(?:GET|POST|PUT|PATCH|DELETE)\s+\//i
/** A score above that of any title. */
const NO_NAME = '/'
const DEPRECATED = /\b(?:legacy|deprecated|obsolete|unsupported|old|older|former|formerly|previous)\b/

/** Whether a normalised query asks for something deprecated. */
const asksForDeprecated = (normal: string): boolean => DEPRECATED.test(normal)

/** A word that looks like a name, normalised: a status code, or a compound. */
function nameIn({ alternatives: [typed] }: QueryTerm): string | undefined {
  const [word, ...more] = typed ?? []
  if (!word || more.length > 0) return undefined
  return word.parts.length > 1 || /^\d{3}$/.test(word.whole) ? word.parts.join(' ') : undefined
}

/** Whether the entry is what a name in the query refers to, whatever else was typed. */
function isCalled({ title, aliases }: EntryFacts, names: readonly string[]): boolean {
  return names.some((name) => title === name || aliases.includes(name))
}

/** What a query asks for, computed once. */
export function termsOf(data: SearchData, query: string): AskedTerms {
  return data.once(`terms of ${query}`, () => askTerms(data.index, data.pages, data.parse(query)))
}
