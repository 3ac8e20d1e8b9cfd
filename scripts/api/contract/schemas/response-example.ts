// The example of a successful response that a contract shows none of.

import { createPageValidator } from '#site/api/mock/validate-value.ts'
import type { JsonSchema, Schemas } from '#site/api/contract/contract.ts'
import { schemaExample } from './schema-example.ts'
import { withoutRequired } from './without-required.ts'

/** Undefined where the parts of the schema, put together, do not meet the whole: that is no mistake of the contract. */
export function createResponseExample(all: Schemas = {}): (schema: JsonSchema) => unknown {
  const schemas = withoutRequired(all, 'writeOnly', all)
  const validate = createPageValidator(schemas)
  return (given) => {
    const schema = withoutRequired(given, 'writeOnly', schemas)
    const made = schemaExample(schema, schemas, { ofResponse: true })
    return made !== undefined && validate(schema, made).length === 0 ? made : undefined
  }
}
