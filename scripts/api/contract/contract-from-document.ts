// The step from a bundled OpenAPI document to the contract that all sides know. The document has been linted.

import type {
  ApiBody,
  ApiCause,
  ApiExample,
  ApiHeader,
  ApiOperation,
  ApiParameter,
  ApiResponse,
  Contract,
  HttpMethod,
  JsonSchema,
} from '#site/api/contract/contract.ts'
import { HTTP_METHODS } from '#site/model/component-rules.ts'

type Node = Record<string, unknown>

export function contractFromDocument(document: Node): Contract {
  const components = (document['components'] ?? {}) as Record<string, Record<string, Node>>
  const pages = new Map(
    ((document['tags'] ?? []) as Node[]).map((tag) => [String(tag['name']), String(tag['x-page'])]),
  )
  const servers = document['servers'] as { url: string }[]
  const operations = Object.entries((document['paths'] ?? {}) as Record<string, Node>).flatMap(
    ([path, item]) =>
      Object.entries(item).flatMap(([key, operation]) => {
        const method = HTTP_METHODS.find((name) => name.toLowerCase() === key)
        const isNamed = (operation as Node)['operationId'] !== undefined
        return method && isNamed ? [readOperation(method, path, item, operation as Node)] : []
      }),
  )
  return {
    version: String((document['info'] as Node)['version']),
    server: servers[0]!.url.replace(/\/+$/, ''),
    operations,
    schemas: (components['schemas'] ?? {}) as Record<string, JsonSchema>,
  }

  function readOperation(method: HttpMethod, path: string, item: Node, operation: Node): ApiOperation {
    const tag = (operation['tags'] as string[])[0]!
    const sdk = operation['x-sdk'] as ApiOperation['sdk']
    const body = operation['requestBody'] === undefined ? undefined : readBody(operation['requestBody'])
    const parameters = [
      ...((item['parameters'] ?? []) as Node[]),
      ...((operation['parameters'] ?? []) as Node[]),
    ]
    const security = (operation['security'] ?? document['security'] ?? []) as Node[]
    return {
      id: String(operation['operationId']),
      method,
      path,
      summary: String(operation['summary']),
      description: text(operation['description']),
      tag,
      page: pages.get(tag) ?? '',
      permissions: (operation['x-permissions'] ?? []) as string[],
      deprecated: operation['deprecated'] === true,
      enterprise: operation['x-enterprise'] === true,
      ...(operation['x-key'] !== undefined && {
        key: operation['x-key'] as NonNullable<ApiOperation['key']>,
      }),
      ...(isAnonymous(security) && { anonymous: true as const }),
      ...(sdk && { sdk: { group: sdk.group, method: sdk.method } }),
      parameters: parameters.map(readParameter),
      ...(body && { body }),
      responses: Object.entries(operation['responses'] as Node).map(([status, response]) =>
        readResponse(Number(status), response),
      ),
      causes: ((operation['x-causes'] ?? []) as ApiCause[]).map(({ status, cause, fix }) => ({
        status: Number(status),
        cause: text(cause),
        fix: text(fix),
      })),
    }
  }

  /** The component that a reference names; anything else as it is. */
  function resolve(node: unknown): Node {
    const ref = (node as Node)['$ref']
    if (typeof ref !== 'string') return node as Node
    const [, , kind = '', name = ''] = ref
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    return resolve(components[kind]?.[name] ?? {})
  }

  function readParameter(node: unknown): ApiParameter {
    const parameter = resolve(node)
    const [first] = examplesOf(parameter)
    return {
      name: String(parameter['name']),
      in: parameter['in'] as ApiParameter['in'],
      required: parameter['required'] === true,
      description: text(parameter['description']),
      schema: (parameter['schema'] ?? {}) as JsonSchema,
      ...(first && { example: first.value }),
      ...(parameter['x-rest'] === true && { rest: true as const }),
    }
  }

  function readBody(node: unknown): ApiBody {
    const body = resolve(node)
    const [contentType, media] = mediaOf(body) ?? ['application/json', {}]
    return {
      required: body['required'] === true,
      contentType,
      schema: (media['schema'] ?? {}) as JsonSchema,
      examples: examplesOf(media),
    }
  }

  function readResponse(status: number, node: unknown): ApiResponse {
    const response = resolve(node)
    const media = mediaOf(response)
    return {
      status,
      description: text(response['description']),
      headers: Object.entries((response['headers'] ?? {}) as Node).map(readHeader),
      ...(media && { contentType: media[0], schema: (media[1]['schema'] ?? {}) as JsonSchema }),
      examples: media ? examplesOf(media[1]) : [],
      ...((node as Node)['$ref'] !== undefined && { shared: true as const }),
    }
  }

  function readHeader([name, node]: [string, unknown]): ApiHeader {
    const header = resolve(node)
    const [first] = examplesOf(header)
    return {
      name,
      description: text(header['description']),
      ...(first && { example: String(first.value) }),
    }
  }

  function examplesOf(node: Node): ApiExample[] {
    if (node['example'] !== undefined)
      return [{ name: 'example', summary: 'Example', value: node['example'] }]
    return Object.entries((node['examples'] ?? {}) as Record<string, Node>).map(([name, example]) => {
      const { summary, value, 'x-parameters': parameters } = resolve(example)
      return {
        name,
        summary: text(summary) || name,
        value,
        ...(parameters !== undefined && { parameters: parameters as Record<string, string> }),
      }
    })
  }
}

/** The first media type of a body. */
function mediaOf(body: Node): [string, Node] | undefined {
  return Object.entries((body['content'] ?? {}) as Record<string, Node>)[0]
}

/** One of the ways in asks for nothing. */
function isAnonymous(security: readonly Node[]): boolean {
  return security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim().replaceAll(/[ \t]*\n[ \t]*/g, '\n') : ''
}
