// Markdown as the four engines read it, as one tree: MDX, or Markdown with HTML whose tags become elements.

import type { Root } from 'mdast'
import { nodesIn, type AnyNode } from './nodes.ts'
import type { PlannedPage } from '../source/import-plan.ts'
import { prepareSource } from '../../content/prepare-source.ts'
import { markdownParsers } from '../../syntax/markdown-parsers.ts'
import { htmlToElements } from './html-to-elements.ts'

const HTML_COMMENT = /<!--[\s\S]*?-->/g
/**
 * A tag with what Vue writes short, which is no HTML: `@click="…"`, `#title`. Of these only the first in a tag can match
 * there, so that a tag without an end takes no longer than its length.
 */
const VUE_TAG =
  /<[A-Za-z][\w.-]*(?=\s)(?:"[^"]*"|'[^']*'|[^"'<>\s]|\s(?![@#][\w.:-]))*\s[@#][\w.:-](?:"[^"]*"|'[^']*'|[^"'<>])*>/g

interface ParsedSource {
  tree: Root
  /** Why a page could not be parsed as MDX and was parsed as Markdown. */
  notMdx?: { line: number; column: number; message: string }
}

/** `mdx` falls back to Markdown: even a page that its own engine rejects has text. */
export function parseSource(source: string, markdown: PlannedPage['markdown']): ParsedSource {
  if (markdown === 'mdx') {
    try {
      return { tree: markdownParsers.mdx.parse(prepareSource(outsideOfCode(source))) }
    } catch (error) {
      return { tree: parseMarkdown(source), notMdx: placeOf(error) }
    }
  }
  if (markdown === 'md') return { tree: parseMarkdown(source) }
  return { tree: parseMarkdown(withPlainAttributes(source), markdownParsers.markdownIt) }
}

function parseMarkdown(source: string, parser: typeof markdownParsers.md = markdownParsers.md): Root {
  const tree = parser.parse(prepareSource(source))
  htmlToElements(tree)
  return tree
}

function withPlainAttributes(source: string): string {
  return replaceOutsideOfCode(source, VUE_TAG, (tag) =>
    tag.replaceAll(/("[^"]*"|'[^']*')|(?<=\s)([@#])(?=[\w.:-])/g, (_, quoted?: string, sign?: string) =>
      sign === undefined ? quoted! : sign === '@' ? 'v-on:' : 'v-slot:',
    ),
  )
}

/** HTML comments are not MDX, yet engines of MDX accept them. Line numbers stay. */
function outsideOfCode(source: string): string {
  return replaceOutsideOfCode(source, HTML_COMMENT, (whole) => whole.replaceAll(/[^\n]+/g, ''))
}

function replaceOutsideOfCode(source: string, pattern: RegExp, replace: (whole: string) => string): string {
  if (source.search(pattern) < 0) return source
  const code: [number, number][] = []
  const walk = (node: Root | AnyNode): void => {
    const { start, end } = node.position ?? {}
    if (node.type === 'code' || node.type === 'inlineCode') code.push([start!.offset!, end!.offset!])
    for (const child of nodesIn(node)) walk(child)
  }
  walk(markdownParsers.md.parse(source))
  return source.replaceAll(pattern, (whole, ...rest) => {
    const offset = rest.find((one): one is number => typeof one === 'number')!
    return code.some(([from, to]) => offset >= from && offset < to) ? whole : replace(whole)
  })
}

function placeOf(error: unknown): { line: number; column: number; message: string } {
  const { line, column, reason, message } = error as {
    line?: number
    column?: number
    reason?: string
    message?: string
  }
  return { line: line ?? 1, column: column ?? 1, message: reason ?? message ?? String(error) }
}
