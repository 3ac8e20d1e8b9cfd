// lunr as it comes: its builder, its pipeline and its query language, with titles before text.

import lunr from 'lunr'
import type { SearchEntry } from '#site/search/index/search-documents.ts'
import { compressAsEdge } from '../../measure/compressing-proxy.ts'
import { textFields } from './text-fields.ts'
import { ROWS, type SearchEngine } from './search-engine.ts'

export function lunrEngine(entries: readonly SearchEntry[]): SearchEngine {
  const index = lunr((builder) => {
    builder.ref('url')
    builder.field('title', { boost: 4 })
    builder.field('keywords', { boost: 2 })
    builder.field('content')
    for (const entry of entries) builder.add(textFields(entry))
  })
  return {
    name: 'lunr as it comes',
    // Signs are its query language; a pasted text would be refused.
    urls: (query) =>
      index
        .search(query.replace(/[^\p{L}\p{N}\s]/gu, ' '))
        .slice(0, ROWS)
        .map(({ ref }) => ref),
    bytes: compressAsEdge(Buffer.from(JSON.stringify(index))).byteLength,
  }
}
