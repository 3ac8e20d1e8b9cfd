// Everything that page changes need besides the router, as one module loaded on the first sign that the reader may go on:
// routes, records, how a page is shown, prefetching. Shares no state with the entry.

import { announce } from '../../browser/announce.ts'
import { writePageData } from '../../browser/page-data.ts'
import { revealTarget } from '../../browser/reveal-target.ts'
import type { Trust } from '../../browser/trusted-types.ts'
import { MAIN_ID, type PageData } from '../../model/dom-hooks.ts'
import type { PageRecord } from '../../model/page-record.ts'
import type { ClientRoutes } from '../../model/release.ts'
import { showCurrentLink } from '../../shell/sidebar/sidebar.behaviour.ts'
import { showCrash } from './crashed-page.ts'
import { createRecordLoader, ReleaseChanged, type SidebarHtml } from './load-record.ts'
import type { ChangeContext } from './navigate-event.ts'
import { createStylesLoader } from './page-styles.ts'
import { startPrefetch } from './prefetch.ts'
import { createRouteTable, type PageTarget, type RouteTable } from './route-table.ts'
import { hasSidebar, showPage } from './show-page.ts'

export interface LoadedPage {
  record: PageRecord
  /** The page's sidebar, if the document shows a different one. */
  sidebar?: SidebarHtml
}

export interface PageChanges extends RouteTable {
  /** Fetches the page of a target. */
  load(target: PageTarget): Promise<LoadedPage>
  /** The response came from another release than the document: only a full page load can show the page. */
  isOfAnotherRelease(error: unknown): boolean
  /** Replaces the page; calls `inserted` before anything forces layout. */
  show(page: LoadedPage, target: PageTarget, context: ChangeContext, inserted: () => void): void
  /** Shows the error in place of the page. */
  showCrash(error: unknown, retry: () => void): void
  /** Starts watching links; returns a function that watches those of one page until its signal aborts. */
  startPrefetch(signal: AbortSignal): (page: AbortSignal) => void
}

export function createPageChanges(data: PageData, routes: ClientRoutes, trust: Trust): PageChanges {
  const table = createRouteTable(routes)
  const loader = createRecordLoader(data.release, createStylesLoader(data.styles), trust)
  return {
    ...table,
    async load({ record: hash }) {
      const record = await loader.record(hash)
      const { sidebarSection } = record.meta
      return sidebarSection === undefined || hasSidebar(sidebarSection)
        ? { record }
        : { record, sidebar: await loader.sidebar(sidebarSection) }
    },
    isOfAnotherRelease: (error) => error instanceof ReleaseChanged,
    show(page, { path, url }, { scroll, fromTop }, inserted) {
      const { title, sidebar, sidebarSection } = page.record.meta
      if (fromTop) scrollTo({ top: 0, left: 0, behavior: 'instant' })
      showPage({ ...page, fromTop }, data.origin, trust)
      writePageData({ ...data, path, sidebar, sidebarSection })
      inserted()
      const place = revealTarget(url.hash)
      // The first forced layout: everything that changes the page comes before it, so that one layout is enough.
      if (!fromTop) scroll()
      moveFocus(place)
      showCurrentLink()
      announce(title)
    },
    showCrash,
    startPrefetch: (signal) => startPrefetch(table, loader, trust, signal),
  }
}

/** To the fragment's target, or else the page's title: where reading continues and what screen readers announce. */
function moveFocus(place: HTMLElement | undefined): void {
  // Do not take focus from a reader who is typing in the frame.
  if (document.activeElement instanceof HTMLInputElement) return
  const target = place ?? document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
