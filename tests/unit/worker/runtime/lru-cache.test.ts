import { describe, expect, it } from 'vitest'
import { createLruCache } from '#worker/runtime/lru-cache.ts'

describe('LRU cache', () => {
  it('evicts the least recently used value when full', () => {
    const memory = createLruCache<string>(100)
    for (const key of ['a', 'b', 'c', 'd']) memory.set(key, key, 25)
    memory.get('a')
    memory.set('e', 'e', 25)
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => memory.get(key))).toEqual(['a', undefined, 'c', 'd', 'e'])
  })

  it('does not keep a value above a quarter of its size, and evicts the one it replaces', () => {
    const memory = createLruCache<string>(100)
    memory.set('a', 'small', 1)
    memory.set('a', 'large', 26)
    expect(memory.get('a')).toBeUndefined()
  })

  it('counts a replaced value once', () => {
    const memory = createLruCache<number>(100)
    memory.set('kept', 0, 25)
    for (let turn = 0; turn < 50; turn++) memory.set('changed', turn, 25)
    expect([memory.get('kept'), memory.get('changed')]).toEqual([0, 49])
  })

  it('stays below its size over a thousand pages', () => {
    const memory = createLruCache<number>(1_000_000)
    for (let page = 0; page < 1000; page++) memory.set(`/page-${page}`, page, 54_000)
    const kept = Array.from({ length: 1000 }, (_, page) => memory.get(`/page-${page}`)).filter(
      (page) => page !== undefined,
    )
    expect(kept).toHaveLength(18)
    expect(kept.at(-1)).toBe(999)
  })
})
