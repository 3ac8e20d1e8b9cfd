// The steps that write the pieces of `/lunr-index.json` and `/search-doc.json`: one for each group of pages and each range
// of terms. What a piece names by its place in the documents is written again when places move; nothing else is.

import type { Hash } from '#site/model/release.ts'
import type { EntryNumbers } from '#site/search/stored/entry-numbers.ts'
import type { TermWeights } from '#site/search/stored/lunr-format.ts'
import { step, stepWithParts, type Reads } from '../../../graph/step.ts'
import { forGroups, fromRanges, RANGES } from './every-group.ts'
import type { FilePieces, StoredPiece } from './joined-files.ts'
import { searchedGroup, searchGroups, termRange } from './search.step.ts'

interface AllWeights {
  weights: TermWeights
  /** `spreadOf` all entries. */
  spread: number
}

const termWeights = step<null, AllWeights>('weights of search terms', import.meta.url, async (reads) => {
  const { spreadOf } = await import('#site/search/index/weigh-terms.ts')
  const { entriesIn } = await import('./join-search.ts')
  const weights = await fromRanges(reads, 'weights')
  const sizes = await forGroups(reads, async (key) =>
    entriesIn((await reads.parts(searchedGroup, key)).get('slots')!),
  )
  return {
    weights: {
      spreads: Object.assign({}, ...weights.map(({ spreads }) => spreads)) as TermWeights['spreads'],
      numbers: Object.assign({}, ...weights.map(({ numbers }) => numbers)) as TermWeights['numbers'],
    },
    spread: spreadOf(sizes.reduce((sum, size) => sum + size, 0)),
  }
})

/** Input: the group. Its entries count from its first one. */
const groupVectors = step<string, Hash[]>('search vectors', import.meta.url, async (reads, group) => {
  const { fieldVectors } = await import('#site/search/stored/lunr-format.ts')
  const { weights, spread } = await reads.ask(termWeights, null)
  // The whole group rather than its parts: all of them are read, and a trace of each would be long.
  const stored = await reads.ask(searchedGroup, group)
  const places = RANGES.flatMap((range) => stored[`terms ${range}`]!)
  return fieldVectors(places, weights, spread).map((text) => reads.publish(text))
})

/** By group: the place of its first entry. */
const groupPlaces = stepWithParts<null, Record<string, number>>(
  'places of search groups',
  import.meta.url,
  async (reads) => {
    const { firstEntries } = await import('./join-search.ts')
    const keys = (await reads.parts(searchGroups, null)).keys()
    const slots = await slotsOfGroups(reads)
    const firsts = firstEntries(slots.map((ofGroup) => ({ slots: ofGroup })))
    return Object.fromEntries(keys.map((key, at) => [key, firsts[at]!]))
  },
)

/** What the index calls the entries, in the order of their places. */
const entryPlaces = step<null, EntryNumbers>('places of search entries', import.meta.url, async (reads) => {
  const { pageNumbers } = await import('#site/search/stored/entry-numbers.ts')
  const paths = await forGroups(reads, async (key) => (await reads.parts(searchedGroup, key)).get('paths')!)
  return { pages: pageNumbers(paths.flat()), slots: (await slotsOfGroups(reads)).flat() }
})

type Pieces = StoredPiece<Hash>[]

/** Input: the group. */
const placedGroup = step<string, Pieces>('lunr vectors', import.meta.url, async (reads, group) => {
  const { placedVectors } = await import('#site/search/stored/published-files.ts')
  const { storedPieces } = await import('./joined-files.ts')
  const first = (await reads.parts(groupPlaces, null)).get(group)!
  const texts = (await reads.ask(groupVectors, group)).map((hash, at) => ({
    key: `${group} ${at}`,
    text: placedVectors(textOf(reads, hash), first),
  }))
  return storedPieces(texts, (bytes) => reads.publish(bytes))
})

/** Input: number of the range. */
const lunrRange = step<number, Pieces>('lunr terms', import.meta.url, async (reads, range) => {
  const { createPlaceReader, lunrTerm } = await import('#site/search/stored/published-files.ts')
  const { storedPieces } = await import('./joined-files.ts')
  const slices = (await reads.parts(termRange, range)).get('slices')!
  const placeOf = createPlaceReader(await reads.ask(entryPlaces, null))
  const lines = slices.flatMap(([, slice]) => textOf(reads, slice).split('\n'))
  const texts = lines.map((line) => ({ key: line.split(' ', 1)[0]!, text: lunrTerm(line, placeOf) }))
  return storedPieces(texts, (bytes) => reads.publish(bytes))
})

/** Input: the group. */
const groupDocuments = step<string, Pieces>('search documents', import.meta.url, async (reads, group) => {
  const { storedPieces } = await import('./joined-files.ts')
  const documents = (await reads.parts(searchedGroup, group)).get('documents')!
  const named = documents.map(([first, hash]) => ({ key: `${group} ${first}`, text: textOf(reads, hash) }))
  return storedPieces(named, (bytes) => reads.publish(bytes))
})

export const filePieces = step<null, FilePieces<Hash>>(
  'pieces of the joined files',
  import.meta.url,
  async (reads) => {
    const [vectors, documents, terms] = await Promise.all([
      forGroups(reads, (key) => reads.ask(placedGroup, key)),
      forGroups(reads, (key) => reads.ask(groupDocuments, key)),
      Promise.all(RANGES.map((range) => reads.ask(lunrRange, range))),
    ])
    return { vectors: vectors.flat(), terms: terms.flat(), documents: documents.flat() }
  },
)

const slotsOfGroups = (reads: Reads): Promise<number[][][]> =>
  forGroups(reads, async (key) => (await reads.parts(searchedGroup, key)).get('slots')!)

const textOf = (reads: Reads, hash: Hash): string => new TextDecoder().decode(reads.published(hash))
