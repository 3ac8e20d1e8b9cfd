// The front matter of an imported page: a title and a description of its own, and what else can be carried.

import type { Heading, Root } from 'mdast'
import { shortDescription } from '../../content/short-description.ts'
import { wordsOf } from '../markdown/nodes.ts'
import { asList, asObject, asText, type Config } from '../source/read-config.ts'
import { readableName } from '../engines/sidebar-from-folders.ts'
import type { ImportedPage } from './imported-page.ts'

/** Fields that are carried over elsewhere, or that only affect another engine's appearance. */
const TAKEN = new Set(
  'title description id slug sidebar_label sidebarTitle sidebar sidebar_position sidebar_class_name keywords last_update lastUpdated unlisted noindex hidden draft order layout hero features template hide_table_of_contents toc_min_heading_level toc_max_heading_level tableOfContents outline hide_title pagination_next pagination_prev prev next editUrl custom_edit_url displayed_sidebar next prev icon iconType mode aside footer navbar lang tagline'.split(
    ' ',
  ),
)

export type Head = Record<string, unknown> & { title: string; description: string }

/** Takes the first heading out of the tree: the title is the heading. Those below it stay below it. */
export function headOf(page: ImportedPage): Head {
  const { values, lines } = page.frontMatter
  const heading = takeHeading(page.tree)
  const written =
    asText(values['title']) ?? (typeof values['title'] === 'number' ? String(values['title']) : undefined)
  const title =
    heading ?? written ?? asText(asObject(values['hero'])['name']) ?? readableName(nameOf(page.file))
  const label =
    asText(values['sidebar_label']) ??
    asText(values['sidebarTitle']) ??
    asText(asObject(values['sidebar'])['label']) ??
    written
  const head: Head = {
    title: clean(title),
    description: shortDescription(clean(asText(values['description']) ?? firstWords(page.tree))),
    ...carried(values),
  }
  if (label !== undefined && label !== title) head['sidebar_label'] = label
  const badge = asObject(values['sidebar'])['badge']
  for (const [key, line] of lines) {
    if (TAKEN.has(key) && (key !== 'sidebar' || badge === undefined)) continue
    const at = { position: { start: { line, column: 1 }, end: { line, column: 1 } } }
    page.report(
      at,
      'front-matter',
      `the field \`${key === 'sidebar' ? 'sidebar.badge' : key}\` was left out`,
      'nothing, unless readers need what it did',
    )
  }
  return head
}

function nameOf(file: string): string {
  const parts = file.split('/')
  const name = parts.at(-1) ?? file
  return /^(?:index|readme)\.mdx?$/i.test(name) ? (parts.at(-2) ?? 'Home') : name
}

function clean(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim()
}

function takeHeading(tree: Root): string | undefined {
  const index = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1)
  const first = tree.children[index] as Heading | undefined
  const words = first && clean(wordsOf(first.children))
  if (first) tree.children.splice(index, 1)
  const demote = (node: { children?: unknown }): void => {
    for (const child of (node.children ?? []) as (Heading & { children: unknown })[]) {
      if (child.type === 'heading' && child.depth === 1) child.depth = 2
      else demote(child)
    }
  }
  demote(tree)
  return words || undefined
}

function firstWords(tree: Root): string {
  const first = tree.children.find(
    (node) => node.type === 'paragraph' && node.children.some(({ type }) => type === 'text'),
  )
  return first && 'children' in first ? shortDescription(clean(wordsOf(first.children))) : ''
}

function carried(values: Config): Record<string, unknown> {
  const contents = values['tableOfContents'] ?? values['outline']
  const levels = Array.isArray(contents) ? (contents as unknown[]) : []
  const min = values['toc_min_heading_level'] ?? asObject(contents)['minHeadingLevel'] ?? levels[0]
  const max =
    values['toc_max_heading_level'] ??
    asObject(contents)['maxHeadingLevel'] ??
    levels[1] ??
    (contents === 'deep' ? 6 : undefined)
  const level = (value: unknown): number | undefined =>
    typeof value === 'number' && value >= 2 && value <= 6 ? value : undefined
  const words =
    asText(values['keywords'])?.split(',') ??
    asList(values['keywords']).filter((word) => typeof word === 'string')
  const updated = dateOf(asObject(values['last_update'])['date'] ?? values['lastUpdated'])
  const all = {
    keywords: words.length > 0 ? words.map((word) => String(word).trim()).filter(Boolean) : undefined,
    updated,
    toc_min_heading_level: level(min),
    toc_max_heading_level: level(max),
    hide_table_of_contents:
      values['hide_table_of_contents'] === true || contents === false ? true : undefined,
    noindex: ['unlisted', 'noindex', 'hidden'].some((key) => values[key] === true) ? true : undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function dateOf(value: unknown): string | undefined {
  const date = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : ''
  return /^\d{4}-\d{2}-\d{2}/.test(date) && !Number.isNaN(Date.parse(date)) ? date.slice(0, 10) : undefined
}
