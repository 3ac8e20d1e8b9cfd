// The signs of failures as regular expressions, which are made once for each release's data.

import type { FailureKind, FailureSigns } from '../../../index/answer-data.ts'
import { SIGN_EXPRESSIONS } from './sign-expressions.ts'

interface CompiledSigns {
  classes: { pattern: RegExp; status: number }[]
  codes: RegExp[]
  /** The first group is the value. */
  results: { pattern: RegExp; name: string; joined: string | undefined }[]
  bodies: { member: string; pattern: RegExp; kind: FailureKind }[]
  kinds: { pattern: RegExp; unless: RegExp | undefined; kind: FailureKind }[]
  calls: { pattern: RegExp; operation: string | undefined }[]
}

const known = new WeakMap<FailureSigns, CompiledSigns>()

export function compiledSigns(signs: FailureSigns): CompiledSigns {
  const compiled = known.get(signs) ?? compile(signs)
  known.set(signs, compiled)
  return compiled
}

const compile = ({ classes, codes, results, bodies, kinds, calls }: FailureSigns): CompiledSigns => ({
  classes: classes.map(({ text, status }) => ({ pattern: SIGN_EXPRESSIONS.class(text), status })),
  codes: codes.map((text) => SIGN_EXPRESSIONS.code(text)),
  results: results.map(({ text, value, name, joined }) => ({
    pattern: SIGN_EXPRESSIONS.result(text, value),
    name,
    joined,
  })),
  bodies: bodies.map(({ member, kind }) => ({ member, pattern: SIGN_EXPRESSIONS.body(member), kind })),
  kinds: kinds.map(({ text, unless, kind }) => ({
    pattern: SIGN_EXPRESSIONS.kind(text),
    unless: unless === undefined ? undefined : SIGN_EXPRESSIONS.kind(unless),
    kind,
  })),
  calls: calls.map(({ text, operation }) => ({ pattern: SIGN_EXPRESSIONS.call(text), operation })),
})
