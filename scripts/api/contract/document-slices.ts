// Splits the OpenAPI document into parts small enough for a tool to read: one for each tag, one for each operation, one
// for the events. Each is a valid document with only the components that it references.

import { SCHEMA_REF } from '#site/api/contract/schema-ref.ts'
import { HTTP_METHODS } from '#site/model/component-rules.ts'
import { slugOfTag } from './document/tag-slug.ts'

export type OpenApiDocument = Record<string, unknown>
type Node = Record<string, unknown>

const METHODS = new Set(HTTP_METHODS.map((method) => method.toLowerCase()))

/** By path: `/openapi/tags/token-intents.json`, `/openapi/operations/create-token.json`, `/openapi/webhooks.json`. */
export function documentSlices(document: OpenApiDocument): Record<string, OpenApiDocument> {
  const slices: Record<string, OpenApiDocument> = {}
  const operations = operationsOf(document)
  for (const tag of new Set(operations.flatMap(({ operation }) => tagsOf(operation)))) {
    const own = operations.filter(({ operation }) => tagsOf(operation).includes(tag))
    slices[`/openapi/tags/${slugOfTag(tag)}.json`] = sliceOf(document, own)
  }
  for (const [id, own] of Object.entries(Object.groupBy(operations, lowerId))) {
    slices[`/openapi/operations/${id}.json`] = sliceOf(document, own ?? [])
  }
  if (document['webhooks']) slices['/openapi/webhooks.json'] = webhooksOf(document)
  return slices
}

interface Entry {
  path: string
  method: string
  operation: Node
}

function operationsOf(document: OpenApiDocument): Entry[] {
  return Object.entries((document['paths'] ?? {}) as Record<string, Node>).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([key]) => METHODS.has(key))
      .map(([method, operation]) => ({ path, method, operation: operation as Node }))
      .filter(({ operation }) => operation['operationId'] !== undefined),
  )
}

/** URLs are in lower case: operations whose ids differ in nothing else share a part. */
const lowerId = ({ operation }: Entry): string => String(operation['operationId']).toLowerCase()

const tagsOf = (operation: Node): string[] => (operation['tags'] ?? []) as string[]

function sliceOf(document: OpenApiDocument, entries: readonly Entry[]): OpenApiDocument {
  const paths: Record<string, Node> = {}
  for (const { path, method, operation } of entries) {
    const item = (document['paths'] as Record<string, Node>)[path]!
    paths[path] ??= Object.fromEntries(Object.entries(item).filter(([key]) => !METHODS.has(key)))
    paths[path][method] = operation
  }
  const used = new Set(entries.flatMap(({ operation }) => tagsOf(operation)))
  return withComponents(document, { paths }, used)
}

function webhooksOf(document: OpenApiDocument): OpenApiDocument {
  const { webhooks } = document
  const used = new Set(
    Object.values(webhooks as Record<string, Record<string, Node>>).flatMap((item) =>
      Object.values(item).flatMap(tagsOf),
    ),
  )
  return withComponents(document, { webhooks }, used)
}

/** The document's head, the given parts, and all components that they reference. */
function withComponents(document: OpenApiDocument, parts: Node, tags: ReadonlySet<string>): OpenApiDocument {
  const { openapi, jsonSchemaDialect, info, servers, security } = document
  const all = (document['components'] ?? {}) as Components
  const components = reachedFrom(parts, all)
  if (all['securitySchemes']) components['securitySchemes'] = all['securitySchemes']
  return {
    openapi,
    ...(jsonSchemaDialect !== undefined && { jsonSchemaDialect }),
    info,
    servers,
    ...(security !== undefined && { security }),
    tags: ((document['tags'] ?? []) as { name: string }[]).filter(({ name }) => tags.has(name)),
    ...parts,
    components,
  }
}

type Components = Record<string, Record<string, unknown>>

function reachedFrom(parts: Node, all: Components): Components {
  const components: Components = {}
  collect(parts)
  return components

  function collect(node: unknown): void {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') add(value)
      else if (key === 'mapping' && 'propertyName' in node) addMapped(value)
      else collect(value)
    }
  }

  /** A discriminator names schemas as references, or by their names alone. */
  function addMapped(mapping: unknown): void {
    for (const named of Object.values(mapping ?? {}))
      if (typeof named === 'string') add(named.startsWith('#') ? named : `${SCHEMA_REF}${named}`)
  }

  function add(reference: string): void {
    const [, kind = '', name = ''] =
      /^#\/components\/([^/]+)\/([^/]+)$/.exec(reference.replaceAll('~1', '/').replaceAll('~0', '~')) ?? []
    const component = all[kind]?.[name]
    if (component === undefined || Object.hasOwn(components[kind] ?? {}, name)) return
    components[kind] = { ...components[kind], [name]: component }
    collect(component)
  }
}
