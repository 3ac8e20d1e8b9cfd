// Literals in C# samples.

import type { Doc } from '../request/layout.ts'
import { pascalCase } from '../request/names.ts'
import type { ElementType, SampleField, SampleValue } from '../request/sample-value.ts'

export function csharpString(text: string): string {
  if (text.includes('\n')) return `@"${text.replaceAll('"', '""')}"`
  return JSON.stringify(text)
}

/** `request` is the type's prefix for objects: the SDK's classes have none. */
export function csharpValue(value: SampleValue): Doc {
  switch (value.kind) {
    case 'literal':
      return typeof value.value === 'string' ? csharpString(value.value) : String(value.value)
    case 'list':
      return initializer(`new ${elementName(value.of)}[]`, value.items.map(csharpValue))
    case 'object':
      return csharpObject(value.type, value.fields)
    case 'map':
      return initializer(
        `new Dictionary<string, ${elementName(value.of)}>`,
        value.entries.map(([name, member]) => [`[${JSON.stringify(name)}] = `, csharpValue(member)]),
      )
  }
}

export function csharpObject(type: string, fields: SampleField[]): Doc {
  if (fields.length === 0) return `new ${type}()`
  return initializer(
    `new ${type}`,
    fields.map(({ name, value }) => [`${pascalCase(name)} = `, csharpValue(value)]),
  )
}

function initializer(open: string, items: Doc[]): Doc {
  return { open, bracket: '{', items, close: '}', pad: ' ' }
}

function elementName(of: ElementType): string {
  if (typeof of === 'object') return of.type
  return { string: 'string', integer: 'int', any: 'object' }[of]
}
