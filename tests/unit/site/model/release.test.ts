import { describe, expect, it } from 'vitest'
import { blobKey, HASH_PATTERN, releaseKey } from '#site/model/release.ts'

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
