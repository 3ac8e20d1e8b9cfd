// What steps ask of every group of pages and of every range of terms, in their order.

import { TERM_RANGES } from '#site/search/stored/term-numbers.ts'
import type { Reads } from '../../../graph/step.ts'
import { searchGroups, termRange, type RangeParts } from './search.step.ts'

export const RANGES = Array.from({ length: TERM_RANGES }, (_, range) => range)

export const fromRanges = async <Key extends keyof RangeParts>(
  reads: Reads,
  key: Key,
): Promise<RangeParts[Key][]> =>
  Promise.all(RANGES.map(async (range) => (await reads.parts(termRange, range)).get(key)!))

/** A group is known by its key. */
export const forGroups = async <Result>(
  reads: Reads,
  of: (group: string) => Promise<Result>,
): Promise<Result[]> => Promise.all((await reads.parts(searchGroups, null)).keys().map(of))
