// Turns Ajv's errors into violations: one for each cause, in the words of the API reference.

import type { ErrorObject } from 'ajv'
import type { Violation } from '#site/api/contract/violation.ts'
import { mayName } from '#site/api/check/values/may-name.ts'
import { constraintText } from '#site/api/mock/constraint-text.ts'

export function violationsOf(errors: readonly ErrorObject[]): Violation[] {
  const told = errors.filter((error) => !isConsequence(error, errors)).map(tell)
  const seen = new Set<string>()
  return told.filter(({ path, message }) => {
    const key = `${path} ${message}`
    return !seen.has(key) && Boolean(seen.add(key))
  })
}

/** Errors that only restate that something else failed. */
function isConsequence(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (error.keyword === 'if') return true
  if (error.keyword !== 'unevaluatedProperties') return false
  // If no alternative matches, none of them has defined the fields.
  return errors.some(
    ({ keyword, instancePath, schema }) =>
      instancePath === error.instancePath &&
      (keyword === 'oneOf' || keyword === 'anyOf') &&
      mayName(schema, propertyOf(error.params) ?? ''),
  )
}

function tell({ keyword, instancePath: path, params, schema }: ErrorObject): Violation {
  const property = propertyOf(params)
  const message = constraintText(keyword, property ?? schema)
  return {
    path,
    message,
    keyword,
    ...(property !== undefined && { property }),
    ...(keyword === 'enum' && Array.isArray(schema) && { allowed: schema }),
  }
}

function propertyOf(params: Record<string, unknown>): string | undefined {
  const name = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty']
  return typeof name === 'string' ? name : undefined
}
