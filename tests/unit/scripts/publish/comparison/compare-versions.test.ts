import { describe, expect, it } from 'vitest'
import { compareVersions } from '#scripts/publish/comparison/compare-versions.ts'

describe('compareVersions', () => {
  const counts = (requests: number, errors: number, slow = 0) => ({ requests, errors, slow })
  it.each([
    ['499 of one', counts(499, 499), counts(9000, 0), 'too-few'],
    ['a clear difference', counts(500, 12), counts(500, 0), 'worse'],
    ['chance', counts(500, 5), counts(500, 0), 'sound'],
    ['certain, but not double', counts(100_000, 1900), counts(100_000, 1000), 'sound'],
    ['certain, and just double', counts(100_000, 2000), counts(100_000, 1000), 'worse'],
    ['everything fails on both', counts(500, 500), counts(500, 500), 'sound'],
    ['late as of an empty cache', counts(1000, 0, 50), counts(1000, 0, 1), 'sound'],
    ['late more often than that', counts(1000, 0, 51), counts(1000, 0, 1), 'worse'],
    ['better', counts(1000, 0), counts(1000, 300), 'sound'],
  ])('%s', (_, fresh, earlier, kind) => {
    expect(compareVersions(fresh, earlier).kind).toBe(kind)
  })
})
