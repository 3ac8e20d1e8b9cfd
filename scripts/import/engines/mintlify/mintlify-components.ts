// The components that every Mintlify page may use.

import { component, list, nodesIn, strong, type AnyNode } from '../../markdown/nodes.ts'
import { kindOfAdmonition } from '../../markdown/directives.ts'
import { linkOf } from '../../markdown/html-elements.ts'
import { markdownParsers } from '../../../syntax/markdown-parsers.ts'
import { paragraph, text } from '../../../syntax/markdown-nodes.ts'
import { textProp, type ComponentConversion } from '../../markdown/page-context.ts'
import { settledBlocks } from '../../markdown/settle-content.ts'
import {
  admonitionOf,
  card,
  cards,
  childrenOf,
  codeGroup,
  details,
  drop,
  field,
  image,
  step,
  steps,
  tab,
  tabs,
  unwrap,
  wordBadge,
} from '../../markdown/shared-components.ts'

const snippet: ComponentConversion = (element, page) => {
  const file = textProp(element, 'file', page)
  const partial = file === undefined ? undefined : page.partialOf(`/snippets/${file}`)
  if (partial !== undefined) return [component('Include', { partial }, [], element.position)]
  page.report(element, 'file', `there is no snippet \`${file ?? ''}\``, 'add the file, or remove the element')
  return []
}

/** An entry of a changelog begins with its date. */
const update: ComponentConversion = (element, page) => {
  const label = textProp(element, 'label', page)
  const words = textProp(element, 'description', page)
  const head: AnyNode[] =
    label === undefined ? [] : [{ type: 'heading', depth: 2, children: [{ type: 'text', value: label }] }]
  return [...head, ...(words === undefined ? [] : [paragraph([strong(words)])]), ...childrenOf(element)]
}

const callout: ComponentConversion = (element, page) =>
  admonitionOf(kindOfAdmonition(textProp(element, 'type', page) ?? 'note') ?? 'note')(element, page)

/** A caption follows what it is about, and a hint comes before it. */
const frame: ComponentConversion = (element, page) => {
  const [hint, caption] = ['hint', 'caption'].map((name) => textProp(element, name, page))
  const words = (value: string | undefined): AnyNode[] =>
    value === undefined ? [] : (markdownParsers.md.parse(value).children as AnyNode[])
  return [...words(hint), ...childrenOf(element), ...words(caption)]
}

/** What is shown beside the words stays beside them. */
const tooltip: ComponentConversion = (element, page) => {
  const said = ['headline', 'tip'].map((name) => textProp(element, name, page)).filter(Boolean)
  const href = textProp(element, 'href', page)
  const shown = href === undefined ? nodesIn(element) : linkOf(element, href, nodesIn(element))
  return said.length === 0 ? shown : [...shown, text(` (${said.join(': ')})`)]
}

/** Content of one language or platform begins with its name. */
const view: ComponentConversion = (element, page) => {
  const title = textProp(element, 'title', page)
  return [...(title === undefined ? [] : [paragraph([strong(title)])]), ...childrenOf(element)]
}

const treeFile: ComponentConversion = (element, page) => {
  const name = textProp(element, 'name', page)
  const held = childrenOf(element)
  return name === undefined ? held : [list([[paragraph([text(name)]), ...joined(held)]])]
}

const tree: ComponentConversion = (element) => joined(childrenOf(element))

/** Lists of one item each become one list. */
function joined(nodes: readonly AnyNode[]): AnyNode[] {
  const items = nodes.flatMap((node) => (node.type === 'list' ? node.children : []))
  return [{ ...list([]), children: items }, ...nodes.filter(({ type }) => type !== 'list')].filter(
    (node) => node.type !== 'list' || node.children.length > 0,
  )
}

/** Apart from what stands beside it, on its own line too. */
const block: ComponentConversion = (element) => settledBlocks(nodesIn(element))

/** People see the same page as agents here. */
const visibility: ComponentConversion = (element, page) => {
  if (textProp(element, 'for', page) !== 'agents') return childrenOf(element)
  page.report(
    element,
    'component',
    'what only agents see was left out',
    'write it for everybody, if it should stay',
  )
  return []
}

export const mintlifyComponents: Readonly<Record<string, ComponentConversion>> = {
  Accordion: details('title'),
  AccordionGroup: unwrap,
  Badge: wordBadge('text'),
  Banner: block,
  Callout: callout,
  Card: card(),
  CardGroup: cards,
  Check: admonitionOf('tip'),
  CodeGroup: codeGroup,
  Column: block,
  Columns: cards,
  Danger: admonitionOf('danger'),
  Expandable: details('title'),
  Frame: frame,
  Icon: drop,
  Image: image,
  Info: admonitionOf('info'),
  Note: admonitionOf('note'),
  Panel: block,
  ParamField: field(['query', 'path', 'body', 'header', 'cookie', 'name']),
  RequestExample: codeGroup,
  ResponseExample: codeGroup,
  ResponseField: field(['name']),
  Snippet: snippet,
  Step: step,
  Steps: steps,
  Tab: tab('title'),
  Tabs: tabs(),
  Tip: admonitionOf('tip'),
  Tile: card({ text: 'description' }),
  Tooltip: tooltip,
  Tree: tree,
  'Tree.File': treeFile,
  'Tree.Folder': treeFile,
  Update: update,
  View: view,
  Visibility: visibility,
  Warning: admonitionOf('warning'),
}
