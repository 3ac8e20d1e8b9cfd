// The steps that write the pieces of `/lunr-index.json` and `/search-doc.json`: of each chunk of pages and each range of
// terms. Terms name entries by their place in the documents, and are written again when places move; nothing else is.

import type { Hash } from '#site/model/release.ts'
import type { EntryNumbers } from '#site/search/stored/entry-numbers.ts'
import type { TermWeights } from '#site/search/stored/lunr-format.ts'
import { step, type Reads } from '../../../graph/step.ts'
import { forGroups, fromRanges, RANGES } from './every-group.ts'
import type { StoredPiece } from './joined-files.ts'
import { searchedGroup, termRange } from './search.step.ts'

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

export type Pieces = StoredPiece<Hash>[]

/** Input: the group. Its entries count from its first one. By chunk. */
export const groupVectors = step<string, Pieces[]>(
  'search vectors',
  import.meta.url,
  async (reads, group) => {
    const { fieldVectors } = await import('#site/search/stored/lunr-format.ts')
    const { byChunk } = await import('./search-group.ts')
    const { storedPieces } = await import('./joined-files.ts')
    const { weights, spread } = await reads.ask(termWeights, null)
    // The whole group rather than its parts: all of them are read, and a trace of each would be long.
    const stored = await reads.ask(searchedGroup, group)
    const places = RANGES.flatMap((range) => stored[`terms ${range}`]!)
    const vectors = fieldVectors(places, weights, spread)
    return byChunk(stored.chunks, vectors, ({ entry }) => entry).map((ofChunk) =>
      storedPieces(ofChunk, (bytes) => reads.publish(bytes)),
    )
  },
)

/** What the index calls the entries, in the order of their places. */
const entryPlaces = step<null, EntryNumbers>('places of search entries', import.meta.url, async (reads) => {
  const { pageNumbers } = await import('#site/search/stored/entry-numbers.ts')
  const paths = await forGroups(reads, async (key) => (await reads.parts(searchedGroup, key)).get('paths')!)
  return { pages: pageNumbers(paths.flat()), slots: (await slotsOfGroups(reads)).flat() }
})

/** Input: number of the range. */
export const lunrRange = step<number, Pieces>('lunr terms', import.meta.url, async (reads, range) => {
  const { createPlaceReader, lunrTerm } = await import('#site/search/stored/published-files.ts')
  const { storedPieces } = await import('./joined-files.ts')
  const slices = (await reads.parts(termRange, range)).get('slices')!
  const placeOf = createPlaceReader(await reads.ask(entryPlaces, null))
  const lines = slices.flatMap(([, slice]) => textOf(reads, slice).split('\n'))
  const texts = lines.map((line) => ({ key: line.split(' ', 1)[0]!, text: lunrTerm(line, placeOf) }))
  return storedPieces(texts, (bytes) => reads.publish(bytes))
})

/** Input: the group. By chunk. */
export const groupDocuments = step<string, Pieces[]>(
  'search documents',
  import.meta.url,
  async (reads, group) => {
    const { byChunk } = await import('./search-group.ts')
    const { storedPieces } = await import('./joined-files.ts')
    const parts = await reads.parts(searchedGroup, group)
    return byChunk(parts.get('chunks')!, parts.get('documents')!, ([first]) => first).map((ofChunk) =>
      storedPieces(
        ofChunk.map(([first, hash]) => ({ key: `${group} ${first}`, text: textOf(reads, hash) })),
        (bytes) => reads.publish(bytes),
      ),
    )
  },
)

const slotsOfGroups = (reads: Reads): Promise<number[][][]> =>
  forGroups(reads, async (key) => (await reads.parts(searchedGroup, key)).get('slots')!)

const textOf = (reads: Reads, hash: Hash): string => new TextDecoder().decode(reads.published(hash))
