// The schema of the typed request that the SDKs take for an operation.

import type { ApiOperation, JsonSchema } from '../../contract/contract.ts'

/** Fields of the body and the query. */
export function requestSchema(operation: ApiOperation): JsonSchema | undefined {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query')
  if (query.length === 0) return operation.body?.schema
  const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]))
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name)
  if (!operation.body) return { type: 'object', properties, required }
  return { allOf: [operation.body.schema], properties, required }
}
