// All violations of a value: what a validator finds by the schema, and what only the contract's own keywords express.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import type { Violation } from '../../contract/violation.ts'
import { keywordViolations } from './keyword-violations.ts'
import { ofMeantAlternatives } from './meant-alternative.ts'

/** `check`: what a validator of JSON Schema finds. */
export function wholeViolations(
  given: JsonSchema | string,
  json: unknown,
  { schemas, check }: { schemas: Schemas; check(schema: JsonSchema, value: unknown): Violation[] },
): Violation[] {
  const schema = typeof given === 'string' ? { $ref: given } : given
  const violations = check(schema, json)
  const fits = (condition: JsonSchema, value: unknown): boolean => check(condition, value).length === 0
  return [
    ...(violations.length > 0 ? ofMeantAlternatives(violations, { schema, schemas, json, check }) : []),
    ...keywordViolations(schema, schemas, json, fits),
  ]
}
