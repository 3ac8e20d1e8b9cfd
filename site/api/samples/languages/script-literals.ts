// Literals in TypeScript samples.

import type { Doc } from '../request/layout.ts'
import { camelCase } from '../request/names.ts'
import type { SampleField, SampleValue } from '../request/sample-value.ts'

export function scriptString(text: string): string {
  if (text.includes('\n')) return `\`${text.replace(/[\\`]|\$\{/g, String.raw`\$&`)}\``
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
}

export function scriptValue(value: SampleValue): Doc {
  switch (value.kind) {
    case 'literal':
      return typeof value.value === 'string' ? scriptString(value.value) : String(value.value)
    case 'list':
      return { open: '[', items: value.items.map(scriptValue), close: ']' }
    case 'object':
      return scriptFields(value.fields)
    case 'map':
      return braces(value.entries.map(([name, member]) => [`${scriptKey(name)}: `, scriptValue(member)]))
  }
}

/** The fields of a typed object, with the SDK's names. */
export function scriptFields(fields: SampleField[]): Doc {
  return braces(fields.map(({ name, value }) => [`${scriptKey(camelCase(name))}: `, scriptValue(value)]))
}

export function braces(items: Doc[]): Doc {
  return { open: '{', items, close: '}', pad: ' ' }
}

export function scriptKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : scriptString(name)
}
