// Hydration on intent: React is fetched when the reader is about to use something that needs it.

import { ISLAND } from '../model/dom-hooks.ts'
import type { ModuleReference } from '../model/assets/module-reference.ts'
import { loadModule } from '../browser/load-module.ts'
import type { SearchConnection } from './search/connect-search.ts'

type HydrateModule = typeof import('./hydrate.tsx')

/** Events that show an island is about to be used. */
const INTENTS = ['pointerover', 'focusin', 'touchstart']

/** `modules` are the lazily loaded bundles, among them hydrate.tsx and React. */
export function startIslands(
  modules: readonly ModuleReference[],
  search: SearchConnection | undefined,
  signal: AbortSignal,
): void {
  const reached = (event: { target: EventTarget | null; relatedTarget?: EventTarget | null }): void => {
    if (!(event.target as Element).closest?.(`[${ISLAND}]`)) return
    for (const type of INTENTS) document.removeEventListener(type, reached)
    // Fetch the first search data in parallel with React: a reader who types needs both.
    search?.prepare()
    const cameFrom = event.relatedTarget as HTMLElement | null | undefined
    hydrate(modules, search, cameFrom ?? undefined).catch((error: unknown) => {
      // The server's markup works without React: the search form submits to the search page.
      console.warn('The interactive parts of the page did not load.', error)
      listen()
    })
  }
  const listen = (): void => {
    for (const type of INTENTS) document.addEventListener(type, reached, { passive: true, signal })
  }
  listen()
  // The reader may have focused an island before this script ran.
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
