// A validator with the strict and partial variants that the checks need. It interprets the schemas, because the Worker and
// the page forbid code generation.

import { schemaForm } from '../../contract/schema-form.ts'
import type { JsonSchema } from '../../contract/contract.ts'
import type { Validate, ValidateOptions } from '../../contract/violation.ts'
import { createPageValidator } from '../../mock/validate-value.ts'

/** Each variant is made on first use. */
export function createFormValidator(schemas: Record<string, JsonSchema>): Validate {
  const forms = new Map<string, Validate>()

  function formOf(options: ValidateOptions): Validate {
    const name = `${options.closed === true} ${options.partial === true}`
    const known = forms.get(name)
    if (known) return known
    const { components, ofValue } = schemaForm(schemas, options)
    const validate = createPageValidator(components)
    const variants = new Map<JsonSchema | string, JsonSchema>()
    const variantOf = (schema: JsonSchema | string): JsonSchema => {
      const variant = variants.get(schema) ?? ofValue(typeof schema === 'string' ? { $ref: schema } : schema)
      variants.set(schema, variant)
      return variant
    }
    const form: Validate = (schema, value) => validate(variantOf(schema), value)
    forms.set(name, form)
    return form
  }

  return (schema, value, options = {}) => formOf(options)(schema, value)
}
