// In-app navigation: which navigations it intercepts, and what becomes of each. The Navigation API handles history and
// cancels superseded changes; browsers without it do full page loads.

import { SEARCH_CHOSEN, type PageData, type SearchChoice } from '../../model/dom-hooks.ts'
import { takeTextFragment } from '../../search/present/text-fragment.ts'
import { changeLater, changePage, FULL_LOAD, leave, supersede, type Navigating } from './change-page.ts'
import { updateState } from './entry-state.ts'
import type { PageChangesLoader } from './load-page-changes.ts'
import { isPageChange, mayBePage, scrollingOf } from './navigate-event.ts'

interface RouterOptions {
  data: PageData
  loader: PageChangesLoader
  /** Called after another page has been inserted into the document. */
  pageShown(): void
}

export function startRouter({ data, loader, pageShown }: RouterOptions, signal: AbortSignal): void {
  const navigating: Navigating = {
    loader,
    pageShown,
    shown: data.path,
    retries: new AbortController(),
    isComing: false,
  }
  navigation.addEventListener('navigate', (event) => onNavigate(event, navigating), { signal })
}

function onNavigate(event: NavigateEvent, navigating: Navigating): void {
  if (event.info === FULL_LOAD || !isPageChange(event, navigating.isComing)) return
  updateState({ scroll: [scrollX, scrollY] })
  supersede(navigating)
  const changes = navigating.loader.known()
  const { url, words } = takeTextFragment(event.destination.url)
  const address = new URL(url)
  const target = changes?.resolve(address)
  const wanted = target?.url.href ?? url
  const isTraversal = event.navigationType === 'traverse'
  const history = event.navigationType === 'replace' ? 'replace' : 'auto'
  if (!target && (changes || !mayBePage(address)) && !isTraversal) {
    event.preventDefault()
    return void leave(event.destination.url, history, navigating)
  }
  if (words.length > 0) highlight({ url: wanted, words })
  if (wanted !== event.destination.url && !isTraversal) {
    event.preventDefault()
    return void navigation.navigate(wanted, { history })
  }
  const context = { signal: event.signal, ...scrollingOf(event) }
  const handler = (): Promise<void> =>
    changes && target
      ? changePage({ changes, target, ...context }, navigating)
      : changeLater(address, context, navigating)
  event.intercept({ handler, focusReset: 'manual', scroll: 'manual' })
}

/** The browser highlights text only on pages that it loads itself; here it is up to us. */
function highlight(detail: SearchChoice): void {
  document.dispatchEvent(new CustomEvent(SEARCH_CHOSEN, { detail }))
}
