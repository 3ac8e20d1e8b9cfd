// Converts the tree of a source page, from the leaves up, into nodes that pages of this engine may hold.

import { slug } from 'github-slugger'
import type { Blockquote, Heading, PhrasingContent, Root } from 'mdast'
import { freeId } from '../../content/free-id.ts'
import { HEADING_ID } from '../../content/prepare-source.ts'
import { convertFence } from './code-fences.ts'
import { convertDirective, kindOfAdmonition } from './directives.ts'
import { convertHtml, isHtmlName } from './html-elements.ts'
import {
  admonition,
  component,
  inlineCode,
  isJsx,
  nodesIn,
  setChildren,
  wordsOf,
  type AnyNode,
  type Jsx,
} from './nodes.ts'
import { text } from '../../syntax/markdown-nodes.ts'
import { prop, shownByExpression, textProp, type PageContext } from './page-context.ts'
import { gatherParts } from './gather-parts.ts'
import { readModules } from './read-modules.ts'
import { isPhrasing, settledBlocks, settledChildren } from './settle-content.ts'

/** Stand in for the percent signs of a partial's parameter until all others are escaped. */
export const PARAMETER_MARK = '\uE003'
const ALERT = /^\[!(\w+)\][ \t]*/
const PARAMETER = /^props\.([A-Za-z]\w*)$/
/** Snippets of Mintlify name a parameter without `props`. */
const PARTIAL_PARAMETER = /^(?:props\.)?([A-Za-z]\w*)$/
const SHORTCODE = /(?<![\w:/]):[a-z][a-z0-9_+-]*:(?![\w:/])/g
const COMMENTED_ID = /^\s*\/\*\s*#([^\s*]+)\s*\*\/\s*$/

export function convertTree(tree: Root, page: PageContext): void {
  readModules(tree, page)
  const state: Walk = { page, anchor: undefined, ids: new Set(), titleId: undefined }
  tree.children = settledBlocks(tree.children.flatMap((child) => convert(child, state)))
  gatherParts(tree)
}

interface Walk {
  page: PageContext
  /** Id of an empty element, which the next heading takes over. */
  anchor: string | undefined
  /** Of the headings so far, explicit or from their words. */
  ids: Set<string>
  /** Id of the heading that becomes the page's title, which has none on the site. */
  titleId: string | undefined
}

function convert(node: AnyNode, state: Walk): AnyNode[] {
  const { page } = state
  const before = state.anchor
  if (node.type === 'heading') takeCommentedId(node)
  const words = node.type === 'heading' ? wordsOf(node.children) : ''
  if ('children' in node) {
    const children = nodesIn(node).flatMap((child) => convert(child, state))
    // An element's content is normalised when the element itself is converted.
    setChildren(node, settledChildren(node.type === 'mdxJsxTextElement' ? 'paragraph' : node.type, children))
  }
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'html':
      return []
    case 'text':
      if (node.value.trim() !== '') state.anchor = undefined
      for (const [shortcode] of node.value.matchAll(SHORTCODE))
        page.report(node, 'emoji', `\`${shortcode}\` is shown as text`, 'write the character itself')
      return /^\[\[toc\]\]$/i.test(node.value.trim()) ? [] : [node]
    case 'heading':
      return [keepSourceId(withId(node, state, before), words, state)]
    case 'code':
      return convertFence(node, page)
    case 'inlineCode':
      return [inlineCode(node.value)]
    case 'blockquote':
      return [alertOf(node)]
    case 'containerDirective':
      return convertDirective(node, page).map(settleMade)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expression(node, page)
    default:
      if (!isJsx(node)) return [node]
      // A heading in HTML keeps its own id.
      if (!/^h[1-6]$/.test(node.name ?? '')) {
        state.anchor =
          textProp(node, 'id', page) ??
          (node.name === 'a' ? textProp(node, 'name', page) : undefined) ??
          state.anchor
      }
      return inOwnBlock(node, convertElement(node, page)).map(settleMade)
  }
}

/** What an element on lines of its own becomes does not join the text before and after it. */
function inOwnBlock(element: Jsx, nodes: readonly AnyNode[]): readonly AnyNode[] {
  const isText = element.type === 'mdxJsxFlowElement' && nodes.length > 0 && nodes.every(isPhrasing)
  return isText ? settledBlocks(nodes) : nodes
}

/** `## Words {/* #id *\/}` of newer MDX engines. */
function takeCommentedId(node: Heading): void {
  const last = node.children.at(-1)
  const id = last?.type === 'mdxTextExpression' && COMMENTED_ID.exec(last.value)?.[1]
  if (!id) return
  node.children.pop()
  const before = node.children.at(-1)
  if (before?.type === 'text') before.value = before.value.trimEnd()
  node.data = { ...node.data, id }
}

