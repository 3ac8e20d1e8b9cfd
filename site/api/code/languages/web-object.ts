// The values of objects that scripts make from classes of the web platform: a URL is its text, a query too, and headers
// are the fields that they are made with.

import type { CodeSpan } from '../../../curl/code-span.ts'
import { HOLE } from '../../../curl/placeholder.ts'
import type { SampleField, SampleValue } from '../syntax/read-value.ts'

/** `new URL(path, base)`, `new URLSearchParams({ … })`, `new Headers({ … })`; unknown for any other class. */
export function webObject(
  name: string | undefined,
  [first, base]: readonly SampleValue[],
  at: CodeSpan,
): SampleValue {
  // Further headers may be added to them.
  if (name === 'Headers' && first?.kind === 'object') return { ...first, open: true }
  if (name === 'URLSearchParams' && first?.kind === 'object' && !first.open)
    return { kind: 'literal', at, value: queryText(first.fields) }
  if (name === 'URL' && first?.kind === 'literal') {
    if (!base) return first
    const path = String(first.value)
    const from = base.kind === 'literal' ? /^https:\/\/[^/?#]+/.exec(String(base.value))?.[0] : undefined
    if (from && path.startsWith('/')) return { ...first, value: from + path }
  }
  return { kind: 'unknown', at }
}

function queryText(fields: readonly SampleField[]): string {
  const textOf = (one: SampleValue): string =>
    one.kind === 'literal'
      ? encodeURIComponent(String(one.value)).replaceAll(encodeURIComponent(HOLE), HOLE)
      : HOLE
  return fields.map((field) => `${field.name}=${textOf(field.value)}`).join('&')
}
