// Describes a schema's violations in the sample's own terms, each at the location of its value.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import type { Violation } from '../../contract/violation.ts'
import { fewNames } from '../../check/few-names.ts'
import { movedText } from '../../check/moved-text.ts'
import { nearestField } from '../../../spelling/nearest-field.ts'
import { alternativesText } from '../../check/values/alternatives-at.ts'
import { nearestAllowed } from '../../check/values/nearest-allowed.ts'
import { escapePointer, pointerSteps } from '../../check/values/json-pointer.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'
import type { Finding } from '../known/code-finding.ts'
import { facetsOf } from '../known/schema-facets.ts'
import type { FieldCase, FittedValue } from './fit-value.ts'

export interface ViolationContext {
  schema: JsonSchema
  schemas: Schemas
  /** The value, as the start of a sentence: "the body of `create-token`". */
  subject: string
  fieldCase?: FieldCase
}

const FIELD_UNKNOWN = new Set(['additionalProperties', 'unevaluatedProperties'])

export function violationFinding(
  violation: Violation,
  { places, json }: FittedValue,
  { subject, schema, schemas, fieldCase = (name: string) => name }: ViolationContext,
): Finding {
  const { path, message, keyword, property } = violation
  const moved = violation.fields && movedText(keyword, property!, violation.fields)
  const field = fieldName(path)
  const about = field === '' ? subject : `\`${field}\` in ${subject}`
  if (FIELD_UNKNOWN.has(keyword) && property !== undefined) {
    const { fields, mixed } = facetsOf(schemaAt(path, schema, schemas), schemas)
    const asWritten = mixed ? (name: string) => name : fieldCase
    const known = [...fields.keys()].map(asWritten)
    const nearest = violation.meant === undefined ? nearestField(property, known) : asWritten(violation.meant)
    const choice = fewNames(known) ?? 'the fields from the contract'
    return {
      code: 'sample-invalid',
      at: places.get(`${path}/${escapePointer(property)}`)?.name,
      what: `${about} has no field \`${property}\``,
      fix: moved ?? (nearest === undefined ? `remove it, or use one of ${choice}` : `write \`${nearest}\``),
    }
  }
  const missing = property === undefined ? undefined : fieldCase(property)
  const what = missing === undefined ? `${about} ${message}` : `${about} needs the field \`${missing}\``
  const meant = nearestAllowed(violation, json)
  const forms = alternativesText(violation, schema, schemas)
  const written = meant === undefined ? forms : `\`${meant}\``
  const fix =
    violation.fix ??
    moved ??
    (written ? `write ${written}` : missing === undefined ? undefined : `add \`${missing}\``)
  return { code: 'sample-invalid', at: placeOf(path, places), what, ...(fix !== undefined && { fix }) }
}

/** Fields in the API's spelling where the language has its own. */
export function misspeltFindings({ misspelt }: FittedValue, subject: string): Finding[] {
  return misspelt.map(({ at, name, right }) => ({
    code: 'sample-invalid',
    at,
    what: `${subject} has no field \`${name}\` in this language`,
    fix: `write \`${right}\``,
  }))
}

/** When a schema that defines a field fails for another reason, the field is reported as unknown too. */
export function isEcho(
  { path, keyword, property }: Violation,
  schema: JsonSchema,
  { schemas }: { schemas: Schemas },
): boolean {
  if (!FIELD_UNKNOWN.has(keyword) || property === undefined) return false
  return facetsOf(schemaAt(path, schema, schemas), schemas).fields.has(property)
}

/** An alternative that does not match says less than the problem inside it. */
export function distinctFindings(findings: Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter((finding) => {
    const key = `${finding.at?.row} ${finding.at?.column} ${finding.what}`
    return !seen.has(key) && Boolean(seen.add(key))
  })
}

/** The location of the value, or of the closest value around it. */
function placeOf(path: string, places: FittedValue['places']): CodeSpan | undefined {
  for (let pointer = path; ; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
    const place = places.get(pointer)
    if (place) return place.value
    if (pointer === '') return undefined
  }
}

/** `/data/number` becomes `data.number`. */
function fieldName(pointer: string): string {
  return pointerSteps(pointer).join('.')
}

function schemaAt(pointer: string, schema: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  let at: JsonSchema | undefined = schema
  for (const part of pointerSteps(pointer)) {
    const facets = facetsOf(at, schemas)
    at = /^\d+$/.test(part) && facets.items ? facets.items : (facets.fields.get(part) ?? facets.values)
  }
  return at
}
