// Writes a tree as MDX for this engine: blank lines around a component's content, which is not indented.

import type { Heading, Paragraph, Parents, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import { messageOf } from '#site/model/message-of.ts'
import { prepareSource } from '../../content/prepare-source.ts'
import { remarkContainerDirectives } from '../../syntax/remark-container-directives.ts'
import { PARAMETER_MARK } from './convert-tree.ts'
import type { AnyNode } from './nodes.ts'

type Handle = NonNullable<NonNullable<Options['handlers']>['paragraph']>
type State = Parameters<Handle>[2]
type Info = Parameters<Handle>[3]

const VARIABLE = /\\?%(?=[A-Za-z](?:-?[A-Za-z0-9]){2,}%)/g

/** Characters that start code are escaped only inside this construct. */
function phrasing(node: Heading | Paragraph, state: State, info: Info): string {
  const exit = state.enter('phrasing')
  const words = state.containerPhrasing(node, info)
  exit()
  return words
}

const directive: Handle = (node: ContainerDirective, _parent, state, info) => {
  const colons = ':'.repeat(3 + directiveDepth(node))
  const [label, ...rest] = node.children
  const hasLabel = label?.type === 'paragraph' && label.data !== undefined
  const title = hasLabel ? `[${phrasing(label, state, info).replaceAll('\n', ' ')}]` : ''
  const body = state.containerFlow({ ...node, children: hasLabel ? rest : node.children }, info)
  return `${colons}${node.name}${title}\n\n${body}\n\n${colons}`
}

const element: Handle = (node: MdxJsxFlowElement, _parent, state, info) => {
  const attributes = node.attributes
    .flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [` ${attributeText(attribute)}`] : []))
    .join('')
  if (node.children.length === 0) return `<${node.name}${attributes} />`
  return `<${node.name}${attributes}>\n\n${state.containerFlow(node, info)}\n\n</${node.name}>`
}

const heading: Handle = (node: Heading, _parent, state, info) => {
  const id = node.data?.id
  const words = phrasing(node, state, info)
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
  return `${'#'.repeat(node.depth)} ${words}${id === undefined ? '' : ` {#${id}}`}`
}

/** A paragraph that starts with `import` or `export` would be parsed as code; the first one of a task has its box. */
const paragraph: Handle = (node: Paragraph, parent, state, info) => {
  const words = phrasing(node, state, info).replace(
    /^(?:import|export)(?=\s)/,
    (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`,
  )
  if (parent?.type !== 'listItem' || typeof parent.checked !== 'boolean' || parent.children[0] !== node)
    return words
  return `[${parent.checked ? 'x' : ' '}] ${words}`
}

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    fences: true,
    resourceLink: true,
    handlers: { containerDirective: directive, mdxJsxFlowElement: element, heading, paragraph },
  })
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze()
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkContainerDirectives)
  .freeze()

/** Names between percent signs are variables here, so those of the text are escaped. */
export function writeMarkdown(tree: Root): string {
  return writer
    .stringify(tree)
    .replaceAll(VARIABLE, (found) => (found.startsWith('\\') ? found : '\\%'))
    .replaceAll('\uE000', '\\')
    .replaceAll(PARAMETER_MARK, '%')
}

/** Why the written page could not be parsed again; undefined if it could. */
export function writingProblem(markdown: string): string | undefined {
  try {
    reader.parse(prepareSource(markdown))
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

function attributeText({ name, value }: { name: string; value?: unknown }): string {
  if (value === null || value === undefined) return name
  const words = String(value).replaceAll(/\s*\n\s*/g, ' ')
  return `${name}="${words.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

function directiveDepth(node: Parents | AnyNode): number {
  const children = ('children' in node ? node.children : []) as AnyNode[]
  return Math.max(
    0,
    ...children.map((child) => directiveDepth(child) + (child.type === 'containerDirective' ? 1 : 0)),
  )
}
