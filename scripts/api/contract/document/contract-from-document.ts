// Turns a linted and bundled OpenAPI document into the `Contract` that build, Worker and browser share.

import type {
  ApiBody,
  ApiHeader,
  ApiOperation,
  ApiParameter,
  ApiResponse,
  Contract,
  HttpMethod,
  KeyKind,
} from '#site/api/contract/contract.ts'
import { HTTP_METHODS } from '#site/model/component-rules.ts'
import type {
  OpenApiBody,
  LintedDocument,
  OpenApiHeader,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiPath,
  OpenApiResponse,
} from './linted-document.ts'
import { mediaOf } from './media-of.ts'
import { parameterValue } from '../schemas/parameter-value.ts'
import { createMediaExamples, type MediaExamples } from './media-examples.ts'
import { resolveIn, type Resolve } from './resolve-in.ts'
import { contractText as text } from './contract-text.ts'
import { isAnonymous } from '../rules/key-schemes.ts'
import { serverAddress } from '../rules/server-address.ts'
import { isStatusCode } from '../rules/status-code.ts'
import { pageOfTag } from './tag-slug.ts'
import { withoutRequired } from '../schemas/without-required.ts'
import { wordsOfId } from './words-of-id.ts'

/** What the readers of an operation's parts need of the document around it. */
interface Surroundings {
  document: LintedDocument
  /** Of request bodies: without required read-only properties. */
  schemas: Contract['schemas']
  resolve: Resolve
  examples: MediaExamples
  names: ContractNames
}

/** What the contract's own names refer to. */
interface ContractNames {
  /** Types of application that can hold each permission, if they are listed. */
  permissions: ReadonlyMap<string, KeyKind[]> | undefined
  /** First page of the reference. */
  reference: string | undefined
}

export function contractFromDocument(document: LintedDocument, names: ContractNames): Contract {
  const { components = {}, paths = {}, info, servers } = document
  const schemas = withoutRequired(components.schemas ?? {}, 'readOnly', components.schemas)
  const resolve = resolveIn(components)
  const examples = createMediaExamples(components.schemas, schemas, resolve)
  const around: Surroundings = { document, schemas, resolve, examples, names }
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).flatMap((key) => {
      const method = HTTP_METHODS.find((name) => name.toLowerCase() === key)
      const operation = method && item[method.toLowerCase() as Lowercase<HttpMethod>]
      if (!method || operation?.operationId === undefined) return []
      const id = operation.operationId
      return [{ id, method, path, ...readOperation(operation, item, id, around) }]
    }),
  )
  return {
    version: String(info.version),
    server: serverAddress(servers?.[0]).replace(/\/+$/, ''),
    operations,
    schemas,
  }
}

function readOperation(
  operation: OpenApiOperation,
  item: OpenApiPath,
  id: string,
  around: Surroundings,
): Omit<ApiOperation, 'id' | 'method' | 'path'> {
  const { document, names } = around
  const tag = operation.tags?.[0] ?? ''
  const { 'x-sdk': sdk, 'x-key': key, 'x-mirrors': mirrors } = operation
  const permissions = listed(operation['x-permissions'])
  const keys = keysOf(permissions, names.permissions)
  const security = operation.security ?? document.security ?? []
  return {
    summary: text(operation.summary) || wordsOfId(id),
    description: text(operation.description),
    tag,
    page:
      document.tags?.find(({ name }) => name === tag)?.['x-page'] ?? (tag && pageOfTag(tag, names.reference)),
    permissions,
    deprecated: operation.deprecated === true,
    enterprise: operation['x-enterprise'] === true,
    ...(key && { key }),
    ...(keys && { keys }),
    ...(isAnonymous(security) && { anonymous: true as const }),
    ...(sdk && { sdk: { group: sdk.group, method: sdk.method } }),
    ...(mirrors && { mirrors }),
    parameters: readParameters(operation, item, around),
    ...readEitherHeader(item),
    ...(operation.requestBody && { body: readBody(operation.requestBody, around) }),
    responses: Object.entries(operation.responses ?? {})
      .filter(([status]) => isStatusCode(status))
      .map(([status, response]) => readResponse(Number(status), response, around)),
    ...otherResponses(operation, around),
    causes: listed(operation['x-causes']).map(({ status, cause, fix }) => ({
      status: Number(status),
      cause: text(cause),
      fix: text(fix),
    })),
  }
}