function withId(node: Heading, state: Walk, before: string | undefined): Heading {
  const last = node.children.at(-1)
  const written = last?.type === 'text' ? HEADING_ID.exec(last.value)?.[1] : undefined
  if (written !== undefined && last?.type === 'text') last.value = last.value.replace(HEADING_ID, '')
  const id = written ?? state.anchor ?? before ?? node.data?.id
  state.anchor = undefined
  return id === undefined ? node : { ...node, data: { ...node.data, id } }
}

/**
 * What a component in a heading becomes, such as the words of a badge, was no part of the heading's id; the words of the
 * title were, wherever a heading repeats them.
 */
function keepSourceId(node: Heading, words: string, state: Walk): Heading {
  const explicit = node.data?.id
  const wanted = slug(words.trim())
  if (explicit !== undefined) state.ids.add(explicit)
  else if (wanted === '') return node
  const id = explicit ?? freeId(state.ids, wanted)
  const isKept = slug(wordsOf(node.children).trim()) === wanted && wanted !== state.titleId
  if (node.depth === 1) state.titleId ??= id
  return explicit !== undefined || isKept ? node : { ...node, data: { ...node.data, id } }
}

/** `> [!NOTE]` of GitHub; words on the same line are its title, as VitePress reads them. */
function alertOf(node: Blockquote): AnyNode {
  const [first, ...rest] = node.children
  const start = first?.type === 'paragraph' ? first.children[0] : undefined
  const match = start?.type === 'text' ? ALERT.exec(start.value) : null
  const kind = match ? kindOfAdmonition(match[1]!.toLowerCase()) : undefined
  if (!match || kind === undefined || first?.type !== 'paragraph' || start?.type !== 'text') return node
  start.value = start.value.slice(match[0].length)
  const [title, words] = splitAtLine(first.children)
  const body = words.length > 0 ? [{ ...first, children: words }, ...rest] : rest
  return admonition(kind, wordsOf(title).trim(), body)
}

function splitAtLine(
  children: readonly PhrasingContent[],
): [first: PhrasingContent[], others: PhrasingContent[]] {
  const index = children.findIndex((child) => child.type === 'break' || wordsOf([child]).includes('\n'))
  const at = children[index]
  if (at === undefined) return [[...children], []]
  const [before = '', ...after] = at.type === 'text' ? at.value.split('\n') : []
  const rest = after.join('\n')
  return [
    [...children.slice(0, index), { type: 'text', value: before }],
    [...(rest === '' ? [] : [text(rest)]), ...children.slice(index + 1)],
  ]
}

function expression(node: AnyNode & { value: string }, page: PageContext): AnyNode[] {
  const code = node.value.replaceAll(/\/\*[\s\S]*?\*\//g, '').trim()
  if (code === '') return []
  const isOwn = page.isPartial && !page.values.has(code)
  const parameter = (isOwn ? PARTIAL_PARAMETER : PARAMETER).exec(code)?.[1]
  if (parameter === 'children') return []
  if (parameter !== undefined) return [text(`${PARAMETER_MARK}${parameter}${PARAMETER_MARK}`)]
  const shown = shownByExpression(code, node, page, ['{', '}'])
  return shown === '' ? [] : [text(shown)]
}

function convertElement(element: Jsx, page: PageContext): AnyNode[] {
  const name = element.name ?? ''
  if (name === '' || name === 'Fragment') return nodesIn(element)
  const partial = page.partials.get(name)
  if (partial !== undefined) return [includeOf(element, partial, page)]
  const own = Object.hasOwn(page.components, name) ? page.components[name] : undefined
  if (own) return own(element, page)
  if (isHtmlName(name)) return convertHtml(element, page)
  const what = `there is no component \`<${name}>\`; ${element.children.length > 0 ? 'its content is kept as text' : 'it was left out'}`
  page.report(
    element,
    'component',
    what,
    'write what it shows in Markdown, or with a component of content/README.md',
  )
  return nodesIn(element)
}

function includeOf(element: Jsx, partial: string, page: PageContext): AnyNode {
  const props: Record<string, string> = { partial }
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name === 'partial') continue
    const value = prop(element, attribute.name, page)
    if (value === undefined || typeof value === 'object')
      page.report(
        element,
        'code',
        `the value of \`${attribute.name}\` is code and was left out`,
        'write it as text in the imported page',
      )
    else props[attribute.name] = String(value)
  }
  return component('Include', props, [], element.position)
}

/** Converted content consists of blocks, each in its place. */
function settleMade(node: AnyNode): AnyNode {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'containerDirective') return node
  setChildren(node, settledBlocks(nodesIn(node)).map(settleMade))
  return node
}
