import { describe, expect, it } from 'vitest'
import { shardOf } from '#site/model/shard-of.ts'

describe('shardOf', () => {
  it('is the same for the same path, wherever it runs', () => {
    expect(['/docs/api', '/docs/überblick', '/'].map((path) => shardOf(path, 10))).toEqual([4, 8, 4])
  })

  it('spreads 10,000 paths evenly over 50 shards', () => {
    const counts = Array.from({ length: 50 }, () => 0)
    for (let page = 0; page < 10_000; page++)
      counts[shardOf(`/docs/section-${page % 97}/page-${page}`, 50)]! += 1
    expect(Math.min(...counts)).toBeGreaterThan(140)
    expect(Math.max(...counts)).toBeLessThan(270)
  })
})
