// Counts samples: how many belong to the API, how many are checked, how many are excused.

import type { SampleCounts } from '../../compiler/platform-api.ts'
import type { SampleKind, Verdict } from './check/check-sample.ts'

export function countSamples(verdicts: readonly Verdict[]): SampleCounts {
  const count = (kind: SampleKind) => verdicts.filter((verdict) => verdict.kind === kind).length
  const checked = count('checked')
  const excused = count('excused')
  return { all: verdicts.length, api: checked + excused + count('unmatched'), checked, excused }
}

export function addCounts(counts: Iterable<SampleCounts>): SampleCounts {
  const sum: SampleCounts = { all: 0, api: 0, checked: 0, excused: 0 }
  for (const one of counts) {
    for (const key of ['all', 'api', 'checked', 'excused'] as const) sum[key] += one[key]
  }
  return sum
}
