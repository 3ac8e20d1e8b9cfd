// Prefetching: records of links that the reader points at, and of a few links in view. Never on a saving connection.

import { MAIN_ID } from '../../model/dom-hooks.ts'
import { prepareMain } from './arriving-page.ts'
import { hasSidebar } from './show-page.ts'
import type { RecordLoader } from './load-record.ts'
import type { RouteTable } from './route-table.ts'

/** Time that the pointer must rest on a link. */
const HOVER_MS = 50
/** Links in view that are fetched per page, once the reader moves: pages at rest cost nothing. */
const MAX_VISIBLE = 6

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function isSaving(): boolean {
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return true
  return matchMedia('(prefers-reduced-data: reduce)').matches
}

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

function watchVisibleLinks(prefetch: (link: HTMLAnchorElement) => void, signal: AbortSignal): void {
  let left = MAX_VISIBLE
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || left === 0) continue
      left -= 1
      observer.unobserve(target)
      prefetch(target as HTMLAnchorElement)
    }
  })
  const begin = (): void => {
    for (const link of document.querySelectorAll(`#${MAIN_ID} a[href^="/"]`)) observer.observe(link)
  }
  addEventListener('scroll', begin, { once: true, passive: true, signal })
  signal.addEventListener('abort', () => observer.disconnect())
}
