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
import { updateState, type EntryState } from './entry-state.ts'
import { loadInFull, recover } from './failed-change.ts'
import { ReleaseChanged, type RecordLoader } from './load-record.ts'
import { startProgress } from './progress-bar.ts'
import type { PageTarget, RouteTable } from './route-table.ts'
import { hasSidebar, showPage } from './show-page.ts'

export interface RouterOptions {
  data: PageData
  routes: RouteTable
  loader: RecordLoader
  /** Called when another page stands in the document. */
  pageShown(): void
}

interface Change {
  target: PageTarget
  signal: AbortSignal
  /** Scrolls as the navigation asks: to the fragment, the top, or where the reader was. */
  scroll(): void
  /** The scroll would lead to the top: it is done before the page is there, which needs no layout of the new one. */
  fromTop: boolean
}

interface LoadedPage {
  record: PageRecord
  /** HTML of the page's sidebar, where the document shows another one. */
  sidebar?: string
}

export function startRouter(options: RouterOptions, signal: AbortSignal): void {
  const { data, routes, loader } = options
  /** Path of the page in the document; `undefined` while an error box stands there. */
  let shown: string | undefined = data.path
  let retries = new AbortController()

  navigation.addEventListener('navigate', onNavigate, { signal })
  // A load after a failure has come without its scroll position (`loadInFull`); later ones keep theirs.
  history.scrollRestoration = 'auto'

  function onNavigate(event: NavigateEvent): void {
    if (!isPageChange(event)) return
    updateState({ scroll: [scrollX, scrollY] })
    retries.abort()
    retries = new AbortController()
    const { url, words } = takeTextFragment(event.destination.url)
    const target = routes.resolve(new URL(url))
    if (target && words.length > 0) {
      // The browser looks for words in a page that it loads itself; here the marks are ours.
      const detail: SearchChoice = { url: target.url.href, words }
      document.dispatchEvent(new CustomEvent(SEARCH_CHOSEN, { detail }))
    }
    if (target && target.url.href !== event.destination.url && event.navigationType !== 'traverse') {
      event.preventDefault()
      navigation.navigate(target.url.href, {
        history: event.navigationType === 'replace' ? 'replace' : 'auto',
      })
    } else if (target) {
      const handler = (): Promise<void> => change({ target, signal: event.signal, ...scrollingOf(event) })
      event.intercept({ handler, focusReset: 'manual', scroll: 'manual' })
    } else if (event.navigationType === 'traverse') {
      // Back to a page that this document began with and that only the server can show, such as search results.
      event.intercept({ handler: async () => loadInFull(), focusReset: 'manual', scroll: 'manual' })
    }
  }

  async function change(asked: Change): Promise<void> {
    const { target, signal } = asked
    if (target.path === shown) {
      // The query may name another tab.
      options.pageShown()
      return asked.scroll()
    }
    const endProgress = startProgress()
    try {
      const page = await untilAborted(load(target), signal)
      endProgress()
      show(page, asked)
    } catch (error) {
      if (!signal.aborted) fail(error, target)
    } finally {
      endProgress()
    }
  }

  function show(page: LoadedPage, { target, scroll, fromTop }: Change): void {
    const { meta } = page.record
    try {
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
    shown = undefined
    recover(error, () => void change(again(target)))
  }

  /** The same change asked for by the reader: ends with the next navigation. */
  function again(target: PageTarget): Change {
    return { target, signal: retries.signal, scroll: () => scrollTo(0, 0), fromTop: true }
  }

  async function load({ record: hash }: PageTarget): Promise<LoadedPage> {
    const record = await loader.record(hash)
    const { sidebarSection } = record.meta
    return sidebarSection === undefined || hasSidebar(sidebarSection)
      ? { record }
      : { record, sidebar: await loader.sidebar(sidebarSection) }
  }
}

/** True for navigations to other pages; false for fragments, downloads, forms, reloads and behaviours' own URL changes. */
function isPageChange(event: NavigateEvent): boolean {
  if (event.defaultPrevented || !event.canIntercept || event.hashChange) return false
  if (event.downloadRequest !== null || event.formData || event.navigationType === 'reload') return false
  return event.navigationType === 'traverse' || !event.destination.sameDocument
}

/** Back and forward lead to where the reader was; other navigations to the fragment or the top, as the browser does it. */
function scrollingOf(event: NavigateEvent): Pick<Change, 'scroll' | 'fromTop'> {
  if (event.navigationType === 'traverse') {
    const left = (event.destination.getState() as EntryState | undefined)?.scroll
    // Chromium's own restoration fails when the page's layout was asked for between the swap and the scroll.
    const restore = ([left, top]: [number, number]): void => scrollTo({ left, top, behavior: 'instant' })
    return { scroll: () => (left ? restore(left) : event.scroll()), fromTop: false }
  }
  return { scroll: () => event.scroll(), fromTop: !event.destination.url.includes('#') }
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
