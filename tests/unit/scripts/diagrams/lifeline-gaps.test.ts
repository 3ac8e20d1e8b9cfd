import { describe, expect, it } from 'vitest'
import { lifelineGaps } from '#scripts/diagrams/lifeline-gaps.ts'

describe('lifelineGaps', () => {
  it('interrupts a line where words or another name are on it, and nowhere else', () => {
    const words = [
      { left: 0, right: 60, from: 30, to: 50 },
      { left: 60, right: 90, from: 60, to: 80 },
    ]
    const names = [{ x: 50, width: 20, top: 0, bottom: 20 }]
    expect(lifelineGaps(50, 0, 100, words, names)).toEqual([
      { from: 20, to: 30 },
      { from: 50, to: 100 },
    ])
  })

  it('goes on below the longest of words that overlap', () => {
    const words = [
      { left: 0, right: 60, from: 30, to: 80 },
      { left: 0, right: 60, from: 40, to: 50 },
    ]
    expect(lifelineGaps(50, 0, 100, words, [])).toEqual([
      { from: 0, to: 30 },
      { from: 80, to: 100 },
    ])
  })
})
