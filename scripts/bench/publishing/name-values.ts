// Names each value of a release on disk by what it holds, to tell what an edit publishes.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hash, Manifest, SearchDirectory, StoredRelease } from '#site/model/release.ts'
import { partCounts, type PartKind, type SearchHead } from '#site/search/index/search-head.ts'

export interface NamedValues {
  /** In bytes, by hash. */
  sizes: Record<Hash, number>
  /** A value that is several things has the first name. */
  nameOf: (hash: Hash) => string
}

const PART_NAMES: Record<PartKind, string> = {
  terms: 'terms of the search',
  words: 'words of the search',
  rows: 'pages of the search',
  texts: 'pages of the search',
  answers: 'facts of the search',
  failures: 'failures of the search',
  titles: 'titles of the search',
}

export function nameValues(dist: string): NamedValues {
  const textOf = (file: string): string => readFileSync(join(dist, file), 'utf8')
  const manifest = JSON.parse(textOf('manifest.json')) as Manifest
  const { pages, files, routes, search, agents, shards = [], compressed = {} } = manifest
  const names = new Map<Hash, string>()
  const add = (hash: Hash | undefined, name: string): void => {
    if (hash !== undefined && !names.has(hash)) names.set(hash, name)
  }
  for (const { hash, markdown, slices = [] } of Object.values(pages)) {
    add(hash, 'page record')
    for (const one of [markdown, ...slices]) add(one, 'Markdown')
  }
  add(routes, 'hashes of page records, for browsers')
  for (const shard of shards) add(shard, 'shard of the page table')
  add(agents, 'data of the tools')
  if (search) {
    const blob = (hash: Hash): unknown => JSON.parse(textOf(join('blobs', hash)))
    add(search.head, 'head of the search')
    add(search.directory, 'directory of the search')
    const kinds = partKinds(blob(search.head) as SearchHead)
    for (const { value, count } of (blob(search.directory) as SearchDirectory).places) {
      add(value, PART_NAMES[kinds[0]!])
      kinds.splice(0, count)
    }
  }
  for (const [path, { hash, more = [] }] of Object.entries(files))
    for (const one of [hash, ...more]) add(one, path)
  for (const [whole, form] of Object.entries(compressed))
    add(form, `${names.get(whole) ?? 'asset'}, compressed`)
  const { blobs } = JSON.parse(textOf('release.json')) as StoredRelease
  return { sizes: blobs, nameOf: (hash) => names.get(hash) ?? 'asset' }
}

/** The kind of every part, by its number. */
const partKinds = (head: SearchHead): PartKind[] =>
  partCounts(head).flatMap(([kind, count]) => Array.from({ length: count }, () => kind))
