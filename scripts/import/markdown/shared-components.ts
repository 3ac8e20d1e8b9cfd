// Conversions that the component sets of several engines share.

import { codeTabs } from './code-tabs.ts'
import { admonition, component, list, nodesIn, strong, wordsOf, type AnyNode, type Jsx } from './nodes.ts'
import { paragraph, text } from '../../syntax/markdown-nodes.ts'
import { hrefOf, imageOf, linkOf } from './html-elements.ts'
import { textProp, type ComponentConversion, type PageContext } from './page-context.ts'
import { settledBlocks } from './settle-content.ts'

export const childrenOf = (element: Jsx): AnyNode[] => settledBlocks(nodesIn(element))

export const unwrap: ComponentConversion = (element) => nodesIn(element)
export const drop: ComponentConversion = () => []
export const image: ComponentConversion = (element, page) => imageOf(element, page)

export function admonitionOf(kind: string): ComponentConversion {
  return (element, page) => {
    const children = childrenOf(element)
    const title = textProp(element, 'title', page)
    return children.length > 0 ? [admonition(kind, title, children)] : []
  }
}

export function codeGroup(element: Jsx): AnyNode[] {
  return codeTabs(childrenOf(element), element.position)
}

/** `label`: the prop that names the tab. */
export function tab(...labels: string[]): ComponentConversion {
  return (element, page) => {
    const label = labels.map((name) => textProp(element, name, page)).find((value) => value !== undefined)
    const value = textProp(element, 'value', page)
    return [
      component(
        'Tab',
        { label: label ?? 'Tab', value: slug(value ?? label) },
        childrenOf(element),
        element.position,
      ),
    ]
  }
}

export function tabs(groupProp?: string): ComponentConversion {
  return (element, page) => {
    const held = childrenOf(element)
    const found = held.filter((child) => isNamed(child, 'Tab') && child.children.length > 0)
    const group = groupProp && slug(textProp(element, groupProp, page))
    if (found.length === 0) return held.filter((child) => !isNamed(child, 'Tab'))
    const shown = textProp(element, 'defaultValue', page)
    const [first] = found as Jsx[]
    if (shown !== undefined && !first!.attributes.some((one) => 'value' in one && one.value === slug(shown)))
      page.report(
        element,
        'component',
        `the tabs were opened at \`${shown}\`, and are at the first one now`,
        'put that tab first, if readers should see it',
      )
    return [component('Tabs', { group: group || undefined }, found, element.position)]
  }
}

/** Cards need a link: one without is a paragraph that begins with its title. */
export function card({ title: titleProp = 'title', text: textName = '' } = {}): ComponentConversion {
  return (element, page) => {
    const title = textProp(element, titleProp, page) ?? 'More'
    const href = textProp(element, 'href', page) ?? textProp(element, 'to', page)
    if (textProp(element, 'img', page) !== undefined)
      page.report(
        element,
        'image',
        'the image of the card was left out',
        'show it on the page, beside the card',
      )
    const words = textName === '' ? undefined : textProp(element, textName, page)
    const children = [...(words === undefined ? [] : [paragraph([text(words)])]), ...childrenOf(element)]
    if (href === undefined) return [paragraph([strong(title)]), ...children]
    const body = children.length > 0 ? children : [paragraph([text(title)])]
    return [component('Card', { title, href }, withoutLinks(body), element.position)]
  }
}

/** Cards of a group; its other content follows them. */
export const cards: ComponentConversion = (element) => cardsOf(childrenOf(element), element)

export function cardsOf(children: readonly AnyNode[], element?: Jsx): AnyNode[] {
  const found = children.filter((child) => isNamed(child, 'Card'))
  const others = children.filter((child) => !isNamed(child, 'Card'))
  return found.length === 0 ? others : [component('Cards', {}, found, element?.position), ...others]
}

export function details(...titles: string[]): ComponentConversion {
  return (element, page) => {
    const summary = titles.map((name) => textProp(element, name, page)).find((value) => value !== undefined)
    const children = childrenOf(element)
    return children.length > 0
      ? [component('Details', { summary: summary ?? 'Details' }, children, element.position)]
      : []
  }
}

export const step: ComponentConversion = (element, page) => {
  const title = textProp(element, 'title', page) ?? 'Step'
  const children = childrenOf(element)
  const id = slug(textProp(element, 'id', page))
  return [
    component(
      'Step',
      { title, id },
      children.length > 0 ? children : [paragraph([text(title)])],
      element.position,
    ),
  ]
}

export const steps: ComponentConversion = (element) => {
  const held = childrenOf(element)
  const found = held.filter((child) => isNamed(child, 'Step'))
  return found.length === 0 ? held : [component('Steps', {}, found, element.position)]
}

/** Badges here have three kinds; other words are emphasised. */
export function wordBadge(textName: string): ComponentConversion {
  return (element, page) => {
    const words = textProp(element, textName, page) ?? wordsOf(element.children).trim()
    return words === '' ? [] : [{ type: 'emphasis', children: [text(words)] }]
  }
}

export function link(hrefProp: string): ComponentConversion {
  return (element, page) => linkOf(element, hrefOf(element, [hrefProp, 'to'], page), nodesIn(element))
}

/** A parameter or field: its name, type and constraints, then its description. */
export function field(names: readonly string[]): ComponentConversion {
  return (element, page) => {
    const name = names.map((one) => textProp(element, one, page)).find((value) => value !== undefined) ?? ''
    const facts = fieldFacts(element, page)
    const head = paragraph([
      { type: 'inlineCode', value: name },
      ...(facts === '' ? [] : [text(` (${facts})`)]),
    ])
    return [list([[head, ...childrenOf(element)]])]
  }
}

function fieldFacts(element: Jsx, page: PageContext): string {
  const given = (name: string): boolean =>
    element.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  const initial = textProp(element, 'default', page)
  return [
    textProp(element, 'type', page),
    given('required') && 'required',
    given('deprecated') && 'deprecated',
    initial !== undefined && `default ${initial}`,
  ]
    .filter(Boolean)
    .join(', ')
}

function withoutLinks(children: readonly AnyNode[]): AnyNode[] {
  return children.flatMap((child): AnyNode[] => {
    if (child.type === 'link') return nodesIn(child)
    if ('children' in child) return [{ ...child, children: withoutLinks(nodesIn(child)) } as AnyNode]
    return [child]
  })
}

export function isNamed(node: AnyNode, name: string): node is AnyNode & Jsx {
  return node.type === 'mdxJsxFlowElement' && node.name === name
}

function slug(value: string | undefined): string | undefined {
  return (
    value
      ?.toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || undefined
  )
}
