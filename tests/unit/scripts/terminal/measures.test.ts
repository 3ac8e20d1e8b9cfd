import { describe, expect, it } from 'vitest'
import { formatBytes, formatCount, formatDuration } from '#scripts/terminal/measures.ts'

describe('measures', () => {
  it.each([
    [812, '812 B'],
    [36_240, '36.2 kB'],
    [999_949, '1000 kB'],
    [999_950, '1.0 MB'],
    [269_135, '269 kB'],
  ])('writes %d bytes as %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

  it.each([
    [8.4, '8 ms'],
    [420, '0.42 s'],
    [12_340, '12.3 s'],
  ])('writes %d milliseconds as %s', (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text))

  it.each([
    [1, '1 page'],
    [0, '0 pages'],
    [1400, '1,400 pages'],
  ])('counts %d as %s', (count, text) => expect(formatCount(count, 'page')).toBe(text))
})
