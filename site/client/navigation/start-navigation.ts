// The start of in-app page changes: fetches the route table when a reader may go on, then sets router and prefetching
// up.

import { whenIdle } from '../../browser/when-idle.ts'
import { MAIN_REPLACED, type PageData } from '../../model/dom-hooks.ts'
import type { ClientRoutes } from '../../model/release.ts'
import { createRecordLoader } from './load-record.ts'
import { startPrefetch } from './prefetch.ts'
import { createRouteTable } from './route-table.ts'
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

  navigation.addEventListener('navigate', loadTraversed)
  await firstSign()
  const response = await fetch(data.routes)
  if (!response.ok) throw new Error(`${data.routes} returned ${response.status}`)
  const routes = createRouteTable((await response.json()) as ClientRoutes)
  const loader = createRecordLoader(data.release)
  pages.onStart(startPrefetch(routes, loader, signal))
  navigation.removeEventListener('navigate', loadTraversed)
  startRouter({ data, routes, loader, pageShown: pages.next }, signal)
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
    const whenAtRest = (): void => whenIdle(settle)
    if (document.readyState === 'complete') whenAtRest()
    else addEventListener('load', whenAtRest, { once: true })
  })
}

/** After a reload the session may hold pages that came into the document before it: without a router, only a load shows them. */
function loadTraversed(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse' || !event.destination.sameDocument || event.hashChange) return
  if (event.canIntercept) event.intercept({ handler: async () => location.reload(), scroll: 'manual' })
}
