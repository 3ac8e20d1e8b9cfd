// What the sample checks ask of the contract: operations by id, path and SDK call, its headers, and validation.

import type { ApiOperation, Contract } from '../../contract/contract.ts'
import { keyPlaceOf } from '../../contract/key-place.ts'
import type { KeyPlace, SiteConfig } from '../../../model/site-config.ts'
import type { Validate } from '../../contract/violation.ts'
import { echoHostOf } from '../../mock/echo-request.ts'
import { createMock, type MockApi } from '../../mock/mock-api.ts'
import { decodeOrKeep } from '../../../model/decode-or-keep.ts'

export interface SampleContract extends Pick<Contract, 'operations' | 'schemas' | 'server'> {
  /** Events of webhooks, with the name of the schema of their `data`. */
  events: Readonly<Record<string, string>>
  keyPlace: KeyPlace
  /** `ACM-` */
  headerPrefix: string
  /** URLs under which the operations respond. */
  hosts: readonly string[]
  brand: SiteConfig['brand']
  byId: ReadonlyMap<string, ApiOperation>
  /** `group.method` in neutral camel case. */
  bySdkCall: ReadonlyMap<string, ApiOperation>
  /** Headers of the brand that some operation takes or returns, in lower case, with their spelling. */
  headers: ReadonlyMap<string, string>
  validate: Validate
  mock: MockApi
}

/** `validate` differs between runtimes: where code may be made from text, schemas are compiled. */
export function sampleContract(
  { operations, schemas, server }: Pick<Contract, 'operations' | 'schemas' | 'server'>,
  { brand }: Pick<SiteConfig, 'brand'>,
  otherHeaders: readonly string[],
  validate: Validate,
): SampleContract {
  const headerPrefix = `${brand.headerPrefix}-`
  const keyPlace = keyPlaceOf(brand)
  const names = [
    keyPlace.header,
    ...otherHeaders,
    ...operations.flatMap((operation) => [
      ...operation.parameters.flatMap(({ name, in: place }) => (place === 'header' ? name : [])),
      ...operation.responses.flatMap(({ headers }) => headers.map(({ name }) => name)),
    ]),
  ]
  return {
    operations,
    schemas,
    server,
    events: (schemas['WebhookEvent']?.['x-events'] ?? {}) as Record<string, string>,
    keyPlace,
    headerPrefix,
    hosts: [server, `https://js.${brand.domain}/api`],
    brand,
    byId: new Map(operations.map((operation) => [operation.id, operation])),
    bySdkCall: new Map(
      operations.flatMap((operation) =>
        operation.sdk ? [[`${operation.sdk.group}.${operation.sdk.method}`, operation] as const] : [],
      ),
    ),
    headers: new Map(names.map((name) => [name.toLowerCase(), name])),
    validate,
    mock: createMock({
      operations,
      headerPrefix: brand.headerPrefix,
      key: brand.key,
      echoHost: echoHostOf(server),
      validate,
    }),
  }
}

export interface FoundOperation {
  operation: ApiOperation
  /** Values of the path's parameters, decoded. */
  parameters: Record<string, string>
}

/** Operations whose path fits, literal segments before parameters. */
export function operationsAt(path: string, operations: readonly ApiOperation[]): FoundOperation[] {
  return operations
    .flatMap((operation) => {
      const parameters = matchPath(operation, path)
      return parameters ? [{ operation, parameters }] : []
    })
    .sort((a, b) => Object.keys(a.parameters).length - Object.keys(b.parameters).length)
}

function matchPath(operation: ApiOperation, path: string): Record<string, string> | undefined {
  const template = operation.path.split('/')
  const segments = path.replace(/(.)\/$/, '$1').split('/')
  const rest = operation.parameters.some((parameter) => parameter.rest)
  if (rest ? segments.length < template.length - 1 : segments.length !== template.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, part] of template.entries()) {
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    if (name === undefined) {
      if (part !== segments[index]) return undefined
    } else if (rest && index === template.length - 1) {
      parameters[name] = segments.slice(index).map(decodeOrKeep).join('/')
    } else {
      if (!segments[index]) return undefined
      parameters[name] = decodeOrKeep(segments[index])
    }
  }
  return parameters
}
