// The contract as the sample checks need it: operations by id, path and SDK call, the brand's headers, and validation.

import type { ApiOperation, Contract } from '../../contract/contract.ts'
import { brandHeaders } from '../../contract/brand-headers.ts'
import { apiKeyAuthOf } from '../../contract/api-key-auth.ts'
import type { ApiKeyAuth, SiteConfig } from '../../../model/site-config.ts'
import type { ElementsFacts } from './elements-facts.ts'
import type { ExpressionRules } from '../../check/body-faults.ts'
import type { Validate } from '../../contract/violation.ts'
import type { SdkModule } from './sdk-module.ts'
import { echoHostOf } from '../../mock/echo-request.ts'
import { createMock, type MockApi } from '../../mock/mock-api.ts'

export interface SampleContract extends Pick<Contract, 'operations' | 'schemas' | 'server'> {
  /** Webhook events, with the name of the schema of their `data`. */
  events: Readonly<Record<string, string>>
  apiKeyAuth: ApiKeyAuth
  /** `ACM-` */
  headerPrefix: string
  /** Hosts that serve the operations. */
  hosts: readonly string[]
  brand: SiteConfig['brand']
  byId: ReadonlyMap<string, ApiOperation>
  /** `group.method` in neutral camel case. */
  bySdkCall: ReadonlyMap<string, ApiOperation>
  /** Headers with the brand's prefix that some operation takes or returns: lower case to original spelling. */
  headers: ReadonlyMap<string, string>
  validate: Validate
  /** Absent in the build, which evaluates expressions wherever they are written. */
  expressions?: ExpressionRules
  mock: MockApi
  elements: KnownElements
  /** What code imports the SDKs by; empty if that is not known. */
  modules: readonly SdkModule[]
}

interface KnownElements {
  calls: ReadonlyMap<string, string | null>
  threeds: ReadonlyMap<string, string | null>
  local: ReadonlySet<string>
  types: ElementsFacts['types']
}

/** What the site knows besides the contract. */
interface OtherKnowledge {
  /** Headers with the brand's prefix that the contract does not list. */
  headers: readonly string[]
  elements: ElementsFacts
  modules: readonly SdkModule[]
}

/** `validate` differs by runtime: where code generation is allowed, schemas are compiled. */
export function sampleContract(
  { operations, schemas, server }: Pick<Contract, 'operations' | 'schemas' | 'server'>,
  { brand }: Pick<SiteConfig, 'brand'>,
  { headers: otherHeaders, elements, modules }: OtherKnowledge,
  validate: Validate,
): SampleContract {
  const headerPrefix = `${brand.headerPrefix}-`
  const apiKeyAuth = apiKeyAuthOf(brand)
  const names = brandHeaders(operations, apiKeyAuth, otherHeaders)
  return {
    operations,
    schemas,
    server,
    events: (schemas['WebhookEvent']?.['x-events'] ?? {}) as Record<string, string>,
    apiKeyAuth,
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
    modules,
    elements: {
      calls: new Map(Object.entries(elements.calls)),
      threeds: new Map(Object.entries(elements.threeds)),
      local: new Set(elements.local),
      types: elements.types,
    },
    mock: createMock({
      operations,
      headerPrefix: brand.headerPrefix,
      key: brand.key,
      echoHost: echoHostOf(server),
      validate,
    }),
  }
}
