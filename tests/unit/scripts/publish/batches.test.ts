import { describe, expect, it } from 'vitest'
import { divideIntoBatches, MAX_BATCH_BYTES, MAX_BATCH_PAIRS } from '#scripts/publish/batches.ts'

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

  it('fills a batch to the last byte', () => {
    const half = { bytes: ((MAX_BATCH_BYTES / 2 - 200) * 3) / 4 }
    expect(divideIntoBatches([half, half])).toEqual([[half, half]])
    expect(divideIntoBatches([half, { bytes: half.bytes + 1 }])).toHaveLength(2)
  })

  it('fills a batch to the last pair', () => {
    const sizes = divideIntoBatches(Array.from({ length: MAX_BATCH_PAIRS + 1 }, () => ({ bytes: 1 })))
    expect(sizes.map(({ length }) => length)).toEqual([MAX_BATCH_PAIRS, 1])
  })

  it('makes no batch of nothing', () => {
    expect(divideIntoBatches([])).toEqual([])
  })
})
