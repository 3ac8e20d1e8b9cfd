// The sidebar of a content folder that configures none: its folders are the categories.
// Order: sidebar_position, then name; a folder's index page is its category's page.

import { MAX_WHOLE_SIDEBAR_PAGES } from '#site/model/release.ts'
import type { PageHead } from '../page/compiled-page.ts'
import { pageLabel, type CategoryNode, type SidebarNode, type Sidebars } from './sidebar-tree.ts'

/** Name of the one sidebar of unconfigured content. */
const FOLDER_SIDEBAR = 'docs'

const PART_SIZE = 100

interface Folder {
  index?: PageHead
  pages: PageHead[]
  folders: Map<string, Folder>
}

export function folderSidebar(pages: readonly PageHead[]): Sidebars {
  const root = newFolder()
  for (const page of pages) place(root, page)
  const items = itemsOf(root)
  return {
    trees: [
      { name: FOLDER_SIDEBAR, items: root.index ? [{ kind: 'page', page: root.index }, ...items] : items },
    ],
    diagnostics: [],
  }
}

function newFolder(): Folder {
  return { pages: [], folders: new Map() }
}

function place(root: Folder, page: PageHead): void {
  const names = page.file.split('/')
  const name = names.pop() ?? ''
  let folder = root
  for (const segment of names) {
    const next = folder.folders.get(segment) ?? newFolder()
    folder.folders.set(segment, next)
    folder = next
  }
  if (/^(?:index|readme)\.mdx?$/i.test(name)) folder.index = page
  else folder.pages.push(page)
}

interface Entry {
  position: number
  name: string
  node: SidebarNode
}

function itemsOf(folder: Folder): SidebarNode[] {
  const pages = folder.pages.map((page): Entry => ({
    position: page.frontMatter.sidebar_position ?? Number.MAX_VALUE,
    name: page.file.split('/').at(-1) ?? '',
    node: { kind: 'page', page },
  }))
  const categories = [...folder.folders].flatMap(([name, child]): Entry[] => {
    const node = categoryOf(name, child)
    return node
      ? [{ position: child.index?.frontMatter.sidebar_position ?? Number.MAX_VALUE, name, node }]
      : []
  })
  return grouped([...pages, ...categories].sort(compare).map(({ node }) => node))
}

/** A folder with very many pages is split, so that no page has links to all of them. */
function grouped(nodes: SidebarNode[]): SidebarNode[] {
  if (nodes.length <= MAX_WHOLE_SIDEBAR_PAGES) return nodes
  const parts = Math.ceil(nodes.length / PART_SIZE)
  return Array.from({ length: parts }, (_, part) => {
    const items = nodes.slice(part * PART_SIZE, (part + 1) * PART_SIZE)
    const ends = new Set([nodeLabel(items[0]!), nodeLabel(items.at(-1)!)])
    return { kind: 'category', label: [...ends].join(' – '), items }
  })
}

function nodeLabel(node: SidebarNode): string {
  return node.kind === 'page' ? pageLabel(node.page) : node.label
}

/** A folder that holds its index page alone is a page, not a category. */
function categoryOf(name: string, folder: Folder): SidebarNode | undefined {
  const items = itemsOf(folder)
  const { index } = folder
  if (items.length === 0) return index && { kind: 'page', page: index }
  const category: CategoryNode = {
    kind: 'category',
    label: index ? pageLabel(index) : readableName(name),
    items,
  }
  if (index) category.page = index
  return category
}

function compare(a: Entry, b: Entry): number {
  return a.position - b.position || a.name.localeCompare(b.name, 'en', { numeric: true })
}

/** `getting-started` is "Getting started". Leading order numbers (`01-intro`) are not part of the name. */
function readableName(name: string): string {
  const words = name
    .replace(/^\d+[-_. ]+(?=\D)/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}
