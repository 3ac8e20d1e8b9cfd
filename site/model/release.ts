// The format of a release: the manifest in the Worker's bundle and the blobs that it references in KV. Types and
// constants only.

/** Version of the format below. A reader rejects releases with an unknown version. */
export const RELEASE_FORMAT = 2

/** First 32 hex digits of the SHA-256 of a value's bytes. Names a blob: KV key `c/<hash>`. */
export type Hash = string

export const HASH_DIGITS = 32
export const HASH_PATTERN = /^[0-9a-f]{32}$/
export const BLOB_KEY_PREFIX = 'c/'
export const RELEASE_KEY_PREFIX = 'm/'

export const blobKey = (hash: Hash): string => BLOB_KEY_PREFIX + hash
export const releaseKey = (id: Hash): string => RELEASE_KEY_PREFIX + id

/** Largest blob of a release: the Worker's memory would not cache larger ones, and KV rejects those over 25 MiB. */
export const MAX_BLOB_BYTES = 6 * 1024 * 1024
export const LARGE_BLOB_BYTES = 256 * 1024

/** Above this number of pages, the page table is not in the bundle but in shards (blobs). */
export const MAX_INLINE_PAGES = 2000
/** Above this number of pages, a sidebar shows only its open section; other categories become links. */
export const MAX_WHOLE_SIDEBAR_PAGES = 200

export const PAGE_LAYOUTS = ['doc', 'landing'] as const
export type PageLayout = (typeof PAGE_LAYOUTS)[number]
export const BADGE_KINDS = ['enterprise', 'beta', 'deprecated'] as const
export type BadgeKind = (typeof BADGE_KINDS)[number]

export interface PageEntry {
  /** Blob of the page record. */
  hash: Hash
  /** Names of the style parts that it needs, separated by spaces; if absent, all. */
  styles?: string
  /** Blob of the Markdown; for a long page, its introduction with links to the slices. */
  markdown: Hash
  /** Blobs that concatenate to the Markdown of a long page. */
  slices?: Hash[]
  title: string
  description: string
  layout: PageLayout
  /** Name of the page's sidebar, and the key of its sidebar section in the manifest. */
  sidebar?: string
  sidebarSection?: string
  /** HTML of the list of operations that the sidebar shows below the page's link. */
  sidebarList?: string
  /** Date of the last change, `YYYY-MM-DD`; absent if neither version control nor front matter has it. */
  updated?: string
  /** Questions that the page shows with their answers, for its structured data. */
  questions?: PageQuestion[]
  noindex?: true
}

export interface PageQuestion {
  question: string
  answer: string
}

export interface SidebarItem {
  label: string
  /** What follows the label in the page's title, where the label by itself says little: `SDK` after `Go`. */
  after?: string
  /** Canonical path; absent for a category without a page of its own. */
  path?: string
  badge?: BadgeKind
  items?: SidebarItem[]
  /** The category's children are not part of this section; `path` links to its first page. */
  pruned?: true
}

/** Part of a large release's page table, stored as a blob. */
export interface PageShard {
  pages: Record<string, PageEntry>
  sidebarSections: Record<string, SidebarItem[]>
}

export interface AssetReference {
  /** `/assets/<name>.<hash>.<ext>` */
  url: string
  /** Subresource Integrity value, `sha256-…`. */
  integrity: string
}

/** Code inlined in the document, with its CSP hash (`sha256-…`). */
export interface InlineCode {
  code: string
  source: string
}

/** A file with a fixed public name (`/robots.txt`, `/search-doc.json`) and its content type. */
export interface FileEntry {
  hash: Hash
  type: string
  /** The blob is the `SearchDirectory`, and this names the file in it. */
  joined?: SearchFile
  /** The blob holds several files (`packed-value.ts`): which one this is, and the hash of its bytes. */
  piece?: { number: number; tag: Hash }
  /** Blobs that follow the first, each without its first line. */
  more?: Hash[]
}

/** `/lunr-index.json` and `/search-doc.json`, too large for a single KV value. */
export type SearchFile = 'index' | 'documents'

/** What follows one another: pieces of a value of many (`packed-value.ts`), or a whole value, which counts as one. */
export interface PartRun {
  value: Hash
  /** Number of the first piece; absent of a whole value. */
  from?: number
  count: number
  /** Each piece is compressed by itself. */
  deflated?: true
}

