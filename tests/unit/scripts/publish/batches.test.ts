import { describe, expect, it } from 'vitest'
import { divideIntoBatches, MAX_BATCH_BYTES, MAX_BATCH_PAIRS, runBounded } from '#scripts/publish/batches.ts'

describe('divideIntoBatches', () => {
  it('keeps every batch within the number and the size, and loses nothing', () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({ bytes: (index * 7919) % 60_000 }))
    const batches = divideIntoBatches(items)
    expect(batches.flat()).toEqual(items)
    for (const batch of batches) {
      expect(batch.length).toBeLessThanOrEqual(MAX_BATCH_PAIRS)
      expect(batch.reduce((sum, item) => sum + (item.bytes * 4) / 3, 0)).toBeLessThanOrEqual(MAX_BATCH_BYTES)
    }
  })

  it('gives what is too large for any batch one of its own', () => {
    const huge = { bytes: MAX_BATCH_BYTES * 2 }
    expect(divideIntoBatches([{ bytes: 1 }, huge, { bytes: 1 }])).toEqual([
      [{ bytes: 1 }],
      [huge],
      [{ bytes: 1 }],
    ])
  })

  it('makes no batch of nothing', () => {
    expect(divideIntoBatches([])).toEqual([])
  })
})

describe('runBounded', () => {
  it('runs everything, never more than the limit at a time', async () => {
    let running = 0
    let most = 0
    const done: number[] = []
    await runBounded([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      done.push(item)
    })
    expect(done).toHaveLength(7)
    expect(most).toBe(3)
  })

  it('starts nothing after a failure, and throws it when what runs has ended', async () => {
    const started: number[] = []
    const work = runBounded([1, 2, 3, 4, 5], 2, async (item) => {
      started.push(item)
      await Promise.resolve()
      if (item === 2) throw new Error('two')
      await Promise.resolve()
    })
    await expect(work).rejects.toThrow('two')
    expect(started).toEqual([1, 2])
  })
})
