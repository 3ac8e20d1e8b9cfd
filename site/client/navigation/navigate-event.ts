// What the router reads off a navigation before it takes it over: whether it is its own, and how it scrolls.

import { SEARCH_PATH } from '../../model/urls.ts'
import type { EntryState } from './entry-state.ts'

export interface Way {
  signal: AbortSignal
  /** Scrolls as the navigation asks: to the fragment, the top, or where the reader was. */
  scroll(): void
  /** The scroll would lead to the top: it is done before the page is there, which needs no layout of the new one. */
  fromTop: boolean
}

/**
 * True for navigations to other pages; false for fragments, downloads, forms, reloads and behaviours' own URL changes.
 * While another page `isComing` the address is that page's already, and its fragments lead to it.
 */
export function isPageChange(event: NavigateEvent, isComing: boolean): boolean {
  if (event.defaultPrevented || !event.canIntercept) return false
  if (event.hashChange) return isComing
  if (event.downloadRequest !== null || event.formData || event.navigationType === 'reload') return false
  return event.navigationType === 'traverse' || !event.destination.sameDocument
}

/** Files are the browser's to show, and a document that is none of ours could not come back to this one. */
export const mayBePage = ({ pathname }: URL): boolean =>
  pathname !== SEARCH_PATH && !/\.(?!html$)[^/]*$/.test(pathname)

/** Back and forward lead to where the reader was; other navigations to the fragment or the top, as the browser does it. */
export function scrollingOf(event: NavigateEvent): Pick<Way, 'scroll' | 'fromTop'> {
  if (event.navigationType === 'traverse') {
    const left = (event.destination.getState() as EntryState | undefined)?.scroll
    // Chromium's own restoration fails when the page's layout was asked for between the swap and the scroll.
    const restore = ([left, top]: [number, number]): void => scrollTo({ left, top, behavior: 'instant' })
    return { scroll: () => (left ? restore(left) : event.scroll()), fromTop: false }
  }
  return { scroll: () => event.scroll(), fromTop: !event.destination.url.includes('#') }
}
