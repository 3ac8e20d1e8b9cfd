// Highlights the search terms on the page that the reader chose from the results. The highlighting itself is a separate
// module, loaded when a result is chosen.

import { loadModule } from '../../browser/load-module.ts'
import { SEARCH_CHOSEN, type SearchChoice } from '../../model/dom-hooks.ts'
import type { ModuleReference } from '../../model/assets/module-reference.ts'

type MarkModule = typeof import('./mark-words.ts')

/**
 * The choice, until a page is shown: the chosen one or another that the reader went to. No other event tells them
 * apart.
 */
let awaited: SearchChoice | undefined

/** Runs per page: highlights the terms once the chosen page is shown, or at once if it is the current one. */
export function startMarkMatches(modules: readonly ModuleReference[], signal: AbortSignal): void {
  const mark = (choice: SearchChoice): void => {
    const isHere = new URL(choice.url, location.href).pathname === location.pathname
    // Loads in parallel with the page.
    loadModule<MarkModule>(modules, 'mark-words')
      .then(({ markWords }) => (isHere ? markWords(choice, signal) : undefined))
      .catch((error: unknown) => console.warn('The search terms are not highlighted.', error))
  }
  const expect = (event: Event): void => {
    awaited = (event as CustomEvent<SearchChoice>).detail
    mark(awaited)
  }
  document.addEventListener(SEARCH_CHOSEN, expect, { signal })
  if (awaited) mark(awaited)
  awaited = undefined
}
