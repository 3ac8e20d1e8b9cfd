// The shape of a release: the manifest in the Worker's bundle and the blobs it names in KV.
// Does not read, write or build one.

/** Format version of everything below. A reader refuses a release whose version it does not know. */
export const RELEASE_FORMAT = 2

/** First 32 hex digits of the SHA-256 of a value's bytes. Names a blob: KV key `c/<hash>`. */
export type Hash = string

export const HASH_PATTERN = /^[0-9a-f]{32}$/
export const BLOB_KEY_PREFIX = 'c/'
export const RELEASE_KEY_PREFIX = 'm/'

export const blobKey = (hash: Hash): string => BLOB_KEY_PREFIX + hash
export const releaseKey = (id: Hash): string => RELEASE_KEY_PREFIX + id

/** Largest blob of a release: larger ones would never stay in the Worker's memory, and KV refuses those over 25 MiB. */
export const MAX_BLOB_BYTES = 6 * 1024 * 1024

export const LARGE_BLOB_BYTES = 256 * 1024

/** Above this number of pages the page table leaves the bundle and travels as shards (blobs). */
export const MAX_INLINE_PAGES = 2000
/** Above this number of pages a sidebar shows its open sidebar section only; other categories become links. */
export const MAX_WHOLE_SIDEBAR_PAGES = 200

export type PageLayout = 'doc' | 'landing'
export type BadgeKind = 'enterprise' | 'beta' | 'deprecated'

export interface PageEntry {
  /** The page record's blob. */
  hash: Hash
  /** Names of the parts of the styles that it needs, divided by spaces; absent: all of them. */
  styles?: string
  /** The Markdown's blob; of a long page its introduction with links to the slices. */
  markdown: Hash
  /** Blobs that joined are the Markdown of a long page. */
  slices?: Hash[]
  title: string
  description: string
  layout: PageLayout
  /** Name of the sidebar that holds the page, and the key of its sidebar section in the manifest. */
  sidebar?: string
  sidebarSection?: string
  /** HTML of the list of operations that the sidebar shows below the page's link. */
  sidebarList?: string
  /** Last change, `YYYY-MM-DD`; absent where neither version control nor front matter knows. */
  updated?: string
  /** That the page shows with their answers, for its structured data. */
  questions?: PageQuestion[]
  noindex?: true
}

export interface PageQuestion {
  question: string
  answer: string
}

export interface SidebarItem {
  label: string
  /** Canonical path; absent for a category without a page of its own. */
  path?: string
  badge?: BadgeKind
  items?: SidebarItem[]
  /** The category's children were left out of this sidebar section; `path` leads to its first page. */
  pruned?: true
}

/** Part of the page table of a large release, stored as a blob. */
export interface PageShard {
  pages: Record<string, PageEntry>
  sidebarSections: Record<string, SidebarItem[]>
}

export interface AssetReference {
  /** `/assets/<name>.<hash>.<ext>` */
  url: string
  /** Subresource Integrity value, `sha384-…`. */
  integrity: string
}

/** What stands in the document itself, and what names it in the content security policy (`sha256-…`). */
export interface InlineCode {
  code: string
  source: string
}

/** A file with a fixed public name (`/robots.txt`, `/search-doc.json`) and its content type. */
export interface FileEntry {
  hash: Hash
  type: string
  /** The blob is a `JoinedFile`: the file is what that names, one after the other. */
  joined?: true
}

/** A file that is too large for one value. */
export interface JoinedFile {
  pieces: Hash[]
}

/** Blobs of the parts of the search, by their numbers. */
export interface SearchDirectory {
  parts: Hash[]
}

/** The styles: each document holds the base and the parts that its page needs, in one element. */
export interface SiteStyles {
  base: string
  /** In the order in which they follow the base. */
  parts: { name: string; code: string; always?: true }[]
  /** URL of all parts in one file, for a document in which a page comes that needs others. */
  all: string
}

export interface ClientAssets {
  entry: AssetReference
  /** Modules that the entry imports later, on intent: linked with `modulepreload` for integrity only. */
  chunks: AssetReference[]
  /** The script of the browser's search worker; absent in a release without search. */
  searchWorker?: AssetReference
  /** The script of the worker that judges a reader's code. */
  workbenchWorker?: AssetReference
  /** The module that asks for consent and loads what it allows; absent where no slot is configured. */
  thirdParty?: AssetReference
  /** Addresses of the site's faces, which the stylesheet names. */
  faces?: string[]
  /** The one inline script, run before paint. */
  beforePaint: InlineCode
  styles: SiteStyles
}

/** The release's table of contents. It travels in the Worker's bundle: one Worker version is one release. */
export interface Manifest {
  format: typeof RELEASE_FORMAT
  /** Hash of everything the release names: the manifest without this field, in canonical JSON. */
  id: Hash
  /** Hash of what surrounds an article: Worker code, client assets, sidebars. */
  shell: Hash
  /** `https://host` of the only indexed host, without a trailing slash. */
  origin: string
  assets: ClientAssets
  /** Brotli forms of client assets: their blobs, by the hashes of what they hold. */
  compressed?: Record<Hash, Hash>
  /** What names the style element of a document in its policy (`sha256-…`), by the names of the parts in it. */
  styleSources: Record<string, string>
  /** The whole page table, or `{}` when it is sharded. */
  pages: Record<string, PageEntry>
  sidebarSections: Record<string, SidebarItem[]>
  /** Blobs of the page table's parts; the part of a path is `shardOf(path, shards.length)`. */
  shards?: Hash[]
  redirects: Record<string, string>
  files: Record<string, FileEntry>
  /** Bytes of the blobs over `LARGE_BLOB_BYTES`: reading them may take longer. */
  large?: Record<Hash, number>
  /** Blobs of images and of other assets that pages name by URL. */
  media?: Hash[]
  /** Blob of the client's route table (`ClientRoutes`); absent in a sharded release. */
  routes?: Hash
  /** Blobs of the search: titles of pages, which come first; the head of all data, and the `SearchDirectory` of its parts. */
  search?: { titles: Hash; head: Hash; directory: Hash }
  /** Blob of what the tools at /mcp know (`AgentData`); absent where the content has neither facts nor a contract. */
  agents?: Hash
}

/** What the browser needs to change pages: canonical path to record hash, and the redirects. */
export interface ClientRoutes {
  pages: Record<string, Hash>
  redirects: Record<string, string>
}

/** The KV value `m/<id>`: what a release needs to be there, for rollback checks and clean-up. */
export interface StoredRelease {
  format: typeof RELEASE_FORMAT
  id: Hash
  /** Blob hash to size in bytes. */
  blobs: Record<Hash, number>
}

/** FNV-1a of the path, folded to a shard number: stable across runtimes and cheap. */
export function shardOf(path: string, shardCount: number): number {
  let value = 0x811c9dc5
  for (let index = 0; index < path.length; index++) {
    value = Math.imul(value ^ path.charCodeAt(index), 0x01000193)
  }
  return (value >>> 0) % shardCount
}
