// The words of a page's Markdown, in order, read as a Markdown parser reads it: no syntax, no link targets, and without
// what the allowed differences name.

import type { Nodes, Paragraph, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { infoParts } from '#site/markdown/info-string.ts'
import { AROUND_ID } from '#site/markdown/around-text.ts'
import { wordsIn, type PageWords } from './words-in.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()
const KIND = /^(?:Note|Tip|Info|Warning|Danger|Caution):$/

export function wordsOfMarkdown(markdown: string): PageWords {
  const prose: string[] = []
  const operations: string[][] = []
  const { children } = parser.parse(pageAlone(markdown))
  let where: Where = 'prose'
  children.forEach((block, at) => {
    where = placeOf(children, at, where)
    if (where === 'prose') prose.push(textOf(block))
    else if (isEndpoint(block)) operations.push([textOf(block)])
    else if (where !== 'samples' && !isBody(children, at)) operations.at(-1)?.push(textOf(block))
  })
  return { prose: wordsIn(prose.join(' ')), operations: operations.map((texts) => wordsIn(texts.join(' '))) }
}

type Where = 'prose' | 'operation' | 'samples' | 'errors'
type Blocks = readonly RootContent[]

/** An operation goes from its endpoint to its last error; each of its parts has a heading with an id that tells. */
function placeOf(blocks: Blocks, at: number, before: Where): Where {
  const block = blocks[at]!
  if (block.type === 'heading') return before === 'prose' ? 'prose' : (partOf(block) ?? 'prose')
  if (isEndpoint(block)) {
    const heading = blocks.slice(at).find(({ type }) => type === 'heading')
    return heading && partOf(heading) ? 'operation' : before
  }
  return before === 'errors' && !isError(block) && !isBody(blocks, at) ? 'prose' : before
}

function partOf(heading: RootContent): Where | undefined {
  const part = OPERATION_PART.exec(toString(heading))?.[1]
  if (part === 'examples') return 'samples'
  if (part === 'errors') return 'errors'
  return part === undefined ? undefined : 'operation'
}

const OPERATION_PART = /^[A-Z][\w ]+ \{#[\w-]+-(examples|path|query|header|request-body|response|errors)\}$/

/** `404` and what it means. */
const isError = (block: RootContent): boolean =>
  block.type === 'paragraph' &&
  block.children[0]?.type === 'inlineCode' &&
  /^\d{3}$/.test(block.children[0].value)

/** The body of a failure, or the label before it: on the page these stand among the samples. */
const isBody = (blocks: Blocks, at: number): boolean =>
  isJson(blocks[at]) || (isLabel(blocks[at]!) && isJson(blocks[at + 1]))

/** Without front matter, the line that leads to the index, and the list of neighbours. */
function pageAlone(markdown: string): string {
  return markdown
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^\s*> .*llms\.txt.*\n/, '')
    .replace(new RegExp(`\\n## .* \\{#${AROUND_ID}\\}\\n[^]*$`), '\n')
}

const isJson = (block: RootContent | undefined): boolean => block?.type === 'code' && block.lang === 'json'

const isLabel = (block: RootContent): boolean =>
  block.type === 'paragraph' && block.children.length === 1 && block.children[0]!.type === 'strong'

function textOf(node: Nodes): string {
  if (node.type === 'code') return node.lang === 'mermaid' ? ' ' : ` ${titleOf(node.meta)} ${node.value} `
  if (node.type === 'table') return ` ${isFieldTable(node) ? fieldText(node) : childrenText(node)} `
  if (node.type === 'heading') return ` ${childrenText(node).replace(/ \{#[^\s{}]+\}$/, '')} `
  if (isEndpoint(node)) return ` ${endpointText(node)} `
  if (node.type === 'strong' && KIND.test(toString(node))) return ' '
  if ('value' in node) return node.type === 'html' ? ' ' : node.value
  if (node.type === 'image') return ` ${node.alt ?? ''} `
  const text = childrenText(node)
  return INLINE.has(node.type) ? text : ` ${text} `
}

const childrenText = (node: Nodes): string => ('children' in node ? node.children.map(textOf).join('') : '')

const INLINE = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link'])

const titleOf = (meta: string | null | undefined): string =>
  infoParts(meta ?? '').find(({ key }) => key === 'title')?.value ?? ''

/** `POST /tokens` (permission `token:create` or `token:manage`) (Enterprise), but no sentence that begins with one. */
const isEndpoint = (node: Nodes): node is Paragraph =>
  node.type === 'paragraph' &&
  node.children[0]?.type === 'inlineCode' &&
  /^(?:GET|POST|PUT|PATCH|DELETE) \//.test(node.children[0].value) &&
  /^(?:$| \()/.test(toString(node.children.slice(1)))

const endpointText = (node: Paragraph): string =>
  node.children
    .map((child) => (child.type === 'text' ? child.value.replace(/permission| or /, ' ') : textOf(child)))
    .join('')

const isFieldTable = ({ children: [head] }: Table): boolean =>
  head !== undefined && head.children.map((cell) => toString(cell)).join() === 'Name,Type,Description'

function fieldText({ children: [, ...rows] }: Table): string {
  const seen = new Set<string>()
  return rows
    .map(({ children: [cell, ...others] }) => {
      const [first, form] = cell?.children ?? []
      const name = toString(first)
      // What an alternative is stands in a row of its own, under the name of the field that it is a form of.
      const own = form && toString(others[0]) === '' ? '' : withoutAround(name, seen)
      seen.add(name)
      return [own, ...others.map(textOf)].join(' ')
    })
    .join(' ')
}

/** `data.number` is `number`, where the table has a row `data`; `metadata.{key}` may be a whole name. */
function withoutAround(name: string, seen: ReadonlySet<string>): string {
  for (let dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1))
    if (seen.has(name.slice(0, dot))) return name.slice(dot + 1)
  return name
}
