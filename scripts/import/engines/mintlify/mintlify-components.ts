// The components that every Mintlify page may use.

import { component, strong, type AnyNode } from '../../markdown/nodes.ts'
import { paragraph } from '../../../syntax/markdown-nodes.ts'
import { textProp, type ComponentConversion } from '../../markdown/page-context.ts'
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

export const mintlifyComponents: Readonly<Record<string, ComponentConversion>> = {
  Accordion: details('title'),
  AccordionGroup: unwrap,
  Badge: wordBadge('text'),
  Callout: admonitionOf('note'),
  Card: card(),
  CardGroup: cards,
  Check: admonitionOf('tip'),
  CodeGroup: codeGroup,
  Column: unwrap,
  Columns: cards,
  Danger: admonitionOf('danger'),
  Expandable: details('title'),
  Frame: unwrap,
  Icon: drop,
  Image: image,
  Info: admonitionOf('info'),
  Note: admonitionOf('note'),
  Panel: unwrap,
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
  Tooltip: unwrap,
  Update: update,
  Warning: admonitionOf('warning'),
}
