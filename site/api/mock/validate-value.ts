// Validation of values. Schemas are interpreted, because the page and the Worker forbid code generation.

import { validate, type OutputUnit, type Schema } from '@cfworker/json-schema'
import { wholeViolations } from '../check/values/whole-violations.ts'
import { unescapePointer, valueAt } from '../check/values/json-pointer.ts'
import { mayName } from '../check/values/may-name.ts'
import { constraintText } from './constraint-text.ts'
import type { JsonSchema, Schemas } from '../contract/contract.ts'
import { SCHEMA_REF } from '../contract/schema-ref.ts'
import { wellFormed } from './well-formed.ts'
import type { Validate, Violation } from '../contract/violation.ts'

/** Keywords whose failure only means that something inside them failed. */
const CONTAINERS = new Set(['$ref', 'properties', 'items', 'allOf', 'if', 'then', 'else', 'dependentSchemas'])

/** Keywords that fail because of a field that is missing or unknown. */
const NAMES_FIELD = /^(?:required|dependentRequired|additionalProperties|unevaluatedProperties)$/

export function createPageValidator(schemas: Schemas): Validate {
  // References in a contract have this one form, so the library need not go through the schemas to find their targets.
  const targets = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [SCHEMA_REF + name, schema as Schema]),
  )
  const check = (schema: JsonSchema, value: unknown): Violation[] => {
    const root = { ...schema, components: { schemas } } as Schema
    const { errors } = validate(value, root, '2020-12', targets, false)
    return distinct(
      errors.filter((error) => isCause(error, errors, root)).map((error) => violationOf(error, root)),
    )
  }
  return (schema, given) => wholeViolations(schema, withWellFormedNames(given), { schemas, check })
}

/** The library puts names into a URI, which rejects lone surrogates. */
function withWellFormedNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWellFormedNames)
  // Nor does it accept undefined, which a form often contains.
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [wellFormed(name), withWellFormedNames(member)]),
  )
}

function isCause(error: OutputUnit, errors: readonly OutputUnit[], root: Schema): boolean {
  const { keyword, instanceLocation } = error
  if (CONTAINERS.has(keyword) || keyword === 'false') return false
  if (!/^(?:additional|unevaluated)Properties$/.test(keyword)) return true
  // Where additional fields are allowed, the error inside one is reported on its own.
  if (placeOf(error.keywordLocation, root) !== false) return false
  // A field that is known but invalid, or known only to a subschema that failed for another reason, is reported as
  // unknown too.
  const property = propertyOf(error) ?? ''
  if (names(placeOf(error.keywordLocation.replace(/\/[^/]*$/, ''), root), root).has(property)) return false
  return !errors.some(
    (other) =>
      keyword === 'unevaluatedProperties' &&
      /^(?:one|any)Of$/.test(other.keyword) &&
      other.instanceLocation === instanceLocation &&
      // A field that no alternative has is unknown whichever is meant.
      mayName(placeOf(other.keywordLocation, root), property),
  )
}

/** Fields that a schema always defines: its own and those of all its parts. */
function names(schema: unknown, root: Schema): Set<string> {
  const { $ref, properties, allOf } = (schema ?? {}) as JsonSchema
  const target = $ref === undefined ? undefined : placeOf(`${$ref}`, root)
  const parts = [...(allOf ?? []), ...(target === undefined ? [] : [target])]
  return new Set([...Object.keys(properties ?? {}), ...parts.flatMap((part) => [...names(part, root)])])
}

/** The library gives the field's name only in its message. */
function propertyOf({ error }: OutputUnit): string | undefined {
  return /"([^"]+)"[^"]*$/.exec(error)?.[1]
}

function violationOf(unit: OutputUnit, root: Schema): Violation {
  const { keyword, instanceLocation, keywordLocation } = unit
  const path = decodeURI(instanceLocation.slice(1))
  const property = propertyOf(unit)
  if (NAMES_FIELD.test(keyword) && property !== undefined) {
    return { path, message: constraintText(keyword, property), keyword, property }
  }
  const limit = placeOf(keywordLocation, root)
  return {
    path,
    message: constraintText(keyword, limit),
    keyword,
    ...(keyword === 'enum' && Array.isArray(limit) && { allowed: limit }),
  }
}

/** The subschema at a location that was reached through references. */
function placeOf(location: string, root: Schema): unknown {
  let schema: unknown = root
  for (const segment of location.split('/').slice(1)) {
    const name = unescapePointer(decodeURIComponent(segment))
    schema = (schema as Record<string, unknown> | undefined)?.[name]
    if (name === '$ref') {
      schema = valueAt(root, String(schema))
    }
  }
  return schema
}

function distinct(violations: Violation[]): Violation[] {
  const seen = new Set<string>()
  return violations.filter(({ path, message }) => {
    const key = `${path} ${message}`
    return !seen.has(key) && Boolean(seen.add(key))
  })
}
