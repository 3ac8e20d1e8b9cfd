// Assembles the release: the manifest with its id, and the list of blobs that KV must hold for it.

import {
  LARGE_BLOB_BYTES,
  MAX_INLINE_PAGES,
  RELEASE_FORMAT,
  type ClientAssets,
  type ClientRoutes,
  type FileEntry,
  type Hash,
  type Manifest,
  type PageShard,
  type StoredRelease,
} from '#site/model/release.ts'
import { shardOf } from '#site/model/shard-of.ts'
import { namedBlobs } from '#site/model/assets/named-blobs.ts'
import { type BlobSet } from '../../project/blob-set.ts'
import { hashOf } from '../../project/hash-of.ts'
import { canonicalJson, sortKeys } from '../../project/canonical-json.ts'
import { coreOf } from './core-blobs.ts'
import type { PageTables } from './page-tables.ts'
import { styleSources } from './style-sources.ts'

/** Pages per part of a page table that is not in the bundle: about 60 kB of JSON. */
const PAGES_PER_SHARD = 200

export interface ReleaseParts {
  origin: string
  /** Mistakes on pages can be reported. */
  feedback?: boolean
  assets: ClientAssets
  compressed?: Record<Hash, Hash>
  tables: PageTables
  /** HTML around pages. */
  shellParts?: Record<string, string>
  redirects: Record<string, string>
  files: Record<string, FileEntry>
  search?: NonNullable<Manifest['search']>
  /** What only the search's own lists name. */
  searchParts?: Hash[]
  /** Blob of what the tools at /mcp know. */
  agents?: Hash | undefined
  workerCode: string
  /** Modules that the Worker loads with the first call to /mcp and later, by file name. */
  mcpModules: Record<string, string>
}

export interface Release {
  manifest: Manifest
  stored: StoredRelease
  /** By hash, in the order of the hashes. */
  blobs: BlobSet
  /** The bundled Worker, without its manifest. */
  workerCode: string
  /** Modules that it loads with the first call to /mcp and later, by file name. */
  mcpModules: Record<string, string>
  /** Blobs in the Worker's bundle, in base64. */
  core: Record<Hash, string>
}

/** Puts what is still missing into `blobs` and seals them under one id. */
export function assembleRelease(
  parts: ReleaseParts,
  blobs: BlobSet,
  maxInlinePages = MAX_INLINE_PAGES,
): Release {
  const { assets, compressed, origin, tables, workerCode, mcpModules, files, search, agents } = parts
  const redirects = sortKeys(parts.redirects)
  const sharded = Object.keys(tables.pages).length > maxInlinePages
  const partly = sharded
    ? { pages: {}, sidebarSections: {}, shards: storeShards(tables, blobs) }
    : wholeTables(tables, redirects, blobs)
  const body: Omit<Manifest, 'id'> = {
    format: RELEASE_FORMAT,
    shell: hashOf(
      canonicalJson([
        hashOf(workerCode),
        hashOf(canonicalJson(mcpModules)),
        assets,
        tables.sidebarSections,
        origin,
      ]),
    ),
    origin,
    ...(parts.feedback && { feedback: true as const }),
    assets,
    ...(compressed && { compressed: sortKeys(compressed) }),
    ...partly,
    ...(parts.shellParts && { shellParts: sortKeys(parts.shellParts) }),
    styleSources: styleSources(assets.styles, Object.values(tables.pages)),
    redirects,
    files: sortKeys(files),
    ...(search && { search }),
    ...(agents !== undefined && { agents }),
  }
  const given = blobs.sorted()
  body.media = mediaOf(body, parts, [...given.keys()])
  body.large = largeOf(given)
  const id = hashOf(canonicalJson(body))
  const core = coreOf({ ...body, id }, tables, given)
  // No other release asks for a compressed form, and this one has the titles' in its bundle.
  const bundled = search && compressed?.[search.titles]
  const all = bundled === undefined ? given : given.without(bundled)
  return {
    manifest: { ...body, id },
    stored: { format: RELEASE_FORMAT, id, blobs: Object.fromEntries(all.sizes()) },
    blobs: all,
    workerCode,
    mcpModules,
    core,
  }
}

function largeOf(blobs: BlobSet): Record<Hash, number> {
  return Object.fromEntries([...blobs.sizes()].filter(([, size]) => size > LARGE_BLOB_BYTES))
}

/** What no other part of the manifest names: images, and data that pages load by URL. */
function mediaOf(
  body: Omit<Manifest, 'id'>,
  { tables, searchParts = [] }: ReleaseParts,
  all: readonly Hash[],
): Hash[] {
  const named = namedBlobs({ ...body, pages: tables.pages })
  for (const hash of searchParts) named.add(hash)
  return all.filter((hash) => !named.has(hash))
}

function wholeTables(tables: PageTables, redirects: Record<string, string>, blobs: BlobSet) {
  const sorted = sortTables(tables)
  return {
    ...sorted,
    ...(tables.around && { around: numbersAround(Object.keys(sorted.pages), tables.around) }),
    routes: storeRoutes(tables, redirects, blobs),
  }
}

/** Numbers for paths, by their order in the manifest: each is there once, with its title. */
function numbersAround(
  paths: readonly string[],
  around: NonNullable<PageTables['around']>,
): NonNullable<Manifest['around']> {
  const numbers = new Map(paths.map((path, number) => [path, number]))
  const numberOf = (path: string | undefined): number => (path === undefined ? -1 : (numbers.get(path) ?? -1))
  const lists = Object.entries(around).map(([path, { previous, next, linkedFrom }]): [string, number[]] => [
    path,
    [previous, next, ...linkedFrom].map(numberOf),
  ])
  return sortKeys(Object.fromEntries(lists))
}

function sortTables({ pages, sidebarSections }: PageTables): Omit<PageTables, 'around'> {
  return { pages: sortKeys(pages), sidebarSections: sortKeys(sidebarSections) }
}

function storeRoutes({ pages }: PageTables, redirects: Record<string, string>, blobs: BlobSet): Hash {
  const hashes = Object.fromEntries(Object.entries(pages).map(([path, { hash }]) => [path, hash]))
  const routes: ClientRoutes = { pages: sortKeys(hashes), redirects }
  return blobs.put(canonicalJson(routes))
}

/** A page is in the shard of its path, a sidebar section in the shard of its key. */
function storeShards({ pages, sidebarSections }: PageTables, blobs: BlobSet): Hash[] {
  const count = Math.ceil(Object.keys(pages).length / PAGES_PER_SHARD)
  const shards = Array.from({ length: count }, (): PageShard => ({ pages: {}, sidebarSections: {} }))
  for (const [path, entry] of Object.entries(pages)) shards[shardOf(path, count)]!.pages[path] = entry
  for (const [key, items] of Object.entries(sidebarSections))
    shards[shardOf(key, count)]!.sidebarSections[key] = items
  return shards.map((shard) => blobs.put(canonicalJson(shard)))
}
