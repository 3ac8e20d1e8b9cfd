// Validates values against the contract's schemas with Ajv. Node only, because Ajv generates code at run time.

import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ErrorObject, ValidateFunction } from 'ajv'
import type { Contract, JsonSchema } from '#site/api/contract/contract.ts'
import type { Validate, ValidateOptions, Violation } from '#site/api/contract/violation.ts'
import { schemaForm } from '#site/api/contract/schema-form.ts'
import { violationsOf } from './violations-of.ts'

export interface Validators {
  validate: Validate
}

/** Id of the document with the components. */
const DOCUMENT = 'contract'

/** Each schema is compiled on first use, once per form. */
export function createValidators({ schemas }: Pick<Contract, 'schemas'>): Validators {
  const forms = new Map<string, (schema: JsonSchema) => ValidateFunction>()

  function compilerOf(options: ValidateOptions): (schema: JsonSchema) => ValidateFunction {
    const name = `${options.closed === true} ${options.partial === true}`
    const known = forms.get(name)
    if (known) return known
    const form = schemaForm(schemas, options)
    const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
    formats.default(ajv)
    ajv.addSchema({ $id: DOCUMENT, components: { schemas: form.components } })
    const compiled = new WeakMap<JsonSchema, ValidateFunction>()
    const compile = (schema: JsonSchema): ValidateFunction => {
      const done = compiled.get(schema) ?? ajv.compile(referringTo(DOCUMENT, form.ofValue(schema)))
      compiled.set(schema, done)
      return done
    }
    forms.set(name, compile)
    return compile
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
      const check = compilerOf(options)(schemaOf(schema))
      return check(value) ? [] : violationsOf(check.errors as ErrorObject[])
    },
  }
}

/** A copy with references rewritten to point into the document with that id. */
function referringTo(document: string, schema: JsonSchema): JsonSchema {
  const json = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/') ? document + value : value,
  )
  return JSON.parse(json) as JsonSchema
}
