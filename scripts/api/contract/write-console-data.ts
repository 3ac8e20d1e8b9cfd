// Writes the data of an operation's console: the operation and the schemas of its request, as an asset.

import type { ConsoleData } from '#site/api/contract/console-data.ts'
import type { ApiOperation, Contract, JsonSchema } from '#site/api/contract/contract.ts'
import { SCHEMA_REF } from '#site/api/contract/schema-ref.ts'
import { dataAssetUrl } from '#site/model/assets/data-asset-url.ts'
import { filterNames } from '../../expressions/liquid-engine.ts'
import { hashOf } from '../../project/hash-of.ts'
import { schemaForm } from '#site/api/contract/schema-form.ts'
import { withoutProse } from './schemas/without-prose.ts'

export interface ConsoleAsset {
  /** `/assets/<operation>.<hash>.json` */
  url: string
  text: string
}

/** Depends only on the operation, the schemas that its request references, and the brand. */
export function consoleData(
  operation: ApiOperation,
  contract: Contract,
  brand: Omit<ConsoleData['brand'], 'server'>,
): ConsoleAsset {
  const { components, ofValue } = schemaForm(contract.schemas, { closed: true })
  const body = operation.body && { ...operation.body, schema: withoutProse(ofValue(operation.body.schema)) }
  const schemas: Record<string, JsonSchema> = {}
  // Responses are shown as in their examples. Samples only need to know what kind of object comes back, and the mock
  // only needs the headers that it can send.
  const responses = operation.responses.map(({ schema, headers, ...response }) => ({
    ...response,
    headers: headers.flatMap(({ name, example }) => (example === undefined ? [] : { name, example })),
    ...(schema && response.status < 300 && { schema: outline(schema, contract.schemas, schemas) }),
  }))
  const { otherResponses: _others, ...kept } = operation
  const request = { ...kept, ...(body && { body }), responses }
  collect([body, operation.parameters], components, schemas)
  const { headerPrefix, key, scope, scopePascal } = brand
  const mayHoldExpressions = JSON.stringify([body, schemas]).includes('"x-expressions":true')
  const data: ConsoleData = {
    operation: request,
    schemas,
    ...(mayHoldExpressions && { filters: filterNames() }),
    brand: { headerPrefix, ...(key && { key }), scope, scopePascal, server: contract.server },
  }
  const text = JSON.stringify(data)
  return { url: dataAssetUrl(operation.id, hashOf(text)), text }
}

/** The kind of response that a sample uses: an object, a list, or pages of a list. */
function outline(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  found: Record<string, JsonSchema>,
): JsonSchema {
  const { $ref, items, properties } = schema
  const name = $ref?.slice(SCHEMA_REF.length)
  if (name !== undefined && components[name] && !found[name]) {
    // Set before its content is visited: a component may contain itself.
    found[name] = {}
    found[name] = outline(components[name], components, found)
  }
  if ($ref !== undefined) return { $ref }
  if (items) return { items: outline(items, components, found) }
  const { data, pagination } = properties ?? {}
  if (data && pagination) return { properties: { data: outline(data, components, found), pagination: {} } }
  return properties || schema.allOf ? { properties: { id: {} } } : {}
}

/** Adds every component that the value references, directly or indirectly. */
function collect(
  value: unknown,
  components: Record<string, JsonSchema>,
  found: Record<string, JsonSchema>,
  complete = new Set<string>(),
): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    const name = key === '$ref' && typeof member === 'string' ? member.slice(SCHEMA_REF.length) : undefined
    if (name !== undefined && components[name] && !complete.has(name)) {
      complete.add(name)
      found[name] = withoutProse(components[name])
      collect(found[name], components, found, complete)
    }
    collect(member, components, found, complete)
  }
}
