// Turns a linted and bundled OpenAPI document into the `Contract` that build, Worker and browser share.

import type {
  ApiBody,
  ApiExample,
  ApiHeader,
  ApiOperation,
  ApiParameter,
  ApiResponse,
  Contract,
  HttpMethod,
} from '#site/api/contract/contract.ts'
import { FILE, isFormType, isJsonType } from '#site/api/contract/body-types.ts'
import { HTTP_METHODS } from '#site/model/component-rules.ts'
import { FIRST_ERROR_STATUS } from '#site/model/http/first-error-status.ts'
import type {
  OpenApiBody,
  LintedDocument,
  OpenApiHeader,
  OpenApiMedia,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiPath,
  OpenApiResponse,
} from './linted-document.ts'
import { withoutIndentation } from '../../content/without-indentation.ts'
import { mediaOf } from './media-of.ts'
import { parameterValue } from './schemas/parameter-value.ts'
import { createResponseExample } from './schemas/response-example.ts'
import { schemaExample, type OpenApiSchema } from './schemas/schema-example.ts'
import { isAnonymous } from './rules/key-schemes.ts'
import { serverAddress } from './rules/server-address.ts'
import { isStatusCode } from './rules/status-code.ts'
import { pageOfTag } from './tag-slug.ts'
import { withoutRequired } from './schemas/without-required.ts'

