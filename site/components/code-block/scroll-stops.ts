// Whether a container that may scroll is a tab stop: only while there is something to scroll to. The server says that it
// always is, because without the script nobody could tell.

const SCROLLERS = 'main :is(.table-scroll, .code-block > pre)'

/** Runs per page; stops when `signal` aborts. */
export function startScrollStops(signal: AbortSignal): void {
  const stop = stopWhileScrolling(document.querySelectorAll<HTMLElement>(SCROLLERS))
  signal.addEventListener('abort', stop)
}

/** A ref for React, which renders such a container without a tab stop. */
export const scrollStop = (scroller: HTMLElement | null): (() => void) | undefined =>
  scroller ? stopWhileScrolling([scroller]) : undefined

/** Follows the size of each container and of the one element in it, until the returned function is called. */
function stopWhileScrolling(scrollers: Iterable<HTMLElement>): () => void {
  const observed = new Map<Element, HTMLElement>()
  const observer = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({ target }) => observed.get(target)!))
    // Measure all before changing any, so that layout is computed only once.
    const scrolling = new Set([...changed].filter(scrolls))
    for (const scroller of changed) {
      if (scrolling.has(scroller)) scroller.tabIndex = 0
      else scroller.removeAttribute('tabindex')
    }
  })
  for (const scroller of scrollers) {
    for (const element of [scroller, scroller.firstElementChild]) {
      if (!element) continue
      observed.set(element, scroller)
      observer.observe(element)
    }
  }
  return () => observer.disconnect()
}

const scrolls = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight
