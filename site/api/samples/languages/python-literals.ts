// Literals in Python samples.

import type { Doc } from '../request/layout.ts'
import type { SampleValue } from '../request/sample-value.ts'

export function pythonString(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\')
  if (text.includes('\n')) return `"""${escaped.replaceAll('"""', String.raw`\"""`)}"""`
  return `"${escaped.replaceAll('"', '\\"')}"`
}

export function pythonValue(value: SampleValue): Doc {
  switch (value.kind) {
    case 'literal':
      return pythonLiteral(value.value)
    case 'list':
      return { open: '[', items: value.items.map(pythonValue), close: ']' }
    case 'object':
      return dictionary(value.fields.map(({ name, value }) => [name, value]))
    case 'map':
      return dictionary(value.entries)
  }
}

function pythonLiteral(value: string | number | boolean | null): string {
  if (typeof value === 'string') return pythonString(value)
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return String(value)
}

function dictionary(entries: [name: string, value: SampleValue][]): Doc {
  const items = entries.map(([name, value]): Doc => [`${pythonString(name)}: `, pythonValue(value)])
  return { open: '{', items, close: '}' }
}