const KEY_KINDS: readonly KeyKind[] = ['public', 'private', 'management']

function keysOf(
  permissions: readonly string[],
  known: ContractNames['permissions'],
): ApiOperation['keys'] | undefined {
  const held = permissions.flatMap((permission) => known?.get(permission) ?? 'private')
  const keys = KEY_KINDS.filter((kind) => held.includes(kind))
  return keys.every((kind) => kind === 'private') ? undefined : keys
}

/** A parameter of the operation replaces that of its path. */
function readParameters(
  operation: OpenApiOperation,
  item: OpenApiPath,
  around: Surroundings,
): ApiParameter[] {
  const own = (operation.parameters ?? []).flatMap((node) => readParameter(node, around))
  const ofPath = (item.parameters ?? [])
    .flatMap((node) => readParameter(node, around))
    .filter((parameter) => !own.some((one) => one.name === parameter.name && one.in === parameter.in))
  return [...ofPath, ...own]
}

function readEitherHeader({ 'x-either-header': either }: OpenApiPath): Pick<ApiOperation, 'eitherHeader'> {
  const names = listed(either?.names).filter((name) => typeof name === 'string')
  return names.length === 0 ? {} : { eitherHeader: { names, detail: text(either?.detail) } }
}

/** None for a cookie, which neither samples nor the console send, and where a reference leads nowhere. */
function readParameter(
  node: OpenApiParameter,
  { resolve, examples, schemas }: Surroundings,
): ApiParameter | [] {
  const parameter = resolve(node)
  const { in: place, name, schema = {} } = parameter
  if (place === 'cookie' || name === undefined) return []
  const [first] = examples.given(parameter)
  const example = first ? first.value : parameterValue(schema, schemas)
  return {
    name,
    in: place,
    required: parameter.required === true,
    description: text(parameter.description),
    schema: parameter.deprecated === true ? { ...schema, deprecated: true } : schema,
    ...(example !== undefined && { example }),
    ...(parameter['x-rest'] === true && { rest: true as const }),
  }
}

function readBody(node: OpenApiBody, { document, resolve, examples }: Surroundings): ApiBody {
  const body = resolve(node)
  const [contentType, media] = mediaOf(body) ?? ['application/json', {}]
  return {
    required: body.required === true,
    contentType,
    schema: withoutRequired(media.schema ?? {}, 'readOnly', document.components?.schemas),
    examples: examples.ofRequest(contentType, media, body.required === true),
  }
}

function readResponse(
  status: number,
  node: OpenApiResponse,
  { resolve, examples }: Surroundings,
): ApiResponse {
  const response = resolve(node)
  const media = mediaOf(response)
  const readHeader = ([name, header]: [string, OpenApiHeader]): ApiHeader => {
    const { description, ...rest } = resolve(header)
    const [first] = examples.given(rest)
    return { name, description: text(description), ...(first && { example: String(first.value) }) }
  }
  return {
    status,
    description: text(response.description),
    headers: Object.entries(response.headers ?? {}).map(readHeader),
    ...(media && { contentType: media[0], schema: media[1].schema ?? {} }),
    examples: media ? examples.ofResponse(status, ...media) : [],
    ...(node.$ref !== undefined && { shared: true as const }),
  }
}

/** The reference does not show them: they say what may come, and not when. */
function otherResponses(
  { responses }: OpenApiOperation,
  { resolve }: Surroundings,
): Pick<ApiOperation, 'otherResponses'> {
  const others = Object.entries(responses ?? {})
    .filter(([statuses]) => !isStatusCode(statuses))
    .map(([statuses, response]) => {
      const media = mediaOf(resolve(response))
      return { statuses, ...(media && { schema: media[1].schema ?? {} }) }
    })
  return others.length === 0 ? {} : { otherResponses: others }
}

/** Our own keywords may hold anything; the linter has reported it. */
function listed<Item>(value: Item[] | undefined): Item[] {
  return Array.isArray(value) ? value.filter((item) => item !== null) : []
}
