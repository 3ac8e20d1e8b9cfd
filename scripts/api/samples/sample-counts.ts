// The counting of samples: how many belong to the API, how many of them are proven, how many are excused.

import type { SampleKind, Verdict } from './check/check-sample.ts'

export interface SampleCounts {
  /** Samples of any kind. */
  all: number
  /** Samples of the API: checked, excused or still untied. */
  api: number
  checked: number
  excused: number
}

export function countSamples(verdicts: readonly Verdict[]): SampleCounts {
  const count = (kind: SampleKind) => verdicts.filter((verdict) => verdict.kind === kind).length
  const checked = count('checked')
  const excused = count('excused')
  return { all: verdicts.length, api: checked + excused + count('untied'), checked, excused }
}

export function addCounts(counts: Iterable<SampleCounts>): SampleCounts {
  const sum: SampleCounts = { all: 0, api: 0, checked: 0, excused: 0 }
  for (const one of counts) {
    for (const key of ['all', 'api', 'checked', 'excused'] as const) sum[key] += one[key]
  }
  return sum
}
