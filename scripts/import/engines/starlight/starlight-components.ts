// The components that Starlight's package exports.

import { admonition, component } from '../../markdown/nodes.ts'
import { paragraph, text } from '../../../syntax/markdown-nodes.ts'
import { textProp, type ComponentConversion } from '../../markdown/page-context.ts'
import { kindOfAdmonition } from '../../markdown/directives.ts'
import {
  card,
  cards,
  childrenOf,
  drop,
  image,
  link,
  tab,
  tabs,
  unwrap,
  wordBadge,
} from '../../markdown/shared-components.ts'

const aside: ComponentConversion = (element, page) => {
  const kind = kindOfAdmonition(textProp(element, 'type', page) ?? 'note') ?? 'note'
  return [admonition(kind, textProp(element, 'title', page), childrenOf(element))]
}

const linkCard: ComponentConversion = (element, page) => {
  const title = textProp(element, 'title', page) ?? 'More'
  const href = textProp(element, 'href', page)
  const words = [paragraph([text(textProp(element, 'description', page) ?? title)])]
  return href === undefined ? words : [component('Card', { title, href }, words, element.position)]
}

const code: ComponentConversion = (element, page) => {
  const value = textProp(element, 'code', page)
  if (value === undefined) {
    page.report(element, 'code', 'the sample is loaded by code and was left out', 'write it as a code fence')
    return []
  }
  const title = textProp(element, 'title', page)
  return [
    {
      type: 'code',
      lang: textProp(element, 'lang', page) ?? 'text',
      meta: title === undefined ? null : `title="${title}"`,
      value,
    },
  ]
}

export const starlightComponents: Readonly<Record<string, ComponentConversion>> = {
  Aside: aside,
  Badge: wordBadge('text'),
  Card: card(),
  CardGrid: cards,
  Code: code,
  FileTree: unwrap,
  Icon: drop,
  Image: image,
  Picture: image,
  LinkButton: link('href'),
  LinkCard: linkCard,
  Steps: unwrap,
  TabItem: tab('label'),
  Tabs: tabs('syncKey'),
}
