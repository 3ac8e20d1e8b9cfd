import { describe, expect, it } from 'vitest'
import { runBounded } from '#scripts/project/run-bounded.ts'

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
