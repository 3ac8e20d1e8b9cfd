// What search knows of an operation's reference: the operation, its parameters, and the fields of body and responses.

import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { SearchDefinition } from '../page/compiled-page.ts'
import { hasClass } from '../markdown/tree/has-class.ts'
import { walkElements } from '../../syntax/walk-tree.ts'

/** `POST /tokens`, with its permissions, its name in the SDKs and its id beside it, then every field in order. */
export function operationDefinitions(operation: Element): SearchDefinition[] {
  const { dataSdk, dataSummary, id } = operation.properties
  const method = partText(operation, 'endpoint__method')
  const path = partText(operation, 'endpoint__path')
  const permissions = partsOf(operation, 'permission').map(textOf)
  const sdk = dataSdk === undefined ? [] : [String(dataSdk)]
  const lead = [String(dataSummary ?? ''), leadText(operation)].filter(Boolean)
  return [
    {
      name: `${method} ${path}`,
      related: [...permissions, ...sdk, String(id)],
      text: lead.join(' · '),
      id: String(id),
    },
    ...partsOf(operation, 'field').map(fieldDefinition),
  ]
}

/** Paragraphs are apart from each other. */
function leadText(operation: Element): string {
  const [lead] = partsOf(operation, 'operation__lead')
  return (lead?.children ?? []).map(textOf).join(' ')
}

function fieldDefinition(field: Element): SearchDefinition {
  const { dataShared, id } = field.properties
  const paragraphs = field.children.filter((child) => isElement(child) && child.tagName === 'p').slice(1)
  const text = paragraphs.filter((child) => !hasClass(child, 'field__elsewhere')).map(textOf)
  return {
    name: partText(field, 'field__name'),
    related: [],
    text: text.join(' '),
    id: String(id),
    ...(dataShared !== undefined && { shared: String(dataShared) }),
  }
}

function partsOf(element: Element, className: string): Element[] {
  const parts: Element[] = []
  walkElements(element, (part) => {
    if (hasClass(part, className)) parts.push(part)
  })
  return parts
}

function partText(element: Element, className: string): string {
  const [part] = partsOf(element, className)
  return part ? textOf(part) : ''
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element'
}

const textOf = (node: ElementContent): string => toString(node).replaceAll(/\s+/g, ' ').trim()
