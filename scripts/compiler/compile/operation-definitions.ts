// What search knows of an operation's reference: the operation, its parameters, and the fields of body and responses.

import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { oneLine } from '#site/markdown/one-line.ts'
import type { SearchDefinition } from '../page/compiled-page.ts'
import { elementsOf, partsOf, partText } from '../markdown/tree/element-parts.ts'
import { hasClass } from '../markdown/tree/has-class.ts'
import { walkElements } from '../../syntax/walk-tree.ts'

/** `POST /tokens`, with its permissions, its name in the SDKs and its id beside it, then every field in order. */
export function operationDefinitions(operation: Element): SearchDefinition[] {
  const { dataSdk, dataSummary, id } = operation.properties
  const method = nameIn(operation, 'endpoint__method')
  const path = nameIn(operation, 'endpoint__path')
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

/** Paragraphs and cells are apart from each other; code is left out. */
function leadText(operation: Element): string {
  const texts: string[] = []
  for (const lead of partsOf(operation, 'operation__lead'))
    walkElements(lead, (part) => {
      if (['p', 'th', 'td'].includes(part.tagName)) texts.push(textOf(part))
    })
  return texts.join(' ')
}

function fieldDefinition(field: Element): SearchDefinition {
  const { dataShared, id } = field.properties
  const paragraphs = elementsOf(field)
    .filter(({ tagName }) => tagName === 'p')
    .slice(1)
  const text = paragraphs.filter((child) => !hasClass(child, 'field__elsewhere')).map(textOf)
  return {
    name: nameIn(field, 'field__name'),
    related: [],
    text: text.join(' '),
    id: String(id),
    ...(dataShared !== undefined && { shared: String(dataShared) }),
  }
}

const textOf = (node: ElementContent): string => oneLine(toString(node))

const nameIn = (element: Element, className: string): string => oneLine(partText(element, className) ?? '')
