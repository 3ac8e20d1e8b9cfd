import { describe, expect, it } from 'vitest'
import { formatResults, median, percentile } from '#scripts/bench/measure/report-table.ts'

describe('formatResults', () => {
  it('prints a Markdown table', () => {
    expect(
      formatResults([{ what: 'cold build', measured: '4 s', goal: 'under 5 s', beside: '11 s' }], 'Others'),
    ).toBe(
      '| What | Measured | Goal | Others |\n| --- | --- | --- | --- |\n| cold build | 4 s | under 5 s | 11 s |',
    )
  })

  it('leaves out the last column where no row has it', () => {
    expect(formatResults([{ what: 'redirect', measured: '1 ms' }])).toBe(
      '| What | Measured | Goal |\n| --- | --- | --- |\n| redirect | 1 ms |  |',
    )
  })
})

describe('median and percentile', () => {
  it('take the middle and the edge of the values in order', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10)
  })
})
