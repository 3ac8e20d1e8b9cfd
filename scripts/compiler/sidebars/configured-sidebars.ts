// Reads content/sidebars.yaml: names, categories and page paths, every mistake with its line.

import { isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml'
import { nearestName } from '#site/spelling/nearest-name.ts'
import type { FileReads } from '../../graph/world.ts'
import type { PageHead } from '../page/compiled-page.ts'
import { readContentYaml, repeatedKeys, type ContentYaml } from '../../content/content-yaml.ts'
import { SIDEBARS_FILE, type ContentFolder } from '../../content/read-content.ts'
import { pageLabel, type CategoryNode, type SidebarNode, type Sidebars } from './sidebar-tree.ts'

const NAME_PATTERN = /^[a-z][a-z0-9-]{0,39}$/
const CATEGORY_KEYS = ['category', 'link', 'items'] as const
type CategoryKey = (typeof CATEGORY_KEYS)[number]
const ITEM_SHAPE =
  'an item is a page path (`- /docs/start`) or a category (`- category: Name` with `items:` below it)'

/** Sidebars as configured; pages are found by their canonical path. */
export function readConfiguredSidebars(
  reads: FileReads,
  content: ContentFolder,
  pages: ReadonlyMap<string, PageHead>,
): Sidebars {
  const { yaml, diagnostics } = readContentYaml(reads, content, SIDEBARS_FILE, 'sidebar-invalid')
  if (!yaml) return { trees: [], diagnostics }
  return new SidebarReader(yaml, pages).read()
}

class SidebarReader {
  readonly #yaml: ContentYaml
  readonly #pages: ReadonlyMap<string, PageHead>
  readonly #result: Sidebars = { trees: [], diagnostics: [] }
  /** Where a page was listed first. */
  readonly #listed = new Map<PageHead, Node>()

  constructor(yaml: ContentYaml, pages: ReadonlyMap<string, PageHead>) {
    this.#yaml = yaml
    this.#pages = pages
  }

  read(): Sidebars {
    const root = this.#yaml.document.contents
    if (!isMap(root)) {
      this.#invalid(
        root,
        'the file is not a map of sidebars',
        'write a name and its items: `docs: [ /docs ]`',
      )
      return this.#result
    }
    this.#result.diagnostics.push(...repeatedKeys(this.#yaml, 'sidebar-invalid'))
    for (const { key, value } of root.items) this.#readSidebar(key as Node, value)
    return this.#result
  }

  #readSidebar(key: Node, value: unknown): void {
    const name = isScalar(key) ? String(key.value) : ''
    if (!NAME_PATTERN.test(name)) {
      this.#invalid(
        key,
        `the sidebar name \`${name}\` is invalid`,
        'use lower-case letters, digits and hyphens, starting with a letter',
      )
      return
    }
    if (this.#result.trees.some((tree) => tree.name === name)) return
    this.#result.trees.push({ name, items: this.#readItems(value, key, []) })
  }

  #readItems(value: unknown, owner: Node, ancestors: readonly unknown[]): SidebarNode[] {
    const list = this.#yaml.resolve(value)
    if (!isSeq(list) || list.items.length === 0) {
      this.#invalid((list as Node | null) ?? owner, 'there is no list of items here', ITEM_SHAPE)
      return []
    }
    if (ancestors.includes(list)) {
      const fix = 'replace the alias with the items'
      this.#result.diagnostics.push(
        this.#yaml.problem('sidebar-cycle', value as Node, 'this list contains itself through an alias', fix),
      )
      return []
    }
    return (list as YAMLSeq).items.flatMap((item) => this.#readItem(item, [...ancestors, list]))
  }

  #readItem(value: unknown, ancestors: readonly unknown[]): SidebarNode[] {
    const item = this.#yaml.resolve(value)
    if (isScalar(item) && typeof item.value === 'string') {
      const page = this.#findPage(item.value, value as Node)
      return page ? [{ kind: 'page', page }] : []
    }
    if (isMap(item)) return this.#readCategory(item, ancestors)
    this.#invalid(value as Node, 'this is not a sidebar item', ITEM_SHAPE)
    return []
  }

  #readCategory(map: YAMLMap, ancestors: readonly unknown[]): SidebarNode[] {
    const keys = this.#readKeys(map)
    const label = map.get(keys.category)
    if (typeof label !== 'string' || label.trim() === '') {
      this.#invalid(map, 'this category has no name', 'add `category: Name`')
      return []
    }
    const linkNode = map.get(keys.link, true)
    const category: CategoryNode = { kind: 'category', label, items: [] }
    if (isScalar(linkNode)) {
      const page = this.#findPage(String(linkNode.value), linkNode)
      if (page) category.page = page
    }
    category.items = this.#readItems(map.get(keys.items, true), map, ancestors)
    return [category]
  }

  /** The three keys as they are written. A misspelt one is reported and understood, so that it causes one problem only. */
  #readKeys(map: YAMLMap): Record<CategoryKey, string> {
    const written: Record<CategoryKey, string> = { category: 'category', link: 'link', items: 'items' }
    for (const { key } of map.items) {
      const name = isScalar(key) ? String(key.value) : ''
      if (isCategoryKey(name)) continue
      const nearest = nearestName(name, CATEGORY_KEYS)
      const fix = nearest ? `write \`${nearest}\`` : `a category has the keys ${CATEGORY_KEYS.join(', ')}`
      this.#invalid(key as Node, `a category has no key \`${name}\``, fix)
      if (nearest && isCategoryKey(nearest) && !map.has(nearest)) written[nearest] = name
    }
    return written
  }

  #findPage(path: string, node: Node): PageHead | undefined {
    const page = this.#pages.get(path)
    if (!page) {
      const fix = missingFix(path, this.#pages)
      this.#result.diagnostics.push(
        this.#yaml.problem('sidebar-page-missing', node, `no page has the path \`${path}\``, fix),
      )
      return undefined
    }
    const first = this.#listed.get(page)
    if (first) {
      const { line } = this.#yaml.place(first)
      const what = `\`${path}\` (${pageLabel(page)}) is already listed on line ${line}`
      this.#result.diagnostics.push(
        this.#yaml.problem('sidebar-page-duplicate', node, what, 'keep one of the two lines'),
      )
      return undefined
    }
    this.#listed.set(page, node)
    return page
  }

  #invalid(node: Node | null | undefined, what: string, fix: string): void {
    this.#result.diagnostics.push(this.#yaml.problem('sidebar-invalid', node, what, fix))
  }
}

function missingFix(path: string, pages: ReadonlyMap<string, PageHead>): string {
  const whole = path.replace(/[?#].*$/s, '')
  if (pages.has(whole)) return `write \`${whole}\`: a sidebar lists whole pages`
  const nearest = nearestName(path, pages.keys())
  return nearest === undefined
    ? 'write the page, or remove this line'
    : `write \`${nearest}\`, the nearest page`
}

function isCategoryKey(name: string): name is CategoryKey {
  return (CATEGORY_KEYS as readonly string[]).includes(name)
}
