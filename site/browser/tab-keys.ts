// The keys of a list of tabs.

/** Index of the tab that a key leads to. Up and Down stay the browser's, for scrolling. */
export function neighbourTab(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
