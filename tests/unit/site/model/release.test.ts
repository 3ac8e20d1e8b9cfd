import { describe, expect, it } from 'vitest'
import { blobKey, HASH_PATTERN, releaseKey, shardOf } from '#site/model/release.ts'

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

describe('keys', () => {
  it('fit into the 512 bytes that KV allows', () => {
    const hash = 'f'.repeat(32)
    expect(hash).toMatch(HASH_PATTERN)
    expect([blobKey(hash), releaseKey(hash)]).toEqual([`c/${hash}`, `m/${hash}`])
  })

  it('are made from 32 lower-case hex digits only', () => {
    for (const wrong of [
      '',
      'f'.repeat(31),
      'f'.repeat(33),
      'F'.repeat(32),
      `${'f'.repeat(32)}\n`,
      '../'.repeat(11),
    ]) {
      expect(HASH_PATTERN.test(wrong)).toBe(false)
    }
  })
})
