// Measures how much search data queries read: each query alone, and all of them in sequence.

import { answerFinder } from '#site/search/answer/answer-finder.ts'
import { explainQuery } from '#site/search/answer/failure/explain-query.ts'
import { openSearch } from '#site/search/parted/parted-search.ts'
import { parseQuery } from '#site/search/query/parse-query.ts'
import { shownResults } from '#site/search/present/shown-results.ts'
import { compressAsEdge } from '../measure/compressing-proxy.ts'
import type { StoredSearch } from './stored-search.ts'

interface ReadBytes {
  /** By query: bytes read as the first one, including the head. */
  first: number[]
  /** Bytes read by all of them in sequence. */
  session: number
}

export async function measureReading(stored: StoredSearch, queries: readonly string[]): Promise<ReadBytes> {
  const sizes = new Map<number, number>()
  const head = sizeOf(stored.headText)
  const reading = async (asked: readonly string[]): Promise<number> => {
    const opened = openSearch(stored.head, new Map(), {
      parse: parseQuery,
      loadExplainer: () => Promise.resolve(explainQuery),
      loadAnswerFinder: () => Promise.resolve(answerFinder),
    })
    let bytes = head
    for (const query of asked) {
      await opened.ask(
        (data) => shownResults(data, query),
        async (part) => {
          const size = sizes.get(part) ?? sizeOf(stored.parts[part]!)
          sizes.set(part, size)
          bytes += size
          return stored.parts[part]!
        },
      )
    }
    return bytes
  }
  const first: number[] = []
  for (const query of queries) first.push(await reading([query]))
  return { first, session: await reading(queries) }
}

const sizeOf = (text: string): number => compressAsEdge(Buffer.from(text)).byteLength
