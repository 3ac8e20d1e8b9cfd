// Ajv as a second opinion: what it says of a value, in the words that the site's own validator uses.

import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { mayName } from '#site/api/check/values/may-name.ts'
import { wholeViolations } from '#site/api/check/values/whole-violations.ts'
import type { JsonSchema } from '#site/api/contract/contract.ts'
import { schemaForm } from '#site/api/contract/schema-form.ts'
import type { Validate, ValidateOptions, Violation } from '#site/api/contract/violation.ts'
import { constraintText } from '#site/api/mock/constraint-text.ts'

/** Id of the document with the components. */
const DOCUMENT = 'contract'

/** Each schema is compiled on first use, once per form. */
export function createAjvValidator(schemas: Record<string, JsonSchema>): Validate {
  const forms = new Map<string, Validate>()

  function formOf(options: ValidateOptions): Validate {
    const name = `${options.closed === true} ${options.partial === true}`
    const known = forms.get(name)
    if (known) return known
    const form = schemaForm(schemas, options)
    // Shortening the generated code takes longer than running it as it is.
    const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, code: { optimize: false } })
    formats.default(ajv)
    ajv.addSchema({ $id: DOCUMENT, components: { schemas: form.components } })
    const compiled = new WeakMap<JsonSchema, ValidateFunction>()
    const variants = new Map<JsonSchema | string, JsonSchema>()
    const check = (schema: JsonSchema, value: unknown): Violation[] => {
      const validate = compiled.get(schema) ?? ajv.compile(referringTo(DOCUMENT, schema))
      compiled.set(schema, validate)
      return validate(value) ? [] : violationsOf(validate.errors as ErrorObject[])
    }
    const validate: Validate = (schema, value) => {
      const variant =
        variants.get(schema) ?? form.ofValue(typeof schema === 'string' ? { $ref: schema } : schema)
      variants.set(schema, variant)
      return wholeViolations(variant, value, { schemas: form.components, check })
    }
    forms.set(name, validate)
    return validate
  }

  return (schema, value, options = {}) => formOf(options)(schema, value)
}

/** A copy with references rewritten to point into the document with that id. */
function referringTo(document: string, schema: JsonSchema): JsonSchema {
  const json = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/') ? document + value : value,
  )
  return JSON.parse(json) as JsonSchema
}

/** One violation for each cause. */
function violationsOf(errors: readonly ErrorObject[]): Violation[] {
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
