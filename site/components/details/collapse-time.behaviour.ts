// How long a folded part takes to open or close: the taller it is the longer, but never in proportion.

/** What the height of a line of the sidebar was when the times were chosen. */
const LINE_PX = 36

/** Milliseconds for a content of that height. */
export function collapseTime(height: number): number {
  if (height <= 0) return 0
  const lines = height / LINE_PX
  return Math.round(10 * (4 + 15 * lines ** 0.25 + lines / 5))
}

/** Tells the styles the time, just before a part is opened or closed. */
export function startCollapseTime(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const content = (target as Element).closest('summary')?.nextElementSibling
      const part = content?.parentElement
      if (!(part instanceof HTMLDetailsElement)) return
      part.style.setProperty('--collapse-time', `${collapseTime(content?.scrollHeight ?? 0)}ms`)
    },
    { signal },
  )
}
