// Masks data in the mock's responses. Supports only the expressions that masks are made of, and hides everything else.

import { textOf } from '../values/text-of.ts'

type Json = unknown

/** Undefined if nothing may be shown. */
export function maskedData(mask: Json, data: Json): Json {
  if (typeof mask === 'string') return evaluated(mask, data)
  if (Array.isArray(mask)) return mask.map((part) => maskedData(part, data))
  if (typeof mask !== 'object' || mask === null) return undefined
  const entries = Object.entries(mask).map(([name, part]) => [name, maskedData(part, data)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

const EXPRESSION =
  /^\{\{\s*data((?:\.\w+)*)\s*(?:\|\s*(reveal_last|reveal|last4)\s*(?::\s*([\d,\s]+?))?\s*)?\}\}$/

function evaluated(expression: string, data: Json): Json {
  const match = EXPRESSION.exec(expression.trim())
  if (!match) return expression.includes('{{') ? 'XXXX' : expression
  const [, path = '', filter, text = ''] = match
  const value = path.split('.').slice(1).reduce(member, data)
  if (filter === undefined || value === undefined || value === null) return value
  const numbers = text.split(',').map(Number)
  if (filter === 'last4') return textOf(value).slice(-4)
  return filter === 'reveal'
    ? reveal(textOf(value), numbers[0], numbers[1])
    : reveal(textOf(value), 0, numbers[0])
}

/** Keeps delimiters, so that `123-45-6789` becomes `XXX-XX-6789`. */
function reveal(text: string, first = 0, last = 0): string {
  const end = text.length - last
  return [...text].map((char, index) => (index < first || index >= end || char === '-' ? char : 'X')).join('')
}

function member(value: Json, name: string): Json {
  const isField = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
  return isField ? (value as Record<string, Json>)[name] : undefined
}
