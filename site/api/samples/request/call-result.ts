// The return value of a call, as far as samples use it: nothing, an object, a list, or a paginated list.

import type { ApiOperation, JsonSchema } from '../../contract/contract.ts'
import { objectType } from './sample-value.ts'
import { SCHEMA_REF } from '../../contract/schema-ref.ts'

export interface CallResult {
  kind: 'nothing' | 'value' | 'list' | 'pages'
  /** Type of the value, or of the items; absent if it is any JSON. */
  type?: string
  /** The value, or each item, has an `id`. */
  hasId: boolean
}

export function resultOf({ responses }: ApiOperation, schemas: Record<string, JsonSchema>): CallResult {
  const success = responses.find(({ status, contentType }) => status < 300 && contentType !== undefined)
  if (!success) return { kind: 'nothing', hasId: false }
  const example = success.examples[0]?.value
  const type = success.schema && objectType(success.schema, schemas)
  if (type?.properties['pagination'] && type.properties['data']) {
    return described(
      'pages',
      type.properties['data'].items,
      schemas,
      (example as { data?: unknown[] })?.data?.[0],
    )
  }
  const items = success.schema?.items ?? refTarget(success.schema, schemas)?.items
  if (items || Array.isArray(example)) {
    return described('list', items, schemas, Array.isArray(example) ? example[0] : undefined)
  }
  return described('value', success.schema, schemas, example)
}

function described(
  kind: CallResult['kind'],
  schema: JsonSchema | undefined,
  schemas: Record<string, JsonSchema>,
  example: unknown,
): CallResult {
  // A component without fields is any JSON and has no class.
  const name = objectType(schema, schemas) && schema?.$ref?.slice(SCHEMA_REF.length)
  const hasId = typeof example === 'object' && example !== null && 'id' in example
  return { kind, hasId, ...(name !== undefined && { type: name }) }
}

function refTarget(
  schema: JsonSchema | undefined,
  schemas: Record<string, JsonSchema>,
): JsonSchema | undefined {
  return schema?.$ref === undefined ? undefined : schemas[schema.$ref.slice(SCHEMA_REF.length)]
}
