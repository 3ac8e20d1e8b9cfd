// In-app page changes: which navigations it takes over from the browser, and the steps of a change.
// History and the end of an overtaken change are the browser's, through the Navigation API; a browser without it
// loads pages as a whole.

import { announce } from '../../browser/announce.ts'
import { revealTarget } from '../../browser/reveal-target.ts'
import { showCurrentLink } from '../../shell/sidebar/sidebar.behaviour.ts'
import { MAIN_ID, SEARCH_CHOSEN, type PageData, type SearchChoice } from '../../model/dom-hooks.ts'
import type { PageRecord } from '../../model/page-record.ts'
import { takeTextFragment } from '../../search/present/text-fragment.ts'
import { writePageData } from '../../browser/page-data.ts'
import { showCrash } from './crashed-page.ts'
import { updateState } from './entry-state.ts'
import { endFailure, loadInFull, recover } from './failed-change.ts'
import { reachServer } from './fetch-checked.ts'
import { ReleaseChanged, type RecordLoader, type SidebarHtml } from './load-record.ts'
import { isPageChange, mayBePage, scrollingOf, type Way } from './navigate-event.ts'
import { startProgress } from './progress-bar.ts'
import type { PageTarget } from './route-table.ts'
import type { RouteTableLoader } from './route-table-loader.ts'
import { hasSidebar, showPage } from './show-page.ts'

export interface RouterOptions {
  data: PageData
  table: RouteTableLoader
  loader: RecordLoader
  /** Called when another page stands in the document. */
  pageShown(): void
}

interface Change extends Way {
  target: PageTarget
}

interface LoadedPage {
  record: PageRecord
  /** The page's sidebar, where the document shows another one. */
  sidebar?: SidebarHtml
}

/** Navigations that the router has looked at, and leaves to the browser. */
const AS_A_WHOLE = 'as a whole'

export function startRouter(options: RouterOptions, signal: AbortSignal): void {
  const { data, table, loader } = options
  /** Path of the page in the document; `undefined` where showing one threw. */
  let shown: string | undefined = data.path
  let retries = new AbortController()
  /** A page is on its way to the address that the document has. */
  let isComing = false

  navigation.addEventListener('navigate', onNavigate, { signal })

  function onNavigate(event: NavigateEvent): void {
    if (event.info === AS_A_WHOLE || !isPageChange(event, isComing)) return
    updateState({ scroll: [scrollX, scrollY] })
    retries.abort()
    retries = new AbortController()
    const routes = table.known()
    const { url, words } = takeTextFragment(event.destination.url)
    const address = new URL(url)
    const target = routes?.resolve(address)
    const wanted = target?.url.href ?? url
    const { navigationType } = event
    if (!target && (routes || !mayBePage(address)) && navigationType !== 'traverse') {
      event.preventDefault()
      return void leave(event.destination.url, navigationType === 'replace' ? 'replace' : 'auto')
    }
    if (words.length > 0) {
      // The browser looks for words in a page that it loads itself; here the marks are ours.
      const detail: SearchChoice = { url: wanted, words }
      document.dispatchEvent(new CustomEvent(SEARCH_CHOSEN, { detail }))
    }
    if (wanted !== event.destination.url && navigationType !== 'traverse') {
      event.preventDefault()
      navigation.navigate(wanted, { history: navigationType === 'replace' ? 'replace' : 'auto' })
      return
    }
    const way = { signal: event.signal, ...scrollingOf(event) }
    const handler = (): Promise<void> => (target ? change({ target, ...way }) : changeLater(address, way))
    event.intercept({ handler, focusReset: 'manual', scroll: 'manual' })
  }

  /** The change to a page of which the table is still to tell whether there is one. */
  async function changeLater(address: URL, way: Way): Promise<void> {
    const endProgress = startProgress()
    isComing = true
    try {
      const routes = await untilAborted(table.load(), way.signal)
      const target = routes.resolve(address)
      // What only the server can show: search results that this document began with, a page that is not found.
      if (!target) await reachServer(address.href).then(loadInFull)
      else if (target.url.href !== address.href) navigation.navigate(target.url.href, { history: 'replace' })
      else await change({ target, ...way })
    } catch (error) {
      if (!way.signal.aborted) recover(error, () => void changeLater(address, anew()))
    } finally {
      isComing = way.signal.aborted
      endProgress()
    }
  }

  /** To what the browser itself shows, unless its own error would be all that it has to show. */
  async function leave(url: string, history: NavigationHistoryBehavior): Promise<void> {
    const { signal } = retries
    const endProgress = startProgress()
    try {
      await untilAborted(reachServer(url), signal)
      navigation.navigate(url, { history, info: AS_A_WHOLE })
    } catch (error) {
      if (!signal.aborted) recover(error, () => void leave(url, history))
    } finally {
      endProgress()
    }
  }

  async function change(asked: Change): Promise<void> {
    const { target, signal } = asked
    if (target.path === shown) {
      endFailure()
      // The query may name another tab.
      options.pageShown()
      return asked.scroll()
    }
    const endProgress = startProgress()
    isComing = true
    try {
      const page = await untilAborted(load(target), signal)
      endProgress()
      show(page, asked)
    } catch (error) {
      if (!signal.aborted) fail(error, target)
    } finally {
      isComing = signal.aborted
      endProgress()
    }
  }

  function show(page: LoadedPage, { target, scroll, fromTop }: Change): void {
    const { meta } = page.record
    try {
      endFailure()
      if (fromTop) scrollTo({ top: 0, left: 0, behavior: 'instant' })
      showPage({ ...page, fromTop }, data.origin)
      shown = target.path
      writePageData({
        ...data,
        path: target.path,
        sidebar: meta.sidebar,
        sidebarSection: meta.sidebarSection,
      })
      options.pageShown()
      const place = revealTarget(target.url.hash)
      // From here on the layout is asked for: whatever changes the page has come before, so that one is enough.
      if (!fromTop) scroll()
      moveFocus(place)
      showCurrentLink()
      announce(meta.title)
    } catch (error) {
      shown = undefined
      showCrash(error, () => show(page, again(target)))
    }
  }

  function fail(error: unknown, target: PageTarget): void {
    if (error instanceof ReleaseChanged) return loadInFull()
    recover(error, () => void change(again(target)))
  }

  /** The same change asked for by the reader: ends with the next navigation. */
  function again(target: PageTarget): Change {
    return { target, ...anew() }
  }

  function anew(): Way {
    return { signal: retries.signal, scroll: () => scrollTo(0, 0), fromTop: true }
  }

  async function load({ record: hash }: PageTarget): Promise<LoadedPage> {
    const record = await loader.record(hash)
    const { sidebarSection } = record.meta
    return sidebarSection === undefined || hasSidebar(sidebarSection)
      ? { record }
      : { record, sidebar: await loader.sidebar(sidebarSection) }
  }
}

/** The promise's value, unless a newer navigation comes first. */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    promise.then(resolve, reject)
  })
}

/** To the fragment's target, else to the page's title: where reading goes on, and what is read out. */
function moveFocus(place: HTMLElement | undefined): void {
  // A reader who has begun to type in the frame around the page is left alone.
  if (document.activeElement instanceof HTMLInputElement) return
  const target = place ?? document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
