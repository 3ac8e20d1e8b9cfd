// The fetching of the route table: once, when the first reader's sign or page change asks for it, and again after a
// failure.

import type { ClientRoutes } from '../../model/release.ts'
import { fetchChecked } from './fetch-checked.ts'
import { createRouteTable, type RouteTable } from './route-table.ts'

export interface RouteTableLoader {
  /** Absent until it is there. */
  known(): RouteTable | undefined
  /** Rejects with what went wrong. */
  load(): Promise<RouteTable>
}

/** Calls `loaded` when the table is there. */
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
