// The start of in-app page changes: the router at once, the route table when a reader may go on, prefetching when it is
// there.

import { whenIdle } from '../../browser/when-idle.ts'
import { whenLoaded } from '../../browser/when-loaded.ts'
import { MAIN_REPLACED, type PageData } from '../../model/dom-hooks.ts'
import { createRecordLoader } from './load-record.ts'
import { createStylesLoader } from './page-styles.ts'
import { startPrefetch } from './prefetch.ts'
import { createRouteTableLoader } from './route-table-loader.ts'
import { startRouter } from './router.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll']

/** `startPage` starts what belongs to one page and ends with its signal. */
export async function startNavigation(
  data: PageData,
  startPage: (signal: AbortSignal) => void,
  signal: AbortSignal,
): Promise<void> {
  const pages = createPageLives()
  pages.onStart(startPage)
  document.addEventListener(MAIN_REPLACED, pages.next, { signal })
  // Without the Navigation API, or without a route table (a sharded release), the browser loads pages itself.
  if (!('navigation' in window) || data.routes === undefined) return

  const loader = createRecordLoader(data.release, createStylesLoader(data.styles))
  const table = createRouteTableLoader(data.routes, (routes) =>
    pages.onStart(startPrefetch(routes, loader, signal)),
  )
  startRouter({ data, table, loader, pageShown: pages.next }, signal)
  await firstSign()
  // A load after a failure has come without its scroll position (`loadInFull`); later ones keep theirs.
  history.scrollRestoration = 'auto'
  await table.load()
}

/** The lives of the pages that stand in the document one after the other: what starts with one ends with it. */
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
 * Settles at the first sign of a reader who may go on: one who only reads pays nothing for it. Between a tap's touch and
 * its click there is no time to fetch anything, so where readers tap, a browser at rest is sign enough.
 */
function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => resolve()
    for (const type of SIGNS) addEventListener(type, settle, { once: true, passive: true })
    if (!matchMedia('(hover: none)').matches) return
    whenLoaded(() => whenIdle(settle))
  })
}
