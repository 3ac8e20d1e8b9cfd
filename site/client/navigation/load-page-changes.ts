// Loads what page changes need besides the router, its module and the release's routes: once, on the first sign that the
// reader may go on, and again after a failure.

import { loadModule } from '../../browser/load-module.ts'
import type { PageData } from '../../model/dom-hooks.ts'
import type { ClientRoutes } from '../../model/release.ts'
import { readVerified, trustedHtml } from '../../browser/trusted-types.ts'
import { fetchChecked, reachServer } from './fetch-checked.ts'
import type { PageChanges } from './page-changes.ts'

type PageChangesModule = typeof import('./page-changes.ts')

export interface PageChangesLoader {
  /** Undefined until loaded. */
  known(): PageChanges | undefined
  /** Rejects with the error. */
  load(): Promise<PageChanges>
}

/** Calls `loaded` when everything has arrived. `routes` is the URL of the release's routes. */
export function createPageChangesLoader(
  data: PageData,
  routes: string,
  loaded: (changes: PageChanges) => void,
): PageChangesLoader {
  let known: PageChanges | undefined
  let loading: Promise<PageChanges> | undefined

  async function loadAll(): Promise<PageChanges> {
    try {
      const [{ createPageChanges }, table] = await Promise.all([
        loadReachable(loadModule<PageChangesModule>(data.chunks ?? [], 'page-changes')),
        fetchChecked(routes).then((response) => response.json() as Promise<ClientRoutes>),
      ])
      known = createPageChanges(data, table, { readVerified, trustedHtml })
      loaded(known)
      return known
    } finally {
      loading = undefined
    }
  }
  return {
    known: () => known,
    load: async () => known ?? (loading ??= loadAll()),
  }
}

/** A failed import rejects as if there were no response, whatever it was: only the server can say whether it is there. */
async function loadReachable<Module>(module: Promise<Module>): Promise<Module> {
  try {
    return await module
  } catch (cause) {
    await reachServer(location.href)
    throw new Error('The code that changes pages could not be loaded', { cause })
  }
}
