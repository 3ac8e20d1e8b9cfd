// Which section counts as current at a scroll position. Pure arithmetic.

interface PageMeasure {
  /** Distances of the headings from the top of the document, in order. */
  tops: number[]
  /** Distance of the reading line from the top of the viewport, below the navbar. */
  offset: number
  /** Height of the viewport. */
  viewport: number
  /** Largest scroll position. */
  maxScroll: number
}

/**
 * The scroll position from which each section is current: where its heading reaches the reading line. Headings too far
 * down to reach it share the remaining scroll distance evenly, so that the last one gets its turn too.
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

/** Index of the current section at `scroll`; -1 above the first. Browsers report fractional positions. */
export function sectionAt(thresholds: readonly number[], scroll: number): number {
  return thresholds.findLastIndex((threshold) => threshold <= scroll + 1)
}
