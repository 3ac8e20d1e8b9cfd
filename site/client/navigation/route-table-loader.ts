// Fetches the route table: once, on the first sign of navigation, and again after a failure.

import type { ClientRoutes } from '../../model/release.ts'
import { fetchChecked } from './fetch-checked.ts'
import { createRouteTable, type RouteTable } from './route-table.ts'

export interface RouteTableLoader {
  /** Undefined until loaded. */
  known(): RouteTable | undefined
  /** Rejects with the error. */
  load(): Promise<RouteTable>
}

/** Calls `loaded` when the table arrives. */
export function createRouteTableLoader(url: string, loaded: (routes: RouteTable) => void): RouteTableLoader {
  let known: RouteTable | undefined
  let loading: Promise<RouteTable> | undefined

  async function fetchTable(): Promise<RouteTable> {
    try {
      const response = await fetchChecked(url)
      known = createRouteTable((await response.json()) as ClientRoutes)
      loaded(known)
      return known
    } finally {
      loading = undefined
    }
  }
  return {
    known: () => known,
    load: async () => known ?? (loading ??= fetchTable()),
  }
}
