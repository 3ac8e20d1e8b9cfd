// Reads text that code concatenates: `BASE + '/tokens'`, `${BASE}/tokens`. Unknown parts become holes.

import { HOLE } from '../../../curl/placeholder.ts'
import type { CodeNode } from './code-node.ts'
import type { SampleValue } from './read-value.ts'

type Value = (node: CodeNode) => SampleValue

/** The text that replaces a template's expression. */
export function knownText(inner: readonly CodeNode[], value: Value): string {
  const [only, ...more] = inner
  if (!only || more.length > 0) return HOLE
  const known = value(only)
  return known.kind === 'literal' && typeof known.value === 'string' ? known.value : HOLE
}

/** The operands of `+`, or of `.` in PHP, if one of them is certainly text. */
export function joinedText({ at, children }: CodeNode, value: Value): SampleValue {
  const [left, sign, right, ...more] = children
  if (!left || !right || more.length > 0 || !/^[+.]$/.test(sign?.text ?? '')) return { kind: 'unknown', at }
  const parts = [value(left), value(right)]
  const texts = parts.map((part) =>
    part.kind === 'literal' && typeof part.value === 'string' ? part.value : undefined,
  )
  if (texts.every((text) => text === undefined)) return { kind: 'unknown', at }
  return { kind: 'literal', at, value: texts.map((text) => text ?? HOLE).join('') }
}

/** `process.env.API_URL ?? 'https://…'`: the fallback URL. */
export function defaultAddress({ children }: CodeNode, sign: RegExp, value: Value): SampleValue | undefined {
  const [, operator, fallback, ...more] = children
  if (!fallback || more.length > 0 || !sign.test(operator?.text ?? '')) return undefined
  return addressOnly(value(fallback))
}

/** Only a URL is certain to mean the same as the setting it stands in for: `?? ''` is not a key. */
export function addressOnly(known: SampleValue): SampleValue | undefined {
  const isAddress = known.kind === 'literal' && /^https?:\/\//.test(String(known.value))
  return isAddress ? known : undefined
}
