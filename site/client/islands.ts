// Hydration on intent: React is fetched when the reader reaches for something that needs it, not before.

import { ISLAND } from '../model/dom-hooks.ts'
import type { ModuleReference } from '../model/assets/module-reference.ts'
import { loadModule } from '../browser/load-module.ts'
import type { SearchConnection } from './search/connect-search.ts'

type HydrateModule = typeof import('./hydrate.tsx')

/** First signs that an island is about to be used. */
const INTENTS = ['pointerover', 'focusin', 'touchstart']

/** `modules` are what the build bundled apart from the entry; hydrate.tsx is one of them, React another. */
export function startIslands(
  modules: readonly ModuleReference[],
  search: SearchConnection | undefined,
  signal: AbortSignal,
): void {
  const reached = (event: { target: EventTarget | null; relatedTarget?: EventTarget | null }): void => {
    if (!(event.target as Element).closest?.(`[${ISLAND}]`)) return
    for (const type of INTENTS) document.removeEventListener(type, reached)
    // The first data is under way while React is: a reader who types waits for both.
    search?.prepare()
    const cameFrom = event.relatedTarget as HTMLElement | null | undefined
    hydrate(modules, search, cameFrom ?? undefined).catch((error: unknown) => {
      // What the server sent works without React: the search form leads to the search page.
      console.warn('The interactive parts of the page did not load.', error)
      listen()
    })
  }
  const listen = (): void => {
    for (const type of INTENTS) document.addEventListener(type, reached, { passive: true, signal })
  }
  listen()
  // The reader may have been quicker than this script.
  const { activeElement: reachedEarly } = document
  if (reachedEarly) reached({ target: reachedEarly })
}

async function hydrate(
  modules: readonly ModuleReference[],
  ...[connection, cameFrom]: Parameters<HydrateModule['hydrateIslands']>
): Promise<void> {
  const { hydrateIslands } = await loadModule<HydrateModule>(modules, 'hydrate')
  hydrateIslands(connection, cameFrom)
}
