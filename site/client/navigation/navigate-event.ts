// Inspects a navigate event before the router intercepts it: whether to handle it, and how it scrolls.

import { SEARCH_PATH } from '../../model/urls.ts'
import type { EntryState } from './entry-state.ts'

export interface ChangeContext {
  signal: AbortSignal
  /** Scrolls as the navigation requires: to the fragment, the top, or the previous position. */
  scroll(): void
  /** The target position is the top: scrolled to before the page is inserted, which saves a layout of the new one. */
  fromTop: boolean
}

/**
 * True for navigations to other pages; false for fragments, downloads, forms, reloads and behaviours' own URL changes.
 * While another page `isComing`, the URL is already that page's, and fragments belong to it.
 */
export function isPageChange(event: NavigateEvent, isComing: boolean): boolean {
  if (event.defaultPrevented || !event.canIntercept) return false
  if (event.hashChange) return isComing
  if (event.downloadRequest !== null || event.formData || event.navigationType === 'reload') return false
  return event.navigationType === 'traverse' || !event.destination.sameDocument
}

/**
 * The browser shows files itself, and a document that is not one of ours could not navigate back to this one in place.
 */
export const mayBePage = ({ pathname }: URL): boolean =>
  pathname !== SEARCH_PATH && !/\.(?!html$)[^/]*$/.test(pathname)

/** Back and forward restore the scroll position; other navigations go to the fragment or the top, as in the browser. */
export function scrollingOf(event: NavigateEvent): Pick<ChangeContext, 'scroll' | 'fromTop'> {
  if (event.navigationType === 'traverse') {
    const left = (event.destination.getState() as EntryState | undefined)?.scroll
    // Chromium's own restoration fails if layout was forced between the swap and the scroll.
    const restore = ([left, top]: [number, number]): void => scrollTo({ left, top, behavior: 'instant' })
    return { scroll: () => (left ? restore(left) : event.scroll()), fromTop: false }
  }
  return { scroll: () => event.scroll(), fromTop: !event.destination.url.includes('#') }
}
