// Prefetching: records of links that the reader points at, and of a few links in view. Never on a saving connection.

import { isSaving } from '../../browser/is-saving.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { MAIN_ID } from '../../model/dom-hooks.ts'
import { prepareMain } from './arriving-page.ts'
import { hasSidebar } from './show-page.ts'
import type { RecordLoader } from './load-record.ts'
import type { RouteTable } from './route-table.ts'

/** Time that the pointer must rest on a link. */
const HOVER_MS = 50
/**
 * Links in view that are fetched per page, once the reader moves: pages at rest cost nothing, and six records weigh about
 * as much as one page at rest may.
 */
const MAX_VISIBLE = 6

/** Returns what watches the links of one page, until that page's signal ends it. */
export function startPrefetch(
  routes: RouteTable,
  loader: RecordLoader,
  signal: AbortSignal,
): (pageSignal: AbortSignal) => void {
  let resting: ReturnType<typeof setTimeout> | undefined

  const prefetch = (link: HTMLAnchorElement, pointedAt: boolean): void => {
    if (isSaving() || link.origin !== location.origin || link.pathname === location.pathname) return
    const target = routes.resolve(new URL(link.href))
    if (!target) return
    loader
      .record(target.record)
      .then((record) => {
        const { sidebarSection } = record.meta
        if (pointedAt) prepareMain(record)
        return sidebarSection === undefined || hasSidebar(sidebarSection)
          ? undefined
          : loader.sidebar(sidebarSection)
      })
      // The click will fetch again and say what is wrong.
      .catch(() => undefined)
  }
  const onIntent = (event: Event): void => {
    const link = (event.target as Element).closest('a')
    if (link) prefetch(link, true)
  }
  const onHover = (event: Event): void => {
    clearTimeout(resting)
    resting = setTimeout(() => onIntent(event), HOVER_MS)
  }
  // What the reader pointed at while the table of pages was under way.
  const early = document.querySelector<HTMLAnchorElement>('a:hover, a:focus')
  if (early) prefetch(early, true)
  document.addEventListener('pointerover', onHover, { signal })
  document.addEventListener('focusin', onIntent, { signal })
  document.addEventListener('touchstart', onIntent, { passive: true, signal })

  return (pageSignal) => watchVisibleLinks((link) => prefetch(link, false), pageSignal)
}

/** Links of the page once the reader scrolls it, and links of the frame that come into view: a part unfolded, a menu. */
function watchVisibleLinks(prefetch: (link: HTMLAnchorElement) => void, signal: AbortSignal): void {
  let left = MAX_VISIBLE
  const observe = (within: string, take: (entry: IntersectionObserverEntry) => boolean): void => {
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (left === 0 || !take(entry)) continue
        left -= 1
        observer.unobserve(entry.target)
        prefetch(entry.target as HTMLAnchorElement)
      }
    })
    for (const link of document.querySelectorAll(`${within} a[href^="/"]`)) observer.observe(link)
    signal.addEventListener('abort', () => observer.disconnect())
  }
  const ofPage = (): void => observe(`#${MAIN_ID}`, ({ isIntersecting }) => isIntersecting)
  addEventListener('scroll', ofPage, { once: true, passive: true, signal })
  whenIdle(() => {
    if (signal.aborted) return
    const hidden = new WeakSet<Element>()
    observe(`:is(.site-header, .site-sidebar)`, ({ target, isIntersecting }) => {
      if (isIntersecting) return hidden.has(target)
      hidden.add(target)
      return false
    })
  })
}
