// Literals in Go samples: pointer helpers for optional fields, and structs of the SDK's package.

import type { Doc } from '../request/layout.ts'
import { goName } from '../request/names.ts'
import type { ElementType, SampleField, SampleValue } from '../request/sample-value.ts'

/** Multi-line text is a raw string, or one literal per line if it contains a backtick. */
export function goString(text: string): Doc {
  const literal = JSON.stringify(text)
  if (!text.includes('\n') || literal.length < 60) return literal
  if (!text.includes('`')) return `\`${text}\``
  const [first, ...rest] = text.split(/(?<=\n)/).map((line) => JSON.stringify(line))
  const items = rest.map((line, index) => (index < rest.length - 1 ? `${line} +` : line))
  return { open: `${first} +`, items, close: '', chain: true, depth: 1 }
}

export function goValue(value: SampleValue): Doc {
  switch (value.kind) {
    case 'literal':
      return goLiteral(value.value)
    case 'list':
      return composite(
        `[]${elementName(value.of)}`,
        value.items.map(typeof value.of === 'object' ? elided : goValue),
      )
    case 'object':
      return goStruct(value.type, value.fields)
    case 'map': {
      const items = value.entries.map(([name, member]): Doc => [`${JSON.stringify(name)}: `, goValue(member)])
      return { ...composite(`map[string]${elementName(value.of)}`, items), align: true }
    }
  }
}

export function goStruct(type: string, fields: SampleField[]): Doc {
  return structOf(`&sdk.${type}`, fields)
}

function structOf(open: string, fields: SampleField[]) {
  const items = fields.map((field): Doc => [`${goName(field.name)}: `, fieldValue(field)])
  return { ...composite(open, items), align: true }
}

/** In a list of a known type, the item's type may be omitted. */
function elided(value: SampleValue): Doc {
  return value.kind === 'object' ? structOf('', value.fields) : goValue(value)
}

/** An optional field is a pointer, which a helper makes from a literal. */
function fieldValue({ value, required, free }: SampleField): Doc {
  if (value.kind !== 'literal' || required || free || value.value === null) return goValue(value)
  const helper = {
    string: 'String',
    number: Number.isInteger(value.value) ? 'Int' : 'Float64',
    boolean: 'Bool',
  }
  return [`sdk.${helper[typeof value.value as keyof typeof helper]}(`, goValue(value), ')']
}

function goLiteral(value: string | number | boolean | null): Doc {
  if (typeof value === 'string') return goString(value)
  return value === null ? 'nil' : String(value)
}

function composite(type: string, items: Doc[]) {
  return { open: `${type}{`, items, close: '}' }
}

function elementName(of: ElementType): string {
  if (typeof of === 'object') return `*sdk.${of.type}`
  return { string: 'string', integer: 'int', any: 'any' }[of]
}
