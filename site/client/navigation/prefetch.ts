// Prefetches the records of links that the reader hovers, and of a few visible links. Never when the reader saves data.

import { isSaving } from '../../browser/is-saving.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import type { Trust } from '../../browser/trusted-types.ts'
import { MAIN_ID } from '../../model/dom-hooks.ts'
import type { PageRecord } from '../../model/page-record.ts'
import { prepareMain } from './arriving-page.ts'
import { hasSidebar } from './show-page.ts'
import type { RecordLoader } from './load-record.ts'
import type { RouteTable } from './route-table.ts'

/** How long the pointer must rest on a link. */
const HOVER_MS = 50
/**
 * Visible links fetched per page, once the reader scrolls: an idle page costs nothing, and six records weigh about as
 * much as one page may.
 */
const MAX_VISIBLE = 6

/** Returns a function that watches the links of one page until its signal aborts. */
export function startPrefetch(
  routes: RouteTable,
  loader: RecordLoader,
  trust: Trust,
  signal: AbortSignal,
): (pageSignal: AbortSignal) => void {
  let resting: ReturnType<typeof setTimeout> | undefined

  const prefetch = (link: HTMLAnchorElement, arrived?: (record: PageRecord) => void): void => {
    if (isSaving() || link.origin !== location.origin || link.pathname === location.pathname) return
    const target = routes.resolve(new URL(link.href))
    if (!target) return
    loader
      .record(target.record)
      .then((record) => {
        const { sidebarSection } = record.meta
        arrived?.(record)
        return sidebarSection === undefined || hasSidebar(sidebarSection)
          ? undefined
          : loader.sidebar(sidebarSection)
      })
      // The click will fetch again and show the error.
      .catch(() => undefined)
  }
  const prepare = (record: PageRecord): void => prepareMain(record, trust)
  const onIntent = (event: Event): void => {
    const link = (event.target as Element).closest('a')
    if (link) prefetch(link, prepare)
  }
  const onHover = (event: Event): void => {
    clearTimeout(resting)
    resting = setTimeout(() => onIntent(event), HOVER_MS)
  }
  // The link that the reader hovered while the route table was loading.
  const early = document.querySelector<HTMLAnchorElement>('a:hover, a:focus')
  if (early) prefetch(early, prepare)
  document.addEventListener('pointerover', onHover, { signal })
  document.addEventListener('focusin', onIntent, { signal })
  document.addEventListener('touchstart', onIntent, { passive: true, signal })

  return (pageSignal) => watchVisibleLinks((link) => prefetch(link), pageSignal)
}

/**
 * Watches links in the article once the reader scrolls, and links of the frame that become visible, as in an opened
 * menu.
 */
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
  addEventListener('scroll', ofPage, { once: true, signal })
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
