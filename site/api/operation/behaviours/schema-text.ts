// The schema of a request or response as a standalone JSON Schema, from the operation's part of the OpenAPI document.

import { SCHEMA_REF } from '../../contract/schema-ref.ts'

export type SchemaSide = 'request' | 'response'

interface Media {
  content?: Record<string, { schema?: unknown }>
}

interface OperationDocument {
  paths: Record<
    string,
    Record<string, { operationId?: string; requestBody?: Media; responses?: Record<string, Media> }>
  >
  components: Record<string, Record<string, unknown>>
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

export async function schemaText(operation: string, side: SchemaSide): Promise<string> {
  const response = await fetch(`/openapi/operations/${operation.toLowerCase()}.json`)
  if (!response.ok) throw new Error(`The response for the schema of ${operation} is ${response.status}`)
  return schemaOf((await response.json()) as OperationDocument, operation, side)
}

/** Everything it refers to is moved to `$defs`, so that it is self-contained. */
function schemaOf(document: OperationDocument, operation: string, side: SchemaSide): string {
  const found = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === operation)
  const media = side === 'request' ? found?.requestBody : firstSuccess(found?.responses ?? {})
  const [held] = Object.values((resolved(media, document) as Media | undefined)?.content ?? {})
  const { schemas = {} } = document.components
  const defs: Record<string, unknown> = {}
  const schema = standingAlone(held?.schema ?? {}, schemas, defs)
  return JSON.stringify({ $schema: DIALECT, ...(schema as object), $defs: defs }, undefined, 2)
}

function firstSuccess(responses: Record<string, Media>): Media | undefined {
  // Prefer 201 over the 200 for an existing object.
  const [first] = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .sort(([a], [b]) => Number(b) - Number(a))
  return first?.[1]
}

function resolved(value: unknown, document: OperationDocument): unknown {
  const { $ref } = (value ?? {}) as { $ref?: string }
  if ($ref === undefined) return value
  const [kind = '', name = ''] = $ref.split('/').slice(2)
  return document.components[kind]?.[name]
}

/** Rewrites references to `$defs` and adds their targets there. */
function standingAlone(
  value: unknown,
  schemas: Record<string, unknown>,
  defs: Record<string, unknown>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => standingAlone(item, schemas, defs))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if (key !== '$ref' || typeof member !== 'string' || !member.startsWith(SCHEMA_REF)) {
        return [key, standingAlone(member, schemas, defs)]
      }
      const name = member.slice(SCHEMA_REF.length)
      if (!Object.hasOwn(defs, name)) {
        // Registered before it is read: a schema may contain itself.
        defs[name] = true
        defs[name] = standingAlone(schemas[name], schemas, defs)
      }
      return [key, `#/$defs/${name}`]
    }),
  )
}
