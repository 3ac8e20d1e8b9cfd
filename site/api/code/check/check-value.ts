// The comparison of a sample's value with a schema of the contract: what is told, in the words of the sample.

import type { JsonSchema } from '../../contract/contract.ts'
import type { Validate, Violation } from '../../contract/violation.ts'
import { nearestName } from '../../check/nearest-name.ts'
import type { CodeSpan } from '../syntax/code-span.ts'
import type { Finding } from '../known/code-finding.ts'
import { escapePointer, fitValue, type FieldCase, type FittedValue } from './fit-value.ts'
import type { SampleValue } from '../syntax/read-value.ts'
import { facetsOf, type Schemas } from '../known/schema-facets.ts'

export interface ValueCheck {
  schema: JsonSchema
  schemas: Schemas
  validate: Validate
  /** What the value is, as a sentence begins: "the body of `create-token`". */
  subject: string
  partial?: boolean
  fieldCase?: FieldCase
}

export interface CheckedValue extends FittedValue {
  findings: Finding[]
  /** Everything is written out. */
  complete: boolean
}

/** Keywords whose failure may come from a part of the value that is not known. */
const COMBINING = new Set(['oneOf', 'anyOf', 'not', 'if', 'dependentRequired', 'uniqueItems', 'contains'])
const FIELD_UNKNOWN = new Set(['additionalProperties', 'unevaluatedProperties'])

export function checkValue(value: SampleValue, check: ValueCheck): CheckedValue {
  const { schema, schemas, validate, partial = false, fieldCase = (name: string) => name } = check
  const fitted = fitValue(value, schema, { schemas, fieldCase })
  const misspelt = fitted.misspelt.map(({ at, name, right }): Finding => ({
    code: 'sample-invalid',
    at,
    what: `${check.subject} has no field \`${name}\` in this language`,
    fix: `write \`${right}\``,
  }))
  const isPart = partial || fitted.open.has('')
  const violations = validate(schema, fitted.json, { closed: true, partial: isPart })
  const findings = violations
    .filter((violation) => isCertain(violation, fitted) && !isEcho(violation, check))
    .map((violation) => tell(violation, fitted, check, fieldCase))
  return {
    ...fitted,
    findings: [...misspelt, ...withoutEchoes(findings)],
    complete: !partial && fitted.open.size === 0 && fitted.holes.size === 0,
  }
}

function isCertain({ path, keyword }: Violation, { holes, open }: FittedValue): boolean {
  for (const [hole, kind] of holes) {
    if (path === hole && kind === 'string' && keyword === 'type') return true
    if (isWithin(path, hole)) return false
    if (isWithin(hole, path) && COMBINING.has(keyword)) return false
  }
  for (const part of open) {
    if (path === part && (keyword === 'required' || keyword.startsWith('min'))) return false
    if (isWithin(part, path) && COMBINING.has(keyword)) return false
  }
  return true
}

/** Where a schema that names a field fails for another reason, the field looks unknown. */
function isEcho({ path, keyword, property }: Violation, { schema, schemas }: ValueCheck): boolean {
  if (!FIELD_UNKNOWN.has(keyword) || property === undefined) return false
  return facetsOf(schemaAt(path, schema, schemas), schemas).fields.has(property)
}

function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}/`)
}

function tell(
  { path, message, keyword, property }: Violation,
  { places }: FittedValue,
  { subject, schema, schemas }: ValueCheck,
  fieldCase: FieldCase,
): Finding {
  const field = fieldName(path)
  const about = field === '' ? subject : `\`${field}\` in ${subject}`
  if (FIELD_UNKNOWN.has(keyword) && property !== undefined) {
    const known = facetsOf(schemaAt(path, schema, schemas), schemas).fields
    const nearest = nearestName(property, [...known.keys()].map(fieldCase))
    return {
      code: 'sample-invalid',
      at: places.get(`${path}/${escapePointer(property)}`)?.name,
      what: `${about} has no field \`${property}\``,
      fix: nearest === undefined ? 'write a field of the contract, or remove it' : `write \`${nearest}\``,
    }
  }
  const what =
    property === undefined ? `${about} ${message}` : `${about} needs the field \`${fieldCase(property)}\``
  return { code: 'sample-invalid', at: placeOf(path, places), what }
}

/** The value's own place, or that of the nearest value around it. */
function placeOf(path: string, places: FittedValue['places']): CodeSpan | undefined {
  for (let pointer = path; ; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
    const place = places.get(pointer)
    if (place) return place.value
    if (pointer === '') return undefined
  }
}

/** `/data/number` is `data.number`. */
function fieldName(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')
}

function schemaAt(pointer: string, schema: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  let at: JsonSchema | undefined = schema
  for (const part of pointer.split('/').slice(1)) {
    const facets = facetsOf(at, schemas)
    at = /^\d+$/.test(part) && facets.items ? facets.items : (facets.fields.get(part) ?? facets.values)
  }
  return at
}

/** An alternative that does not fit says less than what is wrong inside it. */
function withoutEchoes(findings: Finding[]): Finding[] {
  const told = new Set<string>()
  return findings.filter((finding) => {
    const key = `${finding.at?.row} ${finding.at?.column} ${finding.what}`
    return !told.has(key) && Boolean(told.add(key))
  })
}
