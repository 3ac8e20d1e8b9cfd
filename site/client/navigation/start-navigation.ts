// Starts in-app navigation: the router at once, what page changes need on the first sign that the reader may go on,
// prefetching once that is there.

import { whenIdle } from '../../browser/when-idle.ts'
import { onFirstSign, whenLoaded } from '../../browser/when-loaded.ts'
import { MAIN_REPLACED, type PageData } from '../../model/dom-hooks.ts'
import { createPageChangesLoader } from './load-page-changes.ts'
import { startRouter } from './router.ts'

/** `startPage` starts the page's behaviours, which end when its signal aborts. */
export async function startNavigation(
  data: PageData,
  startPage: (signal: AbortSignal) => void,
  signal: AbortSignal,
): Promise<void> {
  const pages = createPageLives()
  pages.onStart(startPage)
  document.addEventListener(MAIN_REPLACED, pages.next, { signal })
  // Without the Navigation API, or without a table of its routes (a sharded release), the browser does full page loads.
  if (!('navigation' in window) || data.routes === undefined) return

  const loader = createPageChangesLoader(data, data.routes, (changes) =>
    pages.onStart(changes.startPrefetch(signal)),
  )
  startRouter({ data, loader, pageShown: pages.next }, signal)
  await firstSign()
  // `loadInFull` turned restoration off for one load; turn it back on for later ones.
  history.scrollRestoration = 'auto'
  await loader.load()
}

/** Manages the lifetime of each page: what starts with a page is aborted with it. */
function createPageLives(): { onStart(start: (signal: AbortSignal) => void): void; next(): void } {
  const starts: ((signal: AbortSignal) => void)[] = []
  let life = new AbortController()
  return {
    onStart(start) {
      starts.push(start)
      start(life.signal)
    },
    next() {
      life.abort()
      life = new AbortController()
      for (const start of starts) start(life.signal)
    },
  }
}

/**
 * Settles on the first sign that the reader may navigate, so that readers who do not cost nothing. Between a tap's
 * touchstart and its click there is no time to fetch, so on touch devices idle time is enough.
 */
function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    onFirstSign(resolve)
    if (!matchMedia('(hover: none)').matches) return
    whenLoaded(() => whenIdle(resolve))
  })
}
