// Text that code puts together: `BASE + '/tokens'`, `${BASE}/tokens`. What is not known of it is a hole.

import { HOLE } from '../../../curl/placeholder.ts'
import type { CodeNode } from './code-node.ts'
import type { SampleValue } from './read-value.ts'

type Value = (node: CodeNode) => SampleValue

/** What is put in place of a template's expression. */
export function knownText(inner: readonly CodeNode[], value: Value): string {
  const [only, ...more] = inner
  if (!only || more.length > 0) return HOLE
  const known = value(only)
  return known.kind === 'literal' && typeof known.value === 'string' ? known.value : HOLE
}

/** The operands of `+`, or of `.` in PHP, if one of them is surely text. */
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

/** `process.env.API_URL ?? 'https://…'`: the address that code falls back on. */
export function defaultAddress({ children }: CodeNode, sign: RegExp, value: Value): SampleValue | undefined {
  const [, operator, fallback, ...more] = children
  if (!fallback || more.length > 0 || !sign.test(operator?.text ?? '')) return undefined
  return addressOnly(value(fallback))
}

/** Of what a setting may replace, only an address is sure to mean the same: `?? ''` stands for no key. */
export function addressOnly(known: SampleValue): SampleValue | undefined {
  const isAddress = known.kind === 'literal' && /^https?:\/\//.test(String(known.value))
  return isAddress ? known : undefined
}
