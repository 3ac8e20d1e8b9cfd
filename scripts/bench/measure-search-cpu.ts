// Measures what a search costs the Worker in workerd: the first one in an isolate, and the same query once its parts
// have been read. The values are put into memory beforehand, so that the KV simulator costs nothing.

import { keepInMemory, searchBlobs } from './measure/keep-in-memory.ts'
import { measureRequest } from './measure-request.ts'
import { startTarget, type Server } from './start-target.ts'

interface SearchCpu {
  /** Milliseconds of each isolate's first search. */
  cold: number[]
  /** By query: the minimum of a few runs, which excludes occasional work of the engine. */
  warm: Map<string, number>
}

const AFTERWARDS_MS = 100
const LIMITS = [20, 19, 18, 17]

export async function measureSearchCpu(
  dist: string,
  isolates: number,
  queries: readonly string[],
): Promise<SearchCpu> {
  const cold: number[] = []
  const warm = new Map<string, number>()
  const server = await startTarget('release', dist)
  for (let isolate = 0; isolate < isolates; isolate++) {
    if (isolate > 0) await server.restart()
    await keepInMemory(dist, server, searchBlobs(dist))
    // The isolate has started but has not searched yet.
    await ask(server, '/robots.txt')
    cold.push(await ask(server, searchPath(queries[isolate % queries.length]!, 20)))
    if (isolate === 0) {
      for (const query of queries) {
        const times: number[] = []
        // A different limit is a different URL, so the response is computed rather than cached.
        for (const limit of LIMITS) times.push(await ask(server, searchPath(query, limit)))
        warm.set(query, Math.min(...times.slice(1)))
      }
    }
  }
  server.stop()
  return { cold, warm }
}

const searchPath = (query: string, limit: number): string =>
  `/search.json?${new URLSearchParams({ q: query, limit: String(limit) })}`

const ask = async (server: Server, path: string): Promise<number> =>
  (await measureRequest(server, path, { after: AFTERWARDS_MS })).spent