export function contractFromDocument(document: LintedDocument): Contract {
  const components = document.components ?? {}
  const schemas = withoutRequired(components.schemas ?? {}, 'readOnly', components.schemas)
  const responseExample = createResponseExample(components.schemas)
  const pages = new Map((document.tags ?? []).map((tag) => [tag.name, tag['x-page']]))
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item).flatMap((key) => {
      const method = HTTP_METHODS.find((name) => name.toLowerCase() === key)
      const operation = method && item[method.toLowerCase() as Lowercase<HttpMethod>]
      if (!method || operation?.operationId === undefined) return []
      return [readOperation(method, path, item, operation, operation.operationId)]
    }),
  )
  return {
    version: String(document.info.version),
    server: serverAddress(document.servers?.[0]).replace(/\/+$/, ''),
    operations,
    schemas,
  }

  function readOperation(
    method: HttpMethod,
    path: string,
    item: OpenApiPath,
    operation: OpenApiOperation,
    id: string,
  ): ApiOperation {
    const tag = operation.tags?.[0] ?? ''
    const { 'x-sdk': sdk, 'x-key': key } = operation
    const body = operation.requestBody && readBody(operation.requestBody)
    const own = (operation.parameters ?? []).flatMap(readParameter)
    // A parameter of the operation replaces that of its path.
    const ofPath = (item.parameters ?? [])
      .flatMap(readParameter)
      .filter((parameter) => !own.some((one) => one.name === parameter.name && one.in === parameter.in))
    const security = operation.security ?? document.security ?? []
    return {
      id,
      method,
      path,
      summary: text(operation.summary) || wordsOf(id),
      description: text(operation.description),
      tag,
      page: pages.get(tag) ?? (tag && pageOfTag(tag)),
      permissions: listed(operation['x-permissions']),
      deprecated: operation.deprecated === true,
      enterprise: operation['x-enterprise'] === true,
      ...(key && { key }),
      ...(isAnonymous(security) && { anonymous: true as const }),
      ...(sdk && { sdk: { group: sdk.group, method: sdk.method } }),
      parameters: [...ofPath, ...own],
      ...(body && { body }),
      responses: Object.entries(operation.responses ?? {})
        .filter(([status]) => isStatusCode(status))
        .map(([status, response]) => readResponse(Number(status), response)),
      causes: listed(operation['x-causes']).map(({ status, cause, fix }) => ({
        status: Number(status),
        cause: text(cause),
        fix: text(fix),
      })),
    }
  }

  /** The component that a reference names; anything else unchanged. */
  function resolve<Node extends { $ref?: string }>(node: Node): Node {
    if (node.$ref === undefined) return node
    const [, , kind = '', name = ''] = node.$ref
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    // A reference leads to an object of the same kind: the linter has followed it.
    return resolve((components[kind]?.[name] ?? {}) as Node)
  }

  /** None for a cookie, which neither samples nor the console send. */
  function readParameter(node: OpenApiParameter): ApiParameter | [] {
    const parameter = resolve(node)
    const { in: place, name, schema = {} } = parameter
    if (place === 'cookie') return []
    const [first] = examplesOf(parameter)
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

  function readBody(node: OpenApiBody): ApiBody {
    const body = resolve(node)
    const [contentType, media] = mediaOf(body) ?? ['application/json', {}]
    return {
      required: body.required === true,
      contentType,
      schema: withoutRequired(media.schema ?? {}, 'readOnly', components.schemas),
      examples: requestExamples(contentType, media, body.required === true),
    }
  }

  function readResponse(status: number, node: OpenApiResponse): ApiResponse {
    const response = resolve(node)
    const media = mediaOf(response)
    return {
      status,
      description: text(response.description),
      headers: Object.entries(response.headers ?? {}).map(readHeader),
      ...(media && { contentType: media[0], schema: media[1].schema ?? {} }),
      examples: media ? responseExamples(status, ...media) : [],
      ...(node.$ref !== undefined && { shared: true as const }),
    }
  }

  function readHeader([name, node]: [string, OpenApiHeader]): ApiHeader {
    const header = resolve(node)
    const [first] = examplesOf(header)
    return {
      name,
      description: text(header.description),
      ...(first && { example: String(first.value) }),
    }
  }

  /** An example of the whole schema stands for one of the body. */
  function bodyExamples(media: OpenApiMedia): ApiExample[] {
    const given = examplesOf(media)
    const { example, examples = [] } = resolve<OpenApiSchema>(media.schema ?? {})
    return given.length > 0 ? given : namelessExample(example ?? examples[0])
  }

  /** A success without an example is put together; what an error says cannot be guessed. */
  function responseExamples(status: number, contentType: string, media: OpenApiMedia): ApiExample[] {
    const given = bodyExamples(media)
    if (given.length > 0 || status >= FIRST_ERROR_STATUS || !isJsonType(contentType)) return given
    return namelessExample(responseExample(media.schema ?? {}))
  }

  /** Samples must show a body where one is required. */
  function requestExamples(contentType: string, media: OpenApiMedia, isRequired: boolean): ApiExample[] {
    const given = bodyExamples(media)
    if (given.length > 0 || !isRequired) return given
    const made = schemaExample(media.schema ?? {}, schemas)
    if (isJsonType(contentType) || isFormType(contentType)) return namelessExample(made)
    // An object in the format of something else, such as XML, cannot be put together.
    return namelessExample(typeof made === 'string' ? made : FILE)
  }

  function examplesOf(node: OpenApiMedia): ApiExample[] {
    if (node.example !== undefined) return namelessExample(node.example)
    return Object.entries(node.examples ?? {}).map(([name, example]) => {
      const { summary, value, 'x-parameters': parameters } = resolve(example)
      return {
        name,
        summary: text(summary) || name,
        value,
        ...(parameters && { parameters }),
      }
    })
  }
}

/** `getUser_byName`: `Get user by name`. */
function wordsOf(id: string): string {
  const words = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const namelessExample = (value: unknown): ApiExample[] =>
  value === undefined ? [] : [{ name: 'example', summary: 'Example', value }]

/** Our own keywords may hold anything; the linter has reported it. */
function listed<Item>(value: Item[] | undefined): Item[] {
  return Array.isArray(value) ? value.filter((item) => item !== null) : []
}

const text = (value: unknown): string => (typeof value === 'string' ? withoutIndentation(value) : '')
