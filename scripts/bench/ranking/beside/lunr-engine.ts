// lunr out of the box: its builder, pipeline and query language, with titles weighted above text.

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
    // Punctuation is query syntax, so pasted text would be rejected.
    urls: (query) =>
      index
        .search(query.replace(/[^\p{L}\p{N}\s]/gu, ' '))
        .slice(0, ROWS)
        .map(({ ref }) => ref),
    bytes: compressAsEdge(Buffer.from(JSON.stringify(index))).byteLength,
  }
}
