// The steps that write the values of the search: one for all that is stored of some pages, and one for all of some terms.
// An edit changes that of its page, and those of its words.

import type { PieceRun } from '#site/model/release.ts'
import { step, stepWithParts, type Reads } from '../../../graph/step.ts'
import { fromRanges } from './every-group.ts'
import { groupDocuments, groupVectors, lunrRange, type Pieces } from './joined-files.step.ts'
import type { Piece } from './pack-values.ts'
import { searchedGroup, termRange } from './search.step.ts'

/** In the slices of a value at most. Compressed, and with what lunr's clients read of them, it is 1.1 times as long. */
const RANGE_CHARACTERS = 760_000

interface PageRuns {
  rows: PieceRun[]
  texts: PieceRun[]
  documents: PieceRun[]
  vectors: PieceRun[]
}

interface TermRuns {
  slices: PieceRun[]
  lunr: PieceRun[]
}

/** Input: the group. Where all is that the search stores of its pages. */
export const pageValues = step<string, PageRuns>(
  'search values of pages',
  import.meta.url,
  async (reads, group) => {
    const { packValues } = await import('./pack-values.ts')
    const { byChunk } = await import('./search-group.ts')
    const parts = await reads.parts(searchedGroup, group)
    const chunks = parts.get('chunks')!
    const stored = (kind: 'rows' | 'texts'): Pieces[] =>
      byChunk(chunks, parts.get(kind)!, ([first]) => first).map((ofChunk) =>
        ofChunk.map(([first, hash]) => ({ key: `${group} ${first}`, stored: hash })),
      )
    const [rows, texts] = [stored('rows'), stored('texts')]
    const documents = await reads.ask(groupDocuments, group)
    const vectors = await reads.ask(groupVectors, group)
    const packed = chunks.map((_, at) =>
      packValues(
        [rows, texts, documents, vectors].map((kind) => loaded(reads, kind[at]!)),
        (value) => reads.publish(value),
      ),
    )
    const runsOf = (kind: number): PieceRun[] => packed.flatMap((ofChunk) => ofChunk[kind]!)
    return { rows: runsOf(0), texts: runsOf(1), documents: runsOf(2), vectors: runsOf(3) }
  },
)

/** Ranges of terms that share a value, by the first of them. */
export const rangeGroups = stepWithParts<null, Record<string, number[]>>(
  'groups of term ranges',
  import.meta.url,
  async (reads) => {
    const { evenGroups } = await import('./even-groups.ts')
    const groups = evenGroups(await fromRanges(reads, 'size'), RANGE_CHARACTERS)
    return Object.fromEntries(groups.map((ranges) => [String(ranges[0]), ranges]))
  },
)

/** Input: the first range of a group of ranges. Where all is that the search stores of its terms. */
export const termValues = step<string, TermRuns>(
  'search values of terms',
  import.meta.url,
  async (reads, first) => {
    const { packValues } = await import('./pack-values.ts')
    const { compressPiece } = await import('./compress-piece.ts')
    const ranges = (await reads.parts(rangeGroups, null)).get(first)!
    const slices = await Promise.all(
      ranges.map(async (range) => (await reads.parts(termRange, range)).get('slices')!),
    )
    const lunr = await Promise.all(ranges.map((range) => reads.ask(lunrRange, range)))
    const [ofSearch = [], ofLunr = []] = packValues(
      [
        slices.flat().map(([key, stored]) => ({ key, bytes: compressPiece(reads.published(stored)) })),
        loaded(reads, lunr.flat()),
      ],
      (value) => reads.publish(value),
    )
    return { slices: ofSearch.map((run) => ({ ...run, deflated: true as const })), lunr: ofLunr }
  },
)

const loaded = (reads: Reads, pieces: Pieces): Piece[] =>
  pieces.map(({ key, stored }) => ({ key, bytes: reads.published(stored) }))
