// The contents list: closes where it is folded, and follows the reader. What follows them is a separate module, loaded on
// the first sign of a reader: a page that nobody has scrolled yet is at its top.

import { loadModule } from '../../browser/load-module.ts'
import { onFirstSign } from '../../browser/when-loaded.ts'
import type { ModuleReference } from '../../model/assets/module-reference.ts'
import { behaviourSelector } from '../../model/dom-hooks.ts'

type FollowReading = typeof import('./follow-reading.ts')

let loaded: FollowReading | undefined

/** Runs per page; stops when `signal` aborts. */
export function startTableOfContents(modules: readonly ModuleReference[], signal: AbortSignal): void {
  foldAfterChoice(signal)
  if (!document.querySelector(behaviourSelector('table-of-contents'))) return
  if (loaded) return loaded.followReading(signal)
  let isLoading = false
  const follow = async (): Promise<void> => {
    if (isLoading) return
    isLoading = true
    try {
      loaded = await loadModule<FollowReading>(modules, 'follow-reading')
      if (!signal.aborted) loaded.followReading(signal)
    } catch (error) {
      isLoading = false
      console.warn('The contents list does not follow the reader.', error)
    }
  }
  onFirstSign(() => void follow(), signal)
  // A fragment, a reload and the browser's Back begin further down, and a reader may have scrolled already.
  if (location.hash || performance.navigation.type || scrollY > 0) void follow()
}

/** The collapsible list on narrow screens closes once a section is chosen. */
function foldAfterChoice(signal: AbortSignal): void {
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('.toc-folded')) {
    const close = (event: Event): void => {
      if ((event.target as Element).closest('a')) folded.open = false
    }
    folded.addEventListener('click', close, { signal })
  }
}
