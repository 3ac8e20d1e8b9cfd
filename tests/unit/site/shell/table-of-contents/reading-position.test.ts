// Which section of a page counts as current, down to the last short one.

import { describe, expect, it } from 'vitest'
import { readingThresholds, sectionAt } from '#site/shell/table-of-contents/reading-position.ts'

const viewport = 800
const offset = 68

describe('reading position', () => {
  it('marks a section from the moment its heading reaches the navbar', () => {
    const thresholds = readingThresholds({ tops: [200, 900], offset, viewport, maxScroll: 5000 })
    expect(sectionAt(thresholds, 0)).toBe(-1)
    expect(sectionAt(thresholds, 132)).toBe(0)
    expect(sectionAt(thresholds, 830)).toBe(0)
    expect(sectionAt(thresholds, 832)).toBe(1)
  })

  it('gives every short section at the end its turn, in order, the last one at the very end', () => {
    const tops = [100, 1500, 1560, 1620, 1680]
    const thresholds = readingThresholds({ tops, offset, viewport, maxScroll: 1000 })
    const seen = Array.from({ length: 1001 }, (_, scroll) => sectionAt(thresholds, scroll))
    expect([...new Set(seen)]).toEqual([-1, 0, 1, 2, 3, 4])
    expect(sectionAt(thresholds, 1000)).toBe(4)
  })

  it('never moves back while scrolling down', () => {
    const thresholds = readingThresholds({ tops: [70, 980, 1060, 1100], offset, viewport, maxScroll: 950 })
    expect(thresholds).toEqual([...thresholds].sort((a, b) => a - b))
  })

  it('marks the last section at the top of a page that does not scroll', () => {
    const thresholds = readingThresholds({ tops: [100, 300], offset, viewport, maxScroll: 0 })
    expect(sectionAt(thresholds, 0)).toBe(1)
  })
})
