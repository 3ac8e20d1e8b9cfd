// Derives a sidebar from folders, as engines do if none is written: by position, then by name.

import { posix } from 'node:path'
import { readSourceFrontMatter } from '../source/source-front-matter.ts'
import type { Config } from '../source/read-config.ts'
import type { PlannedItem, PlannedPage } from '../source/import-plan.ts'
import type { SourceTree } from '../source/source-tree.ts'

export interface FolderRules {
  position: (values: Config) => unknown
  /** A folder's own metadata: label, position, a page, and the address of a generated list. */
  folder?: (folder: string) => {
    label?: string | undefined
    position?: unknown
    link?: string | undefined
    index?: string | undefined
  }
  hidden?: (values: Config) => boolean
}

interface Entry {
  position: number
  name: string
  item: PlannedItem
}

/** `folder` is relative to the tree. `link`: the page of its category, which is no item. */
export function sidebarFromFolders(
  tree: SourceTree,
  pages: readonly PlannedPage[],
  folder: string,
  rules: FolderRules,
  link?: string,
): PlannedItem[] {
  const prefix = folder === '' || folder === '.' ? '' : `${folder.replace(/\/$/, '')}/`
  const below = pages.filter(({ file }) => file.startsWith(prefix))
  const entries: Entry[] = []
  const folders = new Set<string>()
  for (const page of below) {
    const rest = page.file.slice(prefix.length)
    if (rest.includes('/')) folders.add(rest.split('/')[0]!)
    else if (page.path !== link) {
      const values = frontMatterOf(tree, page.file)
      if (rules.hidden?.(values)) continue
      const index = isIndex(rest) ? -1 : Number.MAX_VALUE
      entries.push({ position: positionOf(rules.position(values), rest, index), name: rest, item: page.path })
    }
  }
  for (const name of folders) entries.push(categoryEntry(tree, below, prefix + name, rules))
  return entries
    .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map(({ item }) => item)
}

function categoryEntry(
  tree: SourceTree,
  pages: readonly PlannedPage[],
  folder: string,
  rules: FolderRules,
): Entry {
  const name = posix.basename(folder)
  const index = pages.find(({ file }) => posix.dirname(file) === folder && isIndex(posix.basename(file)))
  const values = index ? frontMatterOf(tree, index.file) : {}
  const own = rules.folder?.(folder) ?? {}
  const link = own.link ?? (rules.folder ? index?.path : undefined)
  const items = sidebarFromFolders(tree, pages, folder, rules, link)
  const label = own.label ?? readableName(name)
  const position = positionOf(own.position ?? rules.position(values), name, Number.MAX_VALUE)
  const category = { label, items, ...(link && { link }), ...(own.index && { index: own.index }) }
  return { position, name, item: items.length === 0 && link ? link : category }
}

function frontMatterOf(tree: SourceTree, file: string): Config {
  return readSourceFrontMatter(file, tree.text(file) ?? '', () => undefined).values
}

function positionOf(given: unknown, name: string, otherwise: number): number {
  if (typeof given === 'number') return given
  const [, number] = /^(\d+)[-_. ]+(?=\D)/.exec(name) ?? []
  return number === undefined ? otherwise : Number(number)
}

function isIndex(name: string): boolean {
  return /^(?:index|readme)\.mdx?$/i.test(name)
}

/** `getting-started` is "Getting started". */
export function readableName(name: string): string {
  const words = name
    .replace(/\.mdx?$/, '')
    .replace(/^\d+[-_. ]+(?=\D)/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}
