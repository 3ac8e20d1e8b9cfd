// The order of results: what is exactly what was asked first, then rows by how well they and their pages cover the
// question; one row per section, a few per page.

import { askTerms, type AskedTerms } from './ask-terms.ts'
import { entryBonus, type Wanted } from './entry-bonus.ts'
import { bareName, withoutBlanks, type EntryFacts } from './entry-facts.ts'
import { isKnown } from './look-up.ts'
import type { PageTable } from './page-table.ts'
import { normalise, parseQuery, type QueryTerm } from './parse-query.ts'
import type { SearchData } from './search-data.ts'
import { hasOwnPlace, NAME_TAG, type SearchEntry } from '../index/search-documents.ts'
import { stem } from '../index/stem.ts'
import { isWhole, titleShare, type WantedTerm } from './title-share.ts'
import { FURTHER_ROW, ROW_WEIGHTS, ROWS_OF_PAGE, SHARED_HEADING } from './weights.ts'

/** Rows whose words score less than so many others are not looked at further. */
const COMPARED = 400

/** Words that make a quotation. */
const QUOTED_WORDS = 4
/** Small words around a name that ask what it is: `what is a PAN`. With more of them something else is asked. */
const ASKED_AROUND = 3

export interface Ranked {
  entry: SearchEntry
  id: number
  score: number
}

/** Entries for a query, best first. */
export function rank(data: SearchData, query: string): Ranked[] {
  const { index, factsOf, documents, pages } = data
  const entries = documents.searchDocs
  const asked = askTerms(index, pages, parseQuery(query))
  const required = asked.terms.filter(({ term }) => !term.optional)
  const wanted = wantedOf(
    query,
    required.map(({ term }) => term),
  )
  const terms = required.map(({ term, rarity }): WantedTerm => ({
    rarity,
    misspelt: !isKnown(index, term),
    sequences: sequencesOf(term),
  }))
  const names = required.map(({ term }) => nameIn(term)).filter((name) => name !== undefined)
  const pageShares = pageSharesOf(data, terms)
  const isQuoted = quoteFinder(query)
  const ranked = promising(asked, pages).map(({ id, words }): Ranked => {
    const entry = entries[id]!
    const facts = factsOf(id)
    const shared = pages.sharedBy[id]!
    const exact = shared < SHARED_HEADING ? entryBonus(entry, facts, wanted) : 0
    const called = isCalled(facts, names) ? (entry.tagName === NAME_TAG ? 0.5 : 1) : 0
    const share = pageShares(pages.pageOf[id]!)
    const title = entry.type === 0 ? 0 : titleShare(facts.phrase, terms) / Math.sqrt(shared)
    const score =
      exact +
      words +
      ROW_WEIGHTS.title * title +
      ROW_WEIGHTS.pageTitle * share.title +
      ROW_WEIGHTS.pageQuestion * share.question +
      ROW_WEIGHTS.called * called +
      ROW_WEIGHTS.quoted * Number(isQuoted(entry)) +
      ROW_WEIGHTS.depth * facts.depth +
      kindScore(entry, share)
    return { id, entry, score }
  })
  return spread(data, ranked)
}

/** Whether an entry's text holds the query as it was typed; never for a short one, which stands in many. */
function quoteFinder(query: string): (entry: SearchEntry) => boolean {
  const quote = query.trim().toLowerCase()
  if (quote.split(/\s+/).length < QUOTED_WORDS) return () => false
  return ({ content }) => content.length >= quote.length && content.toLowerCase().includes(quote)
}

interface Candidate {
  id: number
  /** What the words alone score. */
  words: number
}

/** The rows that titles and names are compared for: those with the best words, and all that lack none. */
function promising(asked: AskedTerms, { pageOf }: PageTable): Candidate[] {
  const all = asked.found.map((id): Candidate => ({ id, words: wordScore(asked, id, pageOf[id]!) }))
  if (all.length <= COMPARED) return all
  const least = Float64Array.from(all, ({ words }) => words).sort()[all.length - COMPARED]!
  return all.filter(({ id, words }) => words >= least || asked.said[id]! > asked.all - 0.001)
}

function wordScore({ own, onPage, said, all }: AskedTerms, id: number, page: number): number {
  return (
    (ROW_WEIGHTS.own * own[id]! + ROW_WEIGHTS.page * onPage[page]!) / all +
    ROW_WEIGHTS.coverage * (said[id]! / all) ** 2
  )
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

/** How much of the question a page's title holds, and the best of the questions that readers ask for it. */
interface PageShare {
  title: number
  question: number
}

/** Shares of pages by their numbers, kept once made. */
function pageSharesOf(
  { pages, factsOf }: SearchData,
  terms: readonly WantedTerm[],
): (page: number) => PageShare {
  const known: PageShare[] = []
  return (page) => {
    if (known[page]) return known[page]
    const { phrase, questions } = factsOf(pages.firstOf[page]!)
    const question = questions.reduce((best, asked) => Math.max(best, titleShare(asked, terms)), 0)
    return (known[page] = { title: titleShare(phrase, terms), question })
  }
}

/** One row for each place, and of a page its best few, each further one a little lower. */
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

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.id - b.id

function wantedOf(query: string, required: readonly QueryTerm[]): Wanted {
  const normal = normalise(query)
  const [only, ...more] = required
  const said = only?.alternatives[0]?.length ?? 0
  const isName = only && more.length === 0 && normal.split(' ').length <= said + ASKED_AROUND
  const synonyms = isName ? sequencesOf(only).slice(1) : []
  return {
    normal,
    joined: withoutBlanks(normal),
    bare: bareName(normal),
    typed: query.trim().toLowerCase(),
    synonyms: synonyms.map((words) => words.map(({ word }) => word).join('')),
  }
}

const sequencesOf = ({ alternatives }: QueryTerm): WantedTerm['sequences'] =>
  alternatives.map((words) => words.flatMap(({ parts }) => parts).map((word) => ({ word, stem: stem(word) })))

/** A word that is a name by its form, in normal form: a status code, or several parts in one. */
function nameIn({ alternatives: [typed] }: QueryTerm): string | undefined {
  const [word, ...more] = typed ?? []
  if (!word || more.length > 0) return undefined
  return word.parts.length > 1 || /^\d{3}$/.test(word.whole) ? word.parts.join(' ') : undefined
}

/** Whether the entry is what a name in the query stands for, whatever else was typed beside it. */
function isCalled({ title, aliases }: EntryFacts, names: readonly string[]): boolean {
  return names.some((name) => title === name || aliases.includes(name))
}
