// Lists the pages of a content folder, and derives a page's path from its file's location. Does not read pages:
// scripts/compiler/compile/ does.

import { join, relative, resolve, sep } from 'node:path'
import { canonicalPath } from '#site/model/urls.ts'
import type { FileReads } from '../graph/world.ts'
import type { Place } from '../diagnostics/diagnostic.ts'

/** Name of the file that configures sidebars; a folder that has it is "configured". */
export const SIDEBARS_FILE = 'sidebars.yaml'
export const REDIRECTS_FILE = 'redirects.yaml'

const PAGE_PATTERN = /\.mdx?$/i
const DATA_PATTERN = /\.yaml$/
const README_PATTERN = /^readme\.mdx?$/i
const INDEX_PATTERN = /^index\.mdx?$/i
/** Folders of the content folder whose files are not pages. */
const SUPPORT_FOLDERS = new Set(['partials', 'data', 'openapi', 'diagrams'])

interface SourcePage {
  /** Relative to the content folder, with forward slashes. */
  file: string
  /** Canonical path derived from the file's location; a `slug` in the front matter overrides it. */
  path: string
}

export interface ContentPlace {
  /** Absolute path. */
  root: string
  /** Path from the working directory with forward slashes: diagnostics name files below it. */
  label: string
}

export interface ContentFolder extends ContentPlace {
  /** Sidebars are configured: missing descriptions, unknown front matter and the like are the author's mistakes. */
  configured: boolean
  /** Sorted by file. */
  pages: SourcePage[]
  /** Partials in `partials/`: name to file relative to the content folder. */
  partials: Record<string, string>
  /** Tables of facts in `data/`: name to file relative to the content folder. */
  data: Record<string, string>
}

/** A folder's path relative to the working directory. */
export function contentPlace(directory: string): ContentPlace {
  const root = resolve(directory)
  return { root, label: relative(process.cwd(), root).split(sep).join('/') || '.' }
}

/** A file, or a link that leads to none. */
export interface ContentFile {
  /** Relative to the content folder, with forward slashes. */
  file: string
  kind: 'file' | 'link'
}

/** The folder, and all that lies in it, sorted. `undefined` when there is no such folder. */
export function listContent(
  reads: FileReads,
  { root, label }: ContentPlace,
): { content: ContentFolder; files: ContentFile[] } | undefined {
  if (reads.kind(root) !== 'folder') return undefined
  const found = listFiles(reads, root, '').sort((a, b) => (a.file < b.file ? -1 : 1))
  const files = found.flatMap(({ file, kind }) => (kind === 'file' ? [file] : []))
  const configured = files.includes(SIDEBARS_FILE)
  const pages = files.filter((file) => PAGE_PATTERN.test(file) && isPage(file, files, configured))
  const content = {
    root,
    label,
    configured,
    pages: pages.map((file) => ({ file, path: pathOfFile(file) })),
    partials: namedFiles(files, 'partials/', PAGE_PATTERN),
    data: namedFiles(files, 'data/', DATA_PATTERN),
  }
  return { content, files: found }
}

/** Files of a folder by their path in it, without extension. */
function namedFiles(files: readonly string[], folder: string, pattern: RegExp): Record<string, string> {
  const named = files.filter((file) => file.startsWith(folder) && pattern.test(file))
  return Object.fromEntries(named.map((file) => [file.slice(folder.length).replace(pattern, ''), file]))
}

/** The place of a problem: the file's path from the working directory. */
export function placeIn(content: ContentPlace, file: string, position: Omit<Place, 'file'> = {}): Place {
  return { file: content.label === '.' ? file : `${content.label}/${file}`, ...position }
}

/** `docs/api/errors.mdx` is `/docs/api/errors`; `index` and `README` are their folder. */
export function pathOfFile(file: string): string {
  const bare = file.replace(PAGE_PATTERN, '').replace(/(^|\/)(?:index|readme)$/i, '')
  return canonicalPath(encodeURI(`/${bare}`).replace(/[?#]/g, encodeURIComponent)) ?? `/${bare}`
}

function listFiles(reads: FileReads, root: string, folder: string): ContentFile[] {
  return (reads.list(join(root, folder)) ?? []).flatMap(({ name, kind }) => {
    const file = folder === '' ? name : `${folder}/${name}`
    if (name.startsWith('.') || name === 'node_modules') return []
    if (kind === 'folder') return listFiles(reads, root, file)
    return kind === 'other' ? [] : [{ file, kind }]
  })
}

function isPage(file: string, files: string[], configured: boolean): boolean {
  const folders = file.split('/')
  const name = folders.pop() ?? ''
  if (
    name.startsWith('_') ||
    folders.some((folder) => folder.startsWith('_')) ||
    SUPPORT_FOLDERS.has(folders[0] ?? '')
  ) {
    return false
  }
  if (!README_PATTERN.test(name)) return true
  if (configured && folders.length === 0) return false
  const prefix = file.slice(0, -name.length)
  return !files.some((other) => other.startsWith(prefix) && INDEX_PATTERN.test(other.slice(prefix.length)))
}
