// What a schema's alternatives need at a place, so that a single sentence names them: a validator reports the missing
// fields of every alternative, and sending all of them would be as wrong as sending none.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import type { Violation } from '../../contract/violation.ts'
import { inEveryCase, partsAt, partsOf } from './schema-parts.ts'

/**
 * True for a field that only an alternative requires, unless it is the intended one: a single fault covers all
 * alternatives.
 */
export function isOfAlternative(
  { path, keyword, property, isMeant }: Violation,
  schema: JsonSchema,
  schemas: Schemas,
): boolean {
  if (keyword !== 'required' || property === undefined || isMeant) return false
  const parts = partsAt(schema, schemas, path, inEveryCase)
  const isOwn = parts.some(({ required }) => required?.includes(property))
  return !isOwn && parts.some((part) => neededBy(part, schemas).some((fields) => fields.includes(property)))
}

/**
 * `exactly one of: `type` and `data`; `token_intent_id``; undefined if the alternatives do not differ in their fields.
 */
export function alternativesText(
  { path, keyword }: Violation,
  schema: JsonSchema,
  schemas: Schemas,
): string | undefined {
  if (keyword !== 'oneOf' && keyword !== 'anyOf') return undefined
  const part = partsAt(schema, schemas, path, inEveryCase).find((one) => one[keyword])
  const needed = part ? neededBy(part, schemas) : []
  if (needed.length < 2 || needed.some((fields) => fields.length === 0)) return undefined
  const forms = needed.map((fields) => fields.map((name) => `\`${name}\``).join(' and '))
  return `${keyword === 'oneOf' ? 'exactly' : 'at least'} one of: ${forms.join('; ')}`
}

/** The fields that each alternative needs. */
function neededBy(part: JsonSchema, schemas: Schemas): string[][] {
  return (part.oneOf ?? part.anyOf ?? []).map((alternative) =>
    partsOf(alternative, schemas, inEveryCase).flatMap(({ required }) => required ?? []),
  )
}
