// The signs of failures as regular expressions, which are made once for each release's data.

import type { FailureKind, FailureSigns } from '../../../index/answer-data.ts'

interface CompiledSigns {
  classes: { pattern: RegExp; status: number }[]
  codes: RegExp[]
  /** The first group is the value. */
  results: { pattern: RegExp; name: string; joined: string | undefined }[]
  bodies: { member: string; pattern: RegExp; kind: FailureKind }[]
  kinds: { pattern: RegExp; unless: RegExp | undefined; kind: FailureKind }[]
  calls: { pattern: RegExp; operation: string | undefined }[]
}

/** Between the name of a member and its value, as JSON, logs and printed objects have it. */
const IS = String.raw`["']?\s{0,3}[:=]\s{0,3}\\?["']?`

const known = new WeakMap<FailureSigns, CompiledSigns>()

export function compiledSigns(signs: FailureSigns): CompiledSigns {
  const compiled = known.get(signs) ?? compile(signs)
  known.set(signs, compiled)
  return compiled
}

const compile = ({ classes, codes, results, bodies, kinds, calls }: FailureSigns): CompiledSigns => ({
  classes: classes.map(({ text, status }) => ({ pattern: word(text), status })),
  codes: codes.map((text) => word(text)),
  results: results.map(({ text, value, name, joined }) => ({
    pattern: new RegExp(String.raw`\b(?:${text})${IS}(${value})\b`, 'i'),
    name,
    joined,
  })),
  bodies: bodies.map(({ member, kind }) => ({
    member,
    pattern: new RegExp(String.raw`["']?${member}["']?\s*[:=]`),
    kind,
  })),
  kinds: kinds.map(({ text, unless, kind }) => ({
    pattern: new RegExp(text),
    unless: unless === undefined ? undefined : new RegExp(unless),
    kind,
  })),
  calls: calls.map(({ text, operation }) => ({ pattern: new RegExp(String.raw`\b${text}`), operation })),
})

const word = (text: string): RegExp => new RegExp(String.raw`\b(?:${text})\b`)
