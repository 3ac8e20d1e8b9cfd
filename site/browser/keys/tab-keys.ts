// Keyboard navigation for tabs.

/** Index of the tab that a key moves to. Up and Down are left to the browser for scrolling. */
export function neighbourTab(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
