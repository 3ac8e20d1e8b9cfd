// In-app navigation: which navigations it intercepts, and the steps of a page change. The Navigation API handles
// history and cancels superseded changes; browsers without it do full page loads.

import { SEARCH_CHOSEN, type PageData, type SearchChoice } from '../../model/dom-hooks.ts'
import { encodePath } from '../../model/urls.ts'
import { takeTextFragment } from '../../search/present/text-fragment.ts'
import { updateState } from './entry-state.ts'
import { endFailure, loadInFull, recover } from './failed-change.ts'
import { reachServer } from './fetch-checked.ts'
import type { PageChangesLoader } from './load-page-changes.ts'
import { isPageChange, mayBePage, scrollingOf, type ChangeContext } from './navigate-event.ts'
import type { LoadedPage, PageChanges } from './page-changes.ts'
import { startProgress } from './progress-bar.ts'
import type { PageTarget } from './route-table.ts'

interface RouterOptions {
  data: PageData
  loader: PageChangesLoader
  /** Called after another page has been inserted into the document. */
  pageShown(): void
}

interface Change extends ChangeContext {
  changes: PageChanges
  target: PageTarget
}

/** `info` of navigations that the router leaves to the browser. */
const FULL_LOAD = 'full load'

export function startRouter(options: RouterOptions, signal: AbortSignal): void {
  const { data, loader, pageShown } = options
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
    const changes = loader.known()
    const { url, words } = takeTextFragment(event.destination.url)
    const address = new URL(url)
    const target = changes?.resolve(address)
    const wanted = target?.url.href ?? url
    const { navigationType } = event
    if (!target && (changes || !mayBePage(address)) && navigationType !== 'traverse') {
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
      changes && target ? change({ changes, target, ...context }) : changeLater(address, context)
    event.intercept({ handler, focusReset: 'manual', scroll: 'manual' })
  }

  /** A page change whose target is not known to exist until the routes have loaded. */
  async function changeLater(address: URL, context: ChangeContext): Promise<void> {
    // Back from a page that could not be loaded: this one has stayed.
    if (address.pathname === encodePath(shown ?? '')) return stay(context)
    const endProgress = startProgress()
    isComing = true
    try {
      const changes = await untilAborted(loader.load(), context.signal)
      const target = changes.resolve(address)
      // Only the server can render it: the search page that this document started with, or a missing page.
      if (!target) await reachServer(address.href).then(loadInFull)
      else if (target.url.href !== address.href) navigation.navigate(target.url.href, { history: 'replace' })
      else await change({ changes, target, ...context })
    } catch (error) {
      if (!context.signal.aborted) recover(error, address, () => void changeLater(address, newContext()))
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
      if (!signal.aborted) recover(error, new URL(url), () => void leave(url, history))
    } finally {
      endProgress()
    }
  }

  async function change(asked: Change): Promise<void> {
    const { changes, target, signal } = asked
    if (target.path === shown) return stay(asked)
    const endProgress = startProgress()
    isComing = true
    try {
      const page = await untilAborted(changes.load(target), signal)
      endProgress()
      show(page, asked)
    } catch (error) {
      if (!signal.aborted) fail(error, asked)
    } finally {
      isComing = signal.aborted
      endProgress()
    }
  }

  function stay({ scroll }: ChangeContext): void {
    endFailure()
    // The query may select another tab.
    pageShown()
    scroll()
  }

  function show(page: LoadedPage, asked: Change): void {
    const { changes, target } = asked
    try {
      endFailure()
      changes.show(page, target, asked, () => {
        shown = target.path
        pageShown()
      })
    } catch (error) {
      shown = undefined
      changes.showCrash(error, () => show(page, again(asked)))
    }
  }

  function fail(error: unknown, asked: Change): void {
    if (asked.changes.isOfAnotherRelease(error)) return loadInFull()
    recover(error, asked.target.url, () => void change(again(asked)))
  }

  /** Retries the same change; aborted by the next navigation. */
  function again({ changes, target }: Change): Change {
    return { changes, target, ...newContext() }
  }

  function newContext(): ChangeContext {
    return { signal: retries.signal, scroll: () => scrollTo(0, 0), fromTop: true }
  }
}

/** The promise's value, unless a newer navigation comes first. */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    promise.then(resolve, reject)
  })
}
