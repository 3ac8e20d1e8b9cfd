// A validator for runtimes that forbid code generation, with the strict and partial variants that the checks need.

import { schemaForm } from '../../contract/schema-form.ts'
import { reachedSchemas } from '../../contract/reached-schemas.ts'
import type { JsonSchema } from '../../contract/contract.ts'
import type { Validate, ValidateOptions } from '../../contract/violation.ts'
import { createPageValidator } from '../../mock/validate-value.ts'

type Schemas = Record<string, JsonSchema>

export function createFormValidator(schemas: Schemas): Validate {
  const forms = new Map<string, (schema: JsonSchema | string) => (value: unknown) => ReturnType<Validate>>()

  function formOf(options: ValidateOptions) {
    const name = `${options.closed === true} ${options.partial === true}`
    const known = forms.get(name)
    if (known) return known
    const { components, ofValue } = schemaForm(schemas, options)
    const prepared = new Map<JsonSchema | string, (value: unknown) => ReturnType<Validate>>()
    const prepare = (schema: JsonSchema | string) => {
      const ready = prepared.get(schema)
      if (ready) return ready
      const whole = ofValue(typeof schema === 'string' ? { $ref: schema } : schema)
      const validate = createPageValidator(reachedSchemas(whole, components))
      const check = (value: unknown) => validate(whole, value)
      prepared.set(schema, check)
      return check
    }
    forms.set(name, prepare)
    return prepare
  }

  return (schema, value, options = {}) => formOf(options)(schema)(value)
}
