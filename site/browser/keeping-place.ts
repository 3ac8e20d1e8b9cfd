// Keeps what the reader is looking at in place while the page changes.

/**
 * Runs a change, then scrolls by as much as it moved the element, so that the element stays where it was on the screen.
 */
export function keepingPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top
  change()
  const moved = element.getBoundingClientRect().top - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}
