// Validates values against the contract's schemas with Ajv. Node only, because Ajv generates code at run time.

import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ErrorObject, ValidateFunction } from 'ajv'
import type { Contract, JsonSchema } from '#site/api/contract/contract.ts'
import type { Validate, ValidateOptions, Violation } from '#site/api/contract/violation.ts'
import { schemaForm } from '#site/api/contract/schema-form.ts'
import { wholeViolations } from '#site/api/check/values/whole-violations.ts'
import { violationsOf } from './violations-of.ts'

export interface Validators {
  validate: Validate
}

interface Form {
  schemas: Record<string, JsonSchema>
  ofValue(schema: JsonSchema): JsonSchema
  check(schema: JsonSchema, value: unknown): Violation[]
}

/** Id of the document with the components. */
const DOCUMENT = 'contract'

/** Each schema is compiled on first use, once per form. */
export function createValidators({ schemas }: Pick<Contract, 'schemas'>): Validators {
  const forms = new Map<string, Form>()

  function formOf(options: ValidateOptions): Form {
    const name = `${options.closed === true} ${options.partial === true}`
    const known = forms.get(name)
    if (known) return known
    const form = schemaForm(schemas, options)
    // Shortening the generated code takes longer than running it as it is.
    const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, code: { optimize: false } })
    formats.default(ajv)
    ajv.addSchema({ $id: DOCUMENT, components: { schemas: form.components } })
    const compiled = new WeakMap<JsonSchema, ValidateFunction>()
    const whole = new WeakMap<JsonSchema, JsonSchema>()
    const prepared: Form = {
      schemas: form.components,
      ofValue: (schema) => kept(whole, schema, () => form.ofValue(schema)),
      check(schema, value) {
        const validate = kept(compiled, schema, () => ajv.compile(referringTo(DOCUMENT, schema)))
        return validate(value) ? [] : violationsOf(validate.errors as ErrorObject[])
      },
    }
    forms.set(name, prepared)
    return prepared
  }

  const named = new Map<string, JsonSchema>()
  function schemaOf(schema: JsonSchema | string): JsonSchema {
    if (typeof schema !== 'string') return schema
    const known = named.get(schema) ?? { $ref: schema }
    named.set(schema, known)
    return known
  }

  return {
    validate(schema, value, options = {}): Violation[] {
      const form = formOf(options)
      return wholeViolations(form.ofValue(schemaOf(schema)), value, form)
    },
  }
}

function kept<Value>(known: WeakMap<JsonSchema, Value>, schema: JsonSchema, make: () => Value): Value {
  const value = known.get(schema) ?? make()
  known.set(schema, value)
  return value
}

/** A copy with references rewritten to point into the document with that id. */
function referringTo(document: string, schema: JsonSchema): JsonSchema {
  const json = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/') ? document + value : value,
  )
  return JSON.parse(json) as JsonSchema
}
