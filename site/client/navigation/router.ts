// In-app navigation: which navigations it intercepts, and the steps of a page change. The Navigation API handles
// history and cancels superseded changes; browsers without it do full page loads.

import { announce } from '../../browser/announce.ts'
import { revealTarget } from '../../browser/reveal-target.ts'
import { showCurrentLink } from '../../shell/sidebar/sidebar.behaviour.ts'
import { MAIN_ID, SEARCH_CHOSEN, type PageData, type SearchChoice } from '../../model/dom-hooks.ts'
import type { PageRecord } from '../../model/page-record.ts'
import { encodePath } from '../../model/urls.ts'
import { takeTextFragment } from '../../search/present/text-fragment.ts'
import { writePageData } from '../../browser/page-data.ts'
import { showCrash } from './crashed-page.ts'
import { updateState } from './entry-state.ts'
import { endFailure, loadInFull, recover } from './failed-change.ts'
import { reachServer } from './fetch-checked.ts'
import { ReleaseChanged, type RecordLoader, type SidebarHtml } from './load-record.ts'
import { isPageChange, mayBePage, scrollingOf, type ChangeContext } from './navigate-event.ts'
import { startProgress } from './progress-bar.ts'
import type { PageTarget } from './route-table.ts'
import type { RouteTableLoader } from './route-table-loader.ts'
import { hasSidebar, showPage } from './show-page.ts'

export interface RouterOptions {
  data: PageData
  table: RouteTableLoader
  loader: RecordLoader
  /** Called after another page has been inserted into the document. */
  pageShown(): void
}

interface Change extends ChangeContext {
  target: PageTarget
}

interface LoadedPage {
  record: PageRecord
  /** The page's sidebar, if the document shows a different one. */
  sidebar?: SidebarHtml
}

/** `info` of navigations that the router leaves to the browser. */
const FULL_LOAD = 'full load'

export function startRouter(options: RouterOptions, signal: AbortSignal): void {
  const { data, table, loader } = options
  /** Path of the current page; `undefined` if showing it threw. */
  let shown: string | undefined = data.path
  let retries = new AbortController()
  /** The page for the document's URL is still loading. */
  let isComing = false

  navigation.addEventListener('navigate', onNavigate, { signal })

  function onNavigate(event: NavigateEvent): void {
    if (event.info === FULL_LOAD || !isPageChange(event, isComing)) return
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
      // The browser highlights text only on pages that it loads itself; here it is up to us.
      const detail: SearchChoice = { url: wanted, words }
      document.dispatchEvent(new CustomEvent(SEARCH_CHOSEN, { detail }))
    }
    if (wanted !== event.destination.url && navigationType !== 'traverse') {
      event.preventDefault()
      navigation.navigate(wanted, { history: navigationType === 'replace' ? 'replace' : 'auto' })
      return
    }
    const context = { signal: event.signal, ...scrollingOf(event) }
    const handler = (): Promise<void> =>
      target ? change({ target, ...context }) : changeLater(address, context)
    event.intercept({ handler, focusReset: 'manual', scroll: 'manual' })
  }

  /** A page change whose target is not known to exist until the route table has loaded. */
  async function changeLater(address: URL, context: ChangeContext): Promise<void> {
    // Back from a page that could not be loaded: this one has stayed.
    if (address.pathname === encodePath(shown ?? '')) return stay(context)
    const endProgress = startProgress()
    isComing = true
    try {
      const routes = await untilAborted(table.load(), context.signal)
      const target = routes.resolve(address)
      // Only the server can render it: the search page that this document started with, or a missing page.
      if (!target) await reachServer(address.href).then(loadInFull)
      else if (target.url.href !== address.href) navigation.navigate(target.url.href, { history: 'replace' })
      else await change({ target, ...context })
    } catch (error) {
      if (!context.signal.aborted) recover(error, () => void changeLater(address, newContext()))
    } finally {
      isComing = context.signal.aborted
      endProgress()
    }
  }

  /** Leaves the navigation to the browser, unless the server is unreachable and only a browser error would show. */
  async function leave(url: string, history: NavigationHistoryBehavior): Promise<void> {
    const { signal } = retries
    const endProgress = startProgress()
    try {
      await untilAborted(reachServer(url), signal)
      navigation.navigate(url, { history, info: FULL_LOAD })
    } catch (error) {
      if (!signal.aborted) recover(error, () => void leave(url, history))
    } finally {
      endProgress()
    }
  }

  async function change(asked: Change): Promise<void> {
    const { target, signal } = asked
    if (target.path === shown) return stay(asked)
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

  function stay({ scroll }: ChangeContext): void {
    endFailure()
    // The query may select another tab.
    options.pageShown()
    scroll()
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
      // The first forced layout: everything that changes the page comes before it, so that one layout is enough.
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

  /** Retries the same change; aborted by the next navigation. */
  function again(target: PageTarget): Change {
    return { target, ...newContext() }
  }

  function newContext(): ChangeContext {
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

/** To the fragment's target, or else the page's title: where reading continues and what screen readers announce. */
function moveFocus(place: HTMLElement | undefined): void {
  // Do not take focus from a reader who is typing in the frame.
  if (document.activeElement instanceof HTMLInputElement) return
  const target = place ?? document.querySelector<HTMLElement>(`#${MAIN_ID} h1`)
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
