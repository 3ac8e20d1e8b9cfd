// Parses a source for the style check: its tree, and every piece of text that readers see.

import type { Code, Heading, Nodes, Paragraph, Root, TableCell } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { frontMatterText } from '../syntax/front-matter-text.ts'
import { markdownParsers } from '../syntax/markdown-parsers.ts'
import { walkNodes } from '../syntax/walk-tree.ts'
import { prepareSource } from '../content/prepare-source.ts'
import type { TextSpan } from './prose-problem.ts'

/** Paragraphs, headings and cells: what contains sentences. */
export type TextBlock = Paragraph | Heading | TableCell

export interface Prose {
  /** The text that offsets refer to; each line is as long as the author's. */
  source: string
  tree: Root
  spans: TextSpan[]
  blocks: TextBlock[]
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell'])

const SHOWN_PROPS = new Set(['title', 'summary', 'label'])
const SHOWN_META = /\b(?:title|alt)="([^"]*)"/g
const SHOWN_FIELDS = /^(?:title|description|sidebar_label):[ \t]*(?<text>.+)$/gm

/** Undefined if the source cannot be parsed, which compiling it reports. */
export function readProse(text: string, file: string): Prose | undefined {
  const source = prepareSource(text.replaceAll('\r\n', '\n'))
  let tree: Root
  try {
    tree = markdownParsers[file.endsWith('.mdx') ? 'mdx' : 'md'].parse(source)
  } catch {
    return undefined
  }
  const prose: Prose = { source, tree, spans: frontMatterSpans(source), blocks: [] }
  walkNodes(tree, (node) => readNode(node as Nodes, prose))
  return prose
}

function readNode(node: Nodes, { source, spans, blocks }: Prose): void {
  if (isBlock(node)) {
    blocks.push(node)
    spans.push(blockSpan(node, source))
  } else if (node.type === 'code') spans.push(...metaSpans(node, source))
  else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    spans.push(...propSpans(node, source))
}

function isBlock(node: Nodes): node is TextBlock {
  return BLOCKS.has(node.type)
}

/** The text of a block, with spaces in place of code and markup, so that a phrase may span a link. */
function blockSpan(block: TextBlock, source: string): TextSpan {
  const start = block.position?.start.offset ?? 0
  let text = ''
  walkNodes(block, (node) => {
    if (node.type !== 'text' || !node.position) return
    const [from, to] = [node.position.start.offset ?? 0, node.position.end.offset ?? 0]
    text = text.padEnd(from - start) + source.slice(from, to)
  })
  return { text, start, isCell: block.type === 'tableCell' }
}

function frontMatterSpans(source: string): TextSpan[] {
  const block = frontMatterText(source) ?? ''
  const from = source.indexOf(block)
  return [...block.matchAll(SHOWN_FIELDS)].map((match) => {
    const text = match.groups?.['text'] ?? ''
    return { text, start: from + match.index + match[0].length - text.length }
  })
}

/** Titles and descriptions of samples; a title of one word is the name of a file or an operation. */
function metaSpans({ meta, position }: Code, source: string): TextSpan[] {
  const from = position?.start.offset
  if (!meta || from === undefined) return []
  const line = source.slice(from, source.indexOf('\n', from))
  return [...line.matchAll(SHOWN_META)].flatMap((match): TextSpan[] => {
    const text = match[1] ?? ''
    return text.includes(' ') ? [{ text, start: from + match.index + match[0].indexOf('"') + 1 }] : []
  })
}

function propSpans({ attributes }: MdxJsxFlowElement | MdxJsxTextElement, source: string): TextSpan[] {
  return attributes.flatMap((attribute): TextSpan[] => {
    if (attribute.type !== 'mdxJsxAttribute' || !SHOWN_PROPS.has(attribute.name)) return []
    const start = (attribute as MdxJsxAttribute).position?.start.offset
    if (start === undefined || typeof attribute.value !== 'string') return []
    const quote = source.indexOf('=', start) + 2
    return [{ text: attribute.value, start: quote }]
  })
}
