// Decides whether the version being rolled out does worse than the previous one, by the responses of both.

import { formatCount } from '../../terminal/measures.ts'

export interface VersionCounts {
  requests: number
  /** Responses with a status of 500 and above. */
  errors: number
  /** Pages whose content came late. */
  slow: number
}

export interface Verdict {
  kind: 'worse' | 'sound' | 'too-few'
  text: string
}

/** Minimum requests of each version for a conclusion. */
const MIN_REQUESTS = 500
/** Two-proportion z: chance alone reaches this once in 740 comparisons. */
const MIN_Z = 3
/** A significant but small difference does not cause a rollback. */
const MIN_RATIO = 2
/** A new version begins with an empty cache, so some of its pages are late through no fault of its own. */
const SLOW_FLOOR = 0.05

export function compareVersions(fresh: VersionCounts, earlier: VersionCounts): Verdict {
  const seen = `${describe(fresh)}; before: ${describe(earlier)}`
  if (Math.min(fresh.requests, earlier.requests) < MIN_REQUESTS) {
    return {
      kind: 'too-few',
      text: `too few requests to compare, each version needs ${MIN_REQUESTS}: ${seen}`,
    }
  }
  if (isWorse('errors', fresh, earlier, 0)) {
    return { kind: 'worse', text: `the new version fails more often: ${seen}` }
  }
  if (isWorse('slow', fresh, earlier, SLOW_FLOOR)) {
    return { kind: 'worse', text: `content of the new version comes late more often: ${seen}` }
  }
  return { kind: 'sound', text: `the new version does no worse: ${seen}` }
}

function isWorse(
  what: 'errors' | 'slow',
  fresh: VersionCounts,
  earlier: VersionCounts,
  floor: number,
): boolean {
  const rate = fresh[what] / fresh.requests
  const before = earlier[what] / earlier.requests
  if (rate <= floor || rate < MIN_RATIO * before) return false
  const pooled = (fresh[what] + earlier[what]) / (fresh.requests + earlier.requests)
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / fresh.requests + 1 / earlier.requests))
  // Every request of both failed: no variance, and no difference either.
  return spread > 0 && (rate - before) / spread >= MIN_Z
}

const describe = ({ requests, errors, slow }: VersionCounts): string =>
  `${formatCount(requests, 'request')}, ${formatCount(errors, 'error')}, ${slow.toLocaleString('en-US')} late`
