// Collects from a rendered tree what navigation and checks need: table of contents, anchors, samples, word count. The
// tree has no heading links and no highlighted code yet.

import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { oneLine } from '#site/markdown/one-line.ts'
import type { PageSample, SearchSection, TocEntry } from '../page/compiled-page.ts'
import type { PageFrontMatter } from '../page/front-matter-schema.ts'
import { partText } from '../markdown/tree/element-parts.ts'
import { hasClass } from '../markdown/tree/has-class.ts'
import { placeOf } from '../../content/source-place.ts'
import { walkElements } from '../../syntax/walk-tree.ts'

const MIN_TOC_LEVEL = 2
const MAX_TOC_LEVEL = 3

export function collectToc(tree: Root, frontMatter: PageFrontMatter): TocEntry[] {
  if (frontMatter.hide_table_of_contents) return []
  const min = frontMatter.toc_min_heading_level ?? MIN_TOC_LEVEL
  const max = frontMatter.toc_max_heading_level ?? MAX_TOC_LEVEL
  const entries: TocEntry[] = []
  walkElements(tree, (element) => {
    const level = headingLevel(element)
    if (level === undefined || level < min || level > max || hasClass(element, 'operation__heading')) return
    entries.push({ id: String(element.properties['id']), html: toHtml(inline(element.children)), level })
  })
  return entries
}

/** Heading text may hold code and emphasis; links and ids would be wrong in a list of links. */
function inline(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child]
    if (child.tagName === 'img') return [{ type: 'text', value: String(child.properties['alt'] ?? '') }]
    const inner = inline(child.children)
    if (!['code', 'em', 'strong', 'kbd', 'sub', 'sup', 'del'].includes(child.tagName)) return inner
    return [{ type: 'element', tagName: child.tagName, properties: {}, children: inner }]
  })
}

export function collectAnchors(tree: Root): string[] {
  const anchors = new Set<string>()
  walkElements(tree, ({ tagName, properties: { id, name } }) => {
    if (typeof id === 'string') anchors.add(id)
    if (tagName === 'a' && typeof name === 'string') anchors.add(name)
  })
  return [...anchors]
}

export function collectSamples(tree: Root, files: readonly string[]): PageSample[] {
  const samples: PageSample[] = []
  walkElements(tree, (block) => {
    if (!hasClass(block, 'code-block')) return
    const title = partText(block, 'code-block__title')
    const meta = [title === undefined ? '' : `title="${title}"`, String(block.properties['dataMeta'] ?? '')]
    samples.push({
      language: String(block.properties['dataLanguage'] ?? ''),
      code: codeOf(block),
      meta: meta.filter(Boolean).join(' '),
      place: placeOf(block.position, files),
    })
    delete block.properties['dataMeta']
  })
  return samples
}

export function codeOf(block: Element): string {
  const pre = block.children.find((child) => child.type === 'element' && child.tagName === 'pre')
  return pre ? toString(pre).replace(/\n$/, '') : ''
}

/** Words of the prose: headings and text, without code blocks. */
export function countWords(sections: readonly SearchSection[]): number {
  const text = sections.map((section) => `${section.heading} ${section.text}`).join(' ')
  return text.split(/\s+/).filter((word) => /[^·…]/.test(word)).length
}

/** The first paragraph as plain text, for pages that describe themselves nowhere. */
export function firstParagraph(tree: Root): string | undefined {
  let text: string | undefined
  walkElements(tree, (element) => {
    if (text !== undefined || element.tagName !== 'p') return
    const words = oneLine(toString(element))
    if (words !== '') text = words
  })
  return text
}

/** 2 to 6 for a heading of the article. */
export function headingLevel(element: Element): number | undefined {
  const level = /^h([2-6])$/.exec(element.tagName)?.[1]
  return level === undefined ? undefined : Number(level)
}
