// The per-file cache of compiled pages: one file, a line per page, valid while all that a page was made of is unchanged.

import { hash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { CompiledPage } from '../page/compiled-page.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import type { ContentFolder } from '../../content/read-content.ts'

/** Sources of the compiler itself, from the project's root: a change in one makes every page stale. */
const COMPILER_SOURCES = [
  'scripts/api',
  'scripts/compiler',
  'scripts/content',
  'scripts/project',
  'scripts/diagnostics',
  'site/api',
  'site/components',
  'site/model',
  'site/shell',
  'package-lock.json',
]
/** Node reads no larger file at once; a site whose pages need more is compiled anew each time. */
const MAX_CACHE_BYTES = 1_500_000_000

/** What a page was made of beside its own source. */
interface Ingredients {
  /** Content files with the hash of their bytes, null where there was no such file. */
  dependencies: [file: string, hash: string | null][]
  /** Files that relative links were looked for as, with the path found. */
  lookups: [file: string, path: string | null][]
  /** Operations that it shows, with the hash of what the contract says of them, null where it knows none. */
  operations: [id: string, hash: string | null][]
}

interface Entry {
  sourceHash: string
  /** The line as stored, without its end. */
  line: Buffer
}

export interface PageCache {
  /** The compiled page, if it is still what compiling would give. */
  find(file: string, sourceHash: string): CompiledPage | undefined
  /** Writes the cache for the next run: found pages as they were stored, and the others. */
  write(pages: readonly CompiledPage[], sourceHashes: ReadonlyMap<string, string>): void
}

export interface PageCacheOptions {
  directory: string
  content: ContentFolder
  config: SiteConfig
  pathOf: (file: string) => string | undefined
  /** Hash of what the contract says of an operation. */
  operationHash: (id: string) => string | undefined
}

export const hashBytes = (bytes: Buffer | string): string => hash('sha256', bytes, 'hex').slice(0, 32)

export function openPageCache({
  directory,
  content,
  config,
  pathOf,
  operationHash,
}: PageCacheOptions): PageCache {
  const file = join(directory, `pages-${hashBytes(content.root).slice(0, 12)}.ndjson`)
  const settings = hashBytes(
    JSON.stringify([
      compilerHash(),
      config,
      content.label,
      content.configured,
      content.partials,
      content.data,
    ]),
  )
  const entries = readEntries(file, settings)
  const found = new Set<string>()
  const dependencyHashes = new Map<string, string | null>()
  const hashOf = (dependency: string): string | null => {
    const known = dependencyHashes.get(dependency)
    if (known !== undefined) return known
    const path = join(content.root, dependency)
    const value = existsSync(path) && statSync(path).isFile() ? hashBytes(readFileSync(path)) : null
    dependencyHashes.set(dependency, value)
    return value
  }

  return {
    find(page, sourceHash) {
      const entry = entries.get(page)
      if (entry?.sourceHash !== sourceHash) return undefined
      const [, ingredients = '{}', json = ''] = entry.line.toString('utf8').split('\t')
      const { dependencies, lookups, operations } = JSON.parse(ingredients) as Ingredients
      if (dependencies.some(([dependency, before]) => hashOf(dependency) !== before)) return undefined
      if (lookups.some(([target, before]) => (pathOf(target) ?? null) !== before)) return undefined
      if (operations.some(([id, before]) => (operationHash(id) ?? null) !== before)) return undefined
      found.add(page)
      return JSON.parse(json) as CompiledPage
    },

    write(pages, sourceHashes) {
      const isCurrent = found.size === pages.length && entries.size === pages.length
      if (isCurrent) return
      mkdirSync(directory, { recursive: true })
      const temporary = `${file}.${process.pid}`
      const descriptor = openSync(temporary, 'w')
      let bytes = writeSync(descriptor, `${settings}\n`)
      for (const page of pages) {
        if (bytes > MAX_CACHE_BYTES) break
        const kept = found.has(page.file) ? entries.get(page.file)?.line : undefined
        const line =
          kept ?? Buffer.from(lineOf(page, sourceHashes.get(page.file) ?? '', hashOf, operationHash))
        bytes += writeSync(descriptor, line)
        bytes += writeSync(descriptor, '\n')
      }
      closeSync(descriptor)
      renameSync(temporary, file)
    },
  }
}

/** `hash file`, what the page was made of, and the page: three fields divided by tabs, which JSON and paths never hold. */
function lineOf(
  page: CompiledPage,
  sourceHash: string,
  hashOf: (file: string) => string | null,
  operationHash: (id: string) => string | undefined,
): string {
  const ingredients: Ingredients = {
    dependencies: page.dependencies.map((dependency) => [dependency, hashOf(dependency)]),
    lookups: page.lookups ?? [],
    operations: (page.operations ?? []).map(({ id }) => [id, operationHash(id) ?? null]),
  }
  return [`${sourceHash} ${page.file}`, JSON.stringify(ingredients), JSON.stringify(page)].join('\t')
}

function readEntries(file: string, settings: string): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  if (!existsSync(file) || statSync(file).size > MAX_CACHE_BYTES) return entries
  const bytes = readFileSync(file)
  let start = bytes.indexOf('\n') + 1
  if (start === 0 || bytes.toString('utf8', 0, start - 1) !== settings) return entries
  for (let end = bytes.indexOf('\n', start); end >= 0; start = end + 1, end = bytes.indexOf('\n', start)) {
    const line = bytes.subarray(start, end)
    const head = line.toString('utf8', 0, line.indexOf('\t'))
    const divider = head.indexOf(' ')
    entries.set(head.slice(divider + 1), { sourceHash: head.slice(0, divider), line })
  }
  return entries
}

function compilerHash(): string {
  const hashes = COMPILER_SOURCES.flatMap((name) => filesIn(join(PROJECT_ROOT, name))).map((path) =>
    hashBytes(readFileSync(path)),
  )
  return hashBytes(`${process.version} ${hashes.join(' ')}`)
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
