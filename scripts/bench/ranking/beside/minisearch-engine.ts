// MiniSearch configured as in its documentation: prefixes, two typos per ten letters, titles weighted above text.

import MiniSearch from 'minisearch'
import type { SearchEntry } from '#site/search/index/search-documents.ts'
import { compressAsEdge } from '../../measure/compressing-proxy.ts'
import { textFields } from './text-fields.ts'
import { ROWS, type SearchEngine } from './search-engine.ts'

export function minisearchEngine(entries: readonly SearchEntry[]): SearchEngine {
  const index = new MiniSearch<ReturnType<typeof textFields>>({
    idField: 'url',
    fields: ['title', 'keywords', 'content'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, keywords: 2 } },
  })
  index.addAll(entries.map(textFields))
  return {
    name: 'MiniSearch',
    urls: (query) =>
      index
        .search(query)
        .slice(0, ROWS)
        .map(({ id }) => id as string),
    bytes: compressAsEdge(Buffer.from(JSON.stringify(index))).byteLength,
  }
}
