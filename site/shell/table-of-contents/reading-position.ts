// Which section of a page counts as being read at a scroll position. Pure; knows numbers only.

export interface PageMeasure {
  /** Distances of the headings from the top of the document, in order. */
  tops: number[]
  /** Distance of the reading line from the top of the viewport; the navbar is above it. */
  offset: number
  /** Height of the viewport. */
  viewport: number
  /** Largest scroll position. */
  maxScroll: number
}

/**
 * The scroll position from which each section is the one being read: where its heading reaches the reading line.
 * Headings too far down to get there share the end of the way evenly, so that the last one has its turn too.
 */
export function readingThresholds({ tops, offset, viewport, maxScroll }: PageMeasure): number[] {
  const reached = tops.map((top) => Math.max(0, top - offset))
  const firstLate = reached.findIndex((position) => position > maxScroll)
  if (firstLate < 0) return reached
  const lastReached = firstLate === 0 ? 0 : (reached[firstLate - 1] ?? 0)
  const from = Math.max(lastReached, maxScroll - viewport / 2)
  const step = (maxScroll - from) / (reached.length - firstLate)
  return reached.map((position, index) =>
    index < firstLate ? position : from + step * (index - firstLate + 1),
  )
}

/** Index of the section being read at `scroll`; -1 above the first. Positions of browsers are not whole numbers. */
export function sectionAt(thresholds: readonly number[], scroll: number): number {
  return thresholds.findLastIndex((threshold) => threshold <= scroll + 1)
}
