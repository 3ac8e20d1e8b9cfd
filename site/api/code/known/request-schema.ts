// The schema of the typed request that the SDKs take for an operation.

import type { ApiOperation, JsonSchema } from '../../contract/contract.ts'

/** Fields of the body and the query. */
export function requestSchema(operation: ApiOperation): JsonSchema | undefined {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query')
  if (query.length === 0) return operation.body?.schema
  const templates = query.filter(({ name }) => TEMPLATE.test(name))
  const named = query.filter((parameter) => !templates.includes(parameter))
  const properties = Object.fromEntries(named.map(({ name, schema }) => [name, schema]))
  // `metadata.{key}`: its spelling differs by client.
  const open = templates.map(({ name }) => [`^${name.replace(TEMPLATE, '')}`, {}])
  const patternProperties = Object.fromEntries(open) as Record<string, JsonSchema>
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name)
  const fields = { properties, required, ...(open.length > 0 && { patternProperties }) }
  if (!operation.body) return { type: 'object', ...fields }
  return { allOf: [operation.body.schema], ...fields }
}

const TEMPLATE = /\W*\{\w+\}$/
