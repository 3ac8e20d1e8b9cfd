// What the SDKs' typed request of an operation may hold.

import type { ApiOperation, JsonSchema } from '../../contract/contract.ts'

/** The body's fields and the query's. */
export function requestSchema(operation: ApiOperation): JsonSchema | undefined {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query')
  if (query.length === 0) return operation.body?.schema
  const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]))
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name)
  if (!operation.body) return { type: 'object', properties, required }
  return { allOf: [operation.body.schema], properties, required }
}
