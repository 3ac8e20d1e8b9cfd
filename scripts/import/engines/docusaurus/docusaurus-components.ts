// The components that every Docusaurus page may use.

import { admonition, nodesIn, wordsOf } from '../../markdown/nodes.ts'
import { prop, textProp, type ComponentConversion } from '../../markdown/page-context.ts'
import { childrenOf, drop, isNamed, link, tab, tabs, unwrap } from '../../markdown/shared-components.ts'
import { convertFence } from '../../markdown/code-fences.ts'
import { flag, imageOf, reportDarkImage } from '../../markdown/html-elements.ts'
import { kindOfAdmonition } from '../../markdown/directives.ts'
import { asList, asObject, asText } from '../../source/read-config.ts'

const noticed: ComponentConversion = (element, page) => {
  const kind = kindOfAdmonition(textProp(element, 'type', page) ?? 'note') ?? 'note'
  return [admonition(kind, textProp(element, 'title', page), childrenOf(element))]
}

/** `values={[{ label, value }]}` names the tabs whose items have none. */
const labelledTabs: ComponentConversion = (element, page) => {
  const labels = new Map(
    asList(prop(element, 'values', page)).map((entry) => [
      asText(asObject(entry)['value']),
      asText(asObject(entry)['label']),
    ]),
  )
  for (const child of nodesIn(element)) {
    const inner = child.type === 'paragraph' ? nodesIn(child) : [child]
    for (const one of inner.filter((node) => isNamed(node, 'Tab'))) {
      const label = one.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'label',
      )
      if (label && typeof label.value === 'string') label.value = labels.get(label.value) ?? label.value
    }
  }
  return tabs('groupId')(element, page)
}

const codeBlock: ComponentConversion = (element, page) => {
  const value = wordsOf(element.children).replace(/^\n|\n$/g, '')
  if (value === '') {
    page.report(element, 'code', 'the sample is loaded by code and was left out', 'write it as a code fence')
    return []
  }
  const title = textProp(element, 'title', page)
  const lang = (textProp(element, 'language', page) ?? 'text').trim()
  const meta = [
    title !== undefined && `title="${title}"`,
    textProp(element, 'metastring', page),
    flag(element, 'showLineNumbers', page) && 'showLineNumbers',
  ].filter(Boolean)
  return convertFence({ type: 'code', lang, meta: meta.join(' '), value, position: element.position }, page)
}

/** One image for light pages and one for dark ones. */
const themedImage: ComponentConversion = (element, page) => {
  const { light, dark } = asObject(prop(element, 'sources', page))
  const url = asText(light) ?? asText(dark)
  if (url === undefined) return imageOf(element, page)
  if (asText(light) !== undefined && asText(dark) !== undefined) reportDarkImage(element, page)
  return [{ type: 'image', url, alt: textProp(element, 'alt', page) ?? '', position: element.position }]
}

export const docusaurusComponents: Readonly<Record<string, ComponentConversion>> = {
  Tabs: labelledTabs,
  TabItem: tab('label', 'value'),
  Admonition: noticed,
  CodeBlock: codeBlock,
  ThemedImage: themedImage,
  Link: link('to'),
  Head: drop,
  BrowserOnly: unwrap,
  Translate: unwrap,
}
