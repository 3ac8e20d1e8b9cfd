// The release that this Worker serves: lookups by path in the manifest or its shards. Neither reads KV itself nor
// resolves URLs.

import { breadcrumbTrail, type Crumb } from '#site/model/breadcrumb-trail.ts'
import {
  RELEASE_FORMAT,
  type Hash,
  type Manifest,
  type PageEntry,
  type PageShard,
  type SidebarItem,
} from '#site/model/release.ts'
import { shardOf } from '#site/model/shard-of.ts'
import { pagesToLookUp, type ReleaseView } from '#site/model/urls.ts'
import { createLruCache } from '../runtime/lru-cache.ts'
import { namedBlobs } from '#site/model/assets/named-blobs.ts'
import { createPagesAround } from './pages-around.ts'
import { createReleaseStore, type CoreBlobs, type ReadContext, type ReleaseStore } from './release-store.ts'

const SHARD_MEMORY_BYTES = 4 * 1024 * 1024

export interface ServedRelease {
  manifest: Manifest
  store: ReleaseStore
  /** Whether the manifest names the blob; if so, KV must have it. */
  names(hash: Hash): boolean
  /** The data that `decide` may look up for this pathname. Rejects with `BlobUnavailable` if a shard cannot be read. */
  view(pathname: string, context: ReadContext): ReleaseView | Promise<ReleaseView>
  /** What the page's stored Markdown is followed by; empty if nothing. */
  around(path: string): string
  /** The navigation tree of a sidebar section. */
  sidebarSection(key: string, context: ReadContext): Promise<SidebarItem[] | undefined>
  /** The page's ancestors in the sidebar, then the page itself. */
  trail(page: PageEntry, path: string, context: ReadContext): Promise<Crumb[]>
}

/** Throws if this code does not know the manifest's format: such a Worker must not go live. */
export function createServedRelease(manifest: Manifest, core: CoreBlobs = {}): ServedRelease {
  if (manifest.format !== RELEASE_FORMAT) {
    throw new Error(
      `The release has format ${String(manifest.format)}; this Worker reads format ${RELEASE_FORMAT}`,
    )
  }
  const store = createReleaseStore({ core, large: manifest.large })
  // Maps, so that a path such as /__proto__ finds nothing.
  const redirects = new Map(Object.entries(manifest.redirects))
  const files = new Map(Object.entries(manifest.files))
  const table = manifest.shards ? createShardedTable(manifest.shards, store) : createWholeTable(manifest)

  function viewOver(find: (path: string) => PageEntry | undefined): ReleaseView {
    return { page: find, redirect: (path) => redirects.get(path), file: (path) => files.get(path) }
  }
  let named: Set<Hash> | undefined
  const wholeView = table.pages && viewOver((path) => table.pages!.get(path))

  return {
    manifest,
    store,
    names(hash) {
      named ??= namedBlobs(manifest)
      return named.has(hash)
    },
    view(pathname, context) {
      if (wholeView) return wholeView
      return table.find(pagesToLookUp(pathname), context).then((found) => viewOver((path) => found.get(path)))
    },
    around: createPagesAround(manifest),
    sidebarSection: table.sidebarSection,
    async trail(page, path, context) {
      const items =
        page.sidebarSection === undefined
          ? undefined
          : await table.sidebarSection(page.sidebarSection, context)
      return items ? breadcrumbTrail(items, path) : []
    },
  }
}

interface PageTable {
  /** All pages; absent when the table is sharded. */
  pages?: Map<string, PageEntry>
  find(paths: string[], context: ReadContext): Promise<Map<string, PageEntry>>
  sidebarSection(key: string, context: ReadContext): Promise<SidebarItem[] | undefined>
}

function createWholeTable(manifest: Manifest): PageTable {
  const pages = new Map(Object.entries(manifest.pages))
  const sidebarSections = new Map(Object.entries(manifest.sidebarSections))
  return { pages, find: async () => pages, sidebarSection: async (key) => sidebarSections.get(key) }
}

function createShardedTable(shards: string[], store: ReleaseStore): PageTable {
  const parsed = createLruCache<PageShard>(SHARD_MEMORY_BYTES)

  async function shardFor(key: string, context: ReadContext): Promise<PageShard> {
    const hash = shards[shardOf(key, shards.length)]!
    const known = parsed.get(hash)
    if (known) return known
    const bytes = await store.read(hash, context)
    const shard = JSON.parse(new TextDecoder().decode(bytes)) as PageShard
    parsed.set(hash, shard, bytes.byteLength)
    return shard
  }

  return {
    async find(paths, context) {
      const found = new Map<string, PageEntry>()
      await Promise.all(
        paths.map(async (path) => {
          const { pages } = await shardFor(path, context)
          if (Object.hasOwn(pages, path)) found.set(path, pages[path]!)
        }),
      )
      return found
    },
    async sidebarSection(key, context) {
      const { sidebarSections } = await shardFor(key, context)
      return Object.hasOwn(sidebarSections, key) ? sidebarSections[key] : undefined
    },
  }
}
