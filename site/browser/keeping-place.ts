// Changes of the page that must not move what the reader looks at.

/** Runs a change and scrolls by as much as it moved the element, so that it stays where it was on the screen. */
export function keepingPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top
  change()
  const moved = element.getBoundingClientRect().top - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}
