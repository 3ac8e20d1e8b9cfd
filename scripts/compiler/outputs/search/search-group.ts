// What the search stores of a group of pages: their rows, their texts, and where each term stands. Entries count from
// the group's first one, so that nothing of it changes with other pages.

import { CURRENT_VERSION } from '#site/model/versions.ts'
import { pagesOf, slotsOf } from '#site/search/stored/entry-numbers.ts'
import { inOneGo } from '#site/search/index/in-one-go.ts'
import { placesByRange, type TermPlaces } from '#site/search/stored/lunr-format.ts'
import { packDocuments } from '#site/search/index/packed-documents.ts'
import type { SearchDocuments, SearchEntry } from '#site/search/index/search-documents.ts'
import { stableGroups } from '#site/search/index/stable-groups.ts'
import { titlesOf } from '#site/search/index/search-titles.ts'
import { titleWords } from '#site/search/index/title-words.ts'
import { weighTerms } from '#site/search/index/weigh-terms.ts'
import { groupTable, type GroupTable } from '#site/search/query/page-table.ts'

/** A search reads a part for each row that it shows, so a part holds little besides the row's own text. */
const TEXT_CHARACTERS = 3000
const DOCUMENT_CHARACTERS = 8000
/** Rows in a part: a few kilobytes. */
const ROWS_PER_PART = 40

/** A search reads the whole value that a row is in: about 120 kB, with rows, vectors and documents. */
const CHUNK_CHARACTERS = 50_000

/** Most results in a response, unless the request asks for another number. */
export const MAX_HITS = 20
/** Facets belong to the whole. */
const OPTIONS: SearchDocuments['options'] = { maxHits: MAX_HITS, facets: [] }

/** `Stored`: the reference under which a part is stored. */
export interface SearchGroup<Stored> {
  table: GroupTable
  paths: string[]
  /** By page: the slots of its entries. */
  slots: number[][]
  /** The pages' own entries, as browsers load them up front. */
  titles: SearchEntry[]
  titleWords: string[]
  /** The first entry of each chunk: pages whose parts share a value. No part is in two. */
  chunks: number[]
  /** Parts with the number of their first entry. */
  rows: [first: number, Stored][]
  texts: [first: number, Stored][]
  /** The same of complete entries, for clients of the published file alone. */
  documents: [first: number, Stored][]
  /** By range of terms. */
  places: TermPlaces[]
}

export function searchGroup<Stored>(
  entries: readonly SearchEntry[],
  store: (text: string) => Stored,
  chunkCharacters = CHUNK_CHARACTERS,
): SearchGroup<Stored> {
  const pages = pagesOf(entries)
  const chunks = stableGroups(pages, { key: ([own]) => own!.url, size: textLength }, chunkCharacters)
  const firsts = chunks.map((_, at) => chunks.slice(0, at).flat(2).length)
  const stored = (partsIn: (chunk: SearchEntry[][]) => [first: number, text: string][]): [number, Stored][] =>
    chunks.flatMap((chunk, at) =>
      partsIn(chunk).map(([first, text]): [number, Stored] => [firsts[at]! + first, store(text)]),
    )
  return {
    table: groupTable(entries),
    paths: pages.map(([own]) => own!.url),
    slots: pages.map(slotsOf),
    titles: titlesOf({ searchDocs: [...entries], options: OPTIONS }).searchDocs,
    titleWords: [...titleWords(entries)],
    chunks: firsts,
    rows: stored(rowParts),
    texts: stored((chunk) => partsOf(chunk.flat(), { textOf: contentText, characters: TEXT_CHARACTERS })),
    documents: stored((chunk) =>
      partsOf(chunk.flat(), { textOf: documentText, characters: DOCUMENT_CHARACTERS }),
    ),
    places: placesByRange(inOneGo(weighTerms(entries))),
  }
}

/** Pages are not split: an operation is shown with the heading above it. */
function rowParts(pages: readonly SearchEntry[][]): [first: number, text: string][] {
  const groups = stableGroups(pages, { key: ([own]) => own!.url, size: (page) => page.length }, ROWS_PER_PART)
  let first = 0
  return groups.map((group) => {
    const rows = group.flat()
    first += rows.length
    const searchDocs = rows.map(({ summary: _, ...entry }) => ({ ...entry, content: '' }))
    return [first - rows.length, packDocuments({ searchDocs, options: OPTIONS })]
  })
}

/** Items in the order of their entries, by chunk. */
export function byChunk<Item>(
  chunks: readonly number[],
  items: readonly Item[],
  entryOf: (item: Item) => number,
): Item[][] {
  return chunks.map((first, at) => {
    const next = chunks[at + 1] ?? Infinity
    return items.filter((item) => entryOf(item) >= first && entryOf(item) < next)
  })
}

const textLength = (page: readonly SearchEntry[]): number =>
  page.reduce((sum, { content }) => sum + content.length, 0)

const contentText = ({ content }: SearchEntry): string => JSON.stringify(content)

const documentText = (entry: SearchEntry): string =>
  JSON.stringify({ ...entry, version: CURRENT_VERSION.label })

/** Texts of about so many characters, in which commas divide the entries. */
function partsOf(
  entries: readonly SearchEntry[],
  { textOf, characters }: { textOf: (entry: SearchEntry) => string; characters: number },
): [first: number, text: string][] {
  const items = entries.map((entry, id) => ({ id, key: entry.url, text: textOf(entry) }))
  const measure = {
    key: ({ key }: (typeof items)[number]) => key,
    size: ({ text }: (typeof items)[number]) => text.length,
  }
  return stableGroups(items, measure, characters).map((group) => [
    group[0]!.id,
    group.map(({ text }) => text).join(','),
  ])
}
