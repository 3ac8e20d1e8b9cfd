// The steps of a page change: waits for the routes, loads the page, shows it, and recovers from what fails.

import { encodePath } from '../../model/urls.ts'
import { endFailure, loadInFull, recover } from './failed-change.ts'
import { reachServer } from './fetch-checked.ts'
import type { PageChangesLoader } from './load-page-changes.ts'
import type { ChangeContext } from './navigate-event.ts'
import type { LoadedPage, PageChanges } from './page-changes.ts'
import { startProgress } from './progress-bar.ts'
import type { PageTarget } from './route-table.ts'

/** The state of a document's navigation. */
export interface Navigating {
  loader: PageChangesLoader
  /** Called after another page has been inserted into the document. */
  pageShown(): void
  /** Path of the current page; `undefined` if showing it threw. */
  shown: string | undefined
  /** Aborted by the next navigation. */
  retries: AbortController
  /** The page for the document's URL is still loading. */
  isComing: boolean
}

interface Change extends ChangeContext {
  changes: PageChanges
  target: PageTarget
}

/** `info` of navigations that the router leaves to the browser. */
export const FULL_LOAD = 'full load'

/** A newer navigation ends the retries of earlier ones. */
export function supersede(navigating: Navigating): void {
  navigating.retries.abort()
  navigating.retries = new AbortController()
}

/** A page change whose target is not known to exist until the routes have loaded. */
export async function changeLater(
  address: URL,
  context: ChangeContext,
  navigating: Navigating,
): Promise<void> {
  // Back from a page that could not be loaded: this one has stayed.
  if (address.pathname === encodePath(navigating.shown ?? '')) return stay(context, navigating)
  const endProgress = startProgress()
  navigating.isComing = true
  try {
    const changes = await untilAborted(navigating.loader.load(), context.signal)
    const target = changes.resolve(address)
    // Only the server can render it: the search page that this document started with, or a missing page.
    if (!target) await reachServer(address.href).then(loadInFull)
    else if (target.url.href !== address.href) navigation.navigate(target.url.href, { history: 'replace' })
    else await changePage({ changes, target, ...context }, navigating)
  } catch (error) {
    if (!context.signal.aborted)
      recover(error, address, () => void changeLater(address, newContext(navigating), navigating))
  } finally {
    navigating.isComing = context.signal.aborted
    endProgress()
  }
}

/** Leaves the navigation to the browser, unless the server is unreachable and only a browser error would show. */
export async function leave(
  url: string,
  history: NavigationHistoryBehavior,
  navigating: Navigating,
): Promise<void> {
  const { signal } = navigating.retries
  const endProgress = startProgress()
  try {
    await untilAborted(reachServer(url), signal)
    navigation.navigate(url, { history, info: FULL_LOAD })
  } catch (error) {
    if (!signal.aborted) recover(error, new URL(url), () => void leave(url, history, navigating))
  } finally {
    endProgress()
  }
}

export async function changePage(asked: Change, navigating: Navigating): Promise<void> {
  const { changes, target, signal } = asked
  if (target.path === navigating.shown) return stay(asked, navigating)
  const endProgress = startProgress()
  navigating.isComing = true
  try {
    const page = await untilAborted(changes.load(target), signal)
    endProgress()
    show(page, asked, navigating)
  } catch (error) {
    if (!signal.aborted) fail(error, asked, navigating)
  } finally {
    navigating.isComing = signal.aborted
    endProgress()
  }
}

function stay({ scroll }: ChangeContext, { pageShown }: Navigating): void {
  endFailure()
  // The query may select another tab.
  pageShown()
  scroll()
}

function show(page: LoadedPage, asked: Change, navigating: Navigating): void {
  const { changes, target } = asked
  try {
    endFailure()
    changes.show(page, target, asked, () => {
      navigating.shown = target.path
      navigating.pageShown()
    })
  } catch (error) {
    navigating.shown = undefined
    changes.showCrash(error, () => show(page, again(asked, navigating), navigating))
  }
}

function fail(error: unknown, asked: Change, navigating: Navigating): void {
  if (asked.changes.isOfAnotherRelease(error)) return loadInFull()
  recover(error, asked.target.url, () => void changePage(again(asked, navigating), navigating))
}

/** Retries the same change; aborted by the next navigation. */
function again({ changes, target }: Change, navigating: Navigating): Change {
  return { changes, target, ...newContext(navigating) }
}

function newContext({ retries }: Navigating): ChangeContext {
  return { signal: retries.signal, scroll: () => scrollTo(0, 0), fromTop: true }
}

/** The promise's value, unless a newer navigation comes first. */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    promise.then(resolve, reject)
  })
}
