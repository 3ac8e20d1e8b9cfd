// Reads the steps of a request that is built with chained calls: `.withHeaders([…])`, `.SetHeader("name", value)`.

import { HOLE, isPlaceholder } from '../../../../../curl/placeholder.ts'
import type { CodeSpan } from '../../../../../curl/code-span.ts'
import type { BuilderChain, CallArgument, CallChain } from '../../../syntax/call-chain.ts'
import type { SampleField, SampleValue } from '../../../syntax/read-value.ts'

export type Step = BuilderChain['steps'][number]

export const valuesOf = ({ arguments: given }: Step): SampleValue[] => given.map(({ value }) => value)

/** The fields of all steps of these names: one by name and value, or several as an object. Undefined if unknown. */
export function fieldsOfSteps(
  steps: readonly Step[],
  { one, all }: { one: RegExp; all: RegExp },
): SampleField[] | undefined {
  const fields: SampleField[] = []
  for (const step of steps) {
    const [first, second] = valuesOf(step)
    if (all.test(step.name.name)) {
      if (first?.kind !== 'object' || first.open) return undefined
      fields.push(...first.fields)
    } else if (one.test(step.name.name)) {
      if (first?.kind !== 'literal' || !second) return undefined
      fields.push({ name: String(first.value), at: first.at, value: second })
    }
  }
  return fields
}

/** Undefined if there are none. */
export function objectOf(fields: readonly SampleField[] | undefined): SampleValue | undefined {
  return fields?.[0] && { kind: 'object', at: fields[0].at, fields: [...fields], names: 'wire', open: false }
}

/** Set on a request that a variable holds, one by one: `request.setHeader("name", value)`. */
export function headersSet(calls: readonly CallChain[]): SampleValue | undefined {
  const fields = calls.flatMap(({ arguments: [key, value] }) => {
    const field = fieldOfPair(key, value)
    return field && !isPlaceholder(field.name) ? [field] : []
  })
  const [first] = calls
  // Names are known only at run time, as in a loop over the headers.
  const open = fields.length < calls.length
  return first && { kind: 'object', at: first.at, fields, names: 'wire', open }
}

/** What a call sets by name and value: `set("size", 20)`. Undefined if the name is not written out. */
export function fieldOfPair(
  key: CallArgument | undefined,
  value: CallArgument | undefined,
): SampleField | undefined {
  if (key?.value.kind !== 'literal' || !value) return undefined
  return { name: String(key.value.value), at: key.value.at, value: value.value }
}

/** A header that a step sets without naming it, as in `withToken`, `SetAuthToken`. */
export function headerAt(at: CodeSpan, name: string, value: string = HOLE): SampleField {
  return { name, at, value: { kind: 'literal', at, value } }
}

/** `/tokens/{id}`, filled in by other steps. */
export function filledIn(url: SampleValue | undefined): SampleValue | undefined {
  if (url?.kind !== 'literal' || typeof url.value !== 'string') return url
  return { ...url, value: url.value.replaceAll(/\{\w+\}/g, HOLE) }
}