/** `first`, of vectors: the place of the entry that they count from. */
export type PieceRun = PartRun & { from: number; first?: number }

/** Text, and compressed pieces that are joined by commas: `joined-file.ts`. */
export type JoinedFile = (string | PieceRun[])[]

/** What only the Worker reads of the search: where everything is. */
export interface SearchDirectory {
  /** Where the parts are, in order. */
  places: PartRun[]
  files: Record<SearchFile, JoinedFile>
}

/** The styles of one part, for its cascade layer. */
export interface StyleCode {
  name: string
  layer: string
  code: string
  always?: true
}

/** The styles: each document has the base and the parts that its page needs, in one element. */
export interface SiteStyles {
  base: string
  /** In cascade order after the base. */
  parts: StyleCode[]
  /** URL of one file with all parts, for in-app navigation to a page that needs others. */
  all: string
}

export interface ClientAssets {
  entry: AssetReference
  /** Modules imported on intent: linked with `modulepreload` only for their integrity. */
  chunks: AssetReference[]
  /** More of them, which documents do not name: one of `chunks` lists them. */
  listedChunks?: AssetReference[]
  /** The script of the browser's search worker; absent in a release without search. */
  searchWorker?: AssetReference
  /** The script of the worker that checks a reader's code. */
  codeWorker?: AssetReference
  /** The module that asks for consent and loads third-party scripts; absent if none are configured. */
  thirdParty?: AssetReference
  /** URLs of the site's fonts, which the stylesheet references. */
  faces?: string[]
  /** The only inline script, run before paint. */
  beforePaint: InlineCode
  styles: SiteStyles
}

/** The release's table of contents, part of the Worker's bundle: one Worker version is one release. */
export interface Manifest {
  format: typeof RELEASE_FORMAT
  /** Hash of everything in the release: the manifest without this field, as canonical JSON. */
  id: Hash
  /** Hash of everything around the article: Worker code, client assets, sidebars. */
  shell: Hash
  /** `https://host` of the only indexed host, without a trailing slash. */
  origin: string
  /** Mistakes on pages can be reported. */
  feedback?: true
  assets: ClientAssets
  /** Blobs of the Brotli forms of client assets, by the hash of their content. */
  compressed?: Record<Hash, Hash>
  /** CSP hash of a document's style element (`sha256-…`), by the names of the parts in it. */
  styleSources: Record<string, string>
  /** The full page table, or `{}` if it is sharded. */
  pages: Record<string, PageEntry>
  sidebarSections: Record<string, SidebarItem[]>
  /** HTML around pages by the name of its part (site/shell/shell-part.tsx); the Worker renders what is missing. */
  shellParts?: Record<string, string>
  /** Blobs of the page table's shards; a path is in the shard `shardOf(path, shards.length)`. */
  shards?: Hash[]
  /**
   * By path, what the end of the page's Markdown leads to: previous, next, and the pages that link to it, as numbers in
   * the order of `pages`, -1 for none. Absent where the stored Markdown has its end, as in a sharded release.
   */
  around?: Record<string, number[]>
  redirects: Record<string, string>
  files: Record<string, FileEntry>
  /** Sizes of the blobs above `LARGE_BLOB_BYTES`, which may take longer to read. */
  large?: Record<Hash, number>
  /** Blobs of images and other assets that pages reference by URL. */
  media?: Hash[]
  /** Blob of the client's route table (`ClientRoutes`); absent in a sharded release. */
  routes?: Hash
  /** Blobs of the search: page titles, loaded first; the head of the index; and the `SearchDirectory` of its parts. */
  search?: { titles: Hash; head: Hash; directory: Hash }
  /** Blob of the MCP tools' data (`AgentData`); absent if the content has neither facts nor a contract. */
  agents?: Hash
}

/** The data for in-app navigation: record hashes by canonical path, and the redirects. */
export interface ClientRoutes {
  pages: Record<string, Hash>
  redirects: Record<string, string>
}

/** The KV value `m/<id>`: the blobs a release needs, for rollback checks and clean-up. */
export interface StoredRelease {
  format: typeof RELEASE_FORMAT
  id: Hash
  /** Blob hash to size in bytes. */
  blobs: Record<Hash, number>
}
