// The part of the contract that the tools at /mcp need: operations and causes of errors.

import type { AgentError, AgentOperation, ApiTools } from '#site/model/agents/agent-data.ts'
import type { ApiOperation, Contract } from '#site/api/contract/contract.ts'
import { brandHeaders } from '#site/api/contract/brand-headers.ts'
import { apiKeyAuthOf } from '#site/api/contract/api-key-auth.ts'
import type { BrandConfig } from '#site/model/site-config.ts'
import { filterNames } from '../../expressions/liquid-engine.ts'
import { hashOf } from '../../project/hash-of.ts'
import type { ReadContract } from '../contract/read-contract.ts'

export function apiTools(
  { server, operations }: Contract,
  facts: ReadContract['operations'],
  brand: Pick<BrandConfig, 'headerPrefix' | 'key'>,
  otherHeaders: readonly string[],
): Omit<ApiTools, 'guides'> {
  const { headerPrefix, key } = brand
  return {
    server,
    headerPrefix,
    ...(key && { key }),
    filters: filterNames(),
    headers: brandHeaders(operations, apiKeyAuthOf(brand), otherHeaders),
    operations: operations.map((operation) =>
      operationOf(operation, hashOf(facts[operation.id]!.console.text)),
    ),
    errors: operations.flatMap(errorsOf),
  }
}

function operationOf(operation: ApiOperation, data: string): AgentOperation {
  const { id, method, path, summary, tag, page, permissions, deprecated, sdk, parameters } = operation
  return {
    id,
    method,
    path,
    summary,
    tag,
    page,
    permissions,
    data,
    ...(deprecated && { deprecated }),
    ...(sdk && { sdk: `${sdk.group}.${sdk.method}` }),
    parameters: parameters.flatMap(({ name, in: place, rest }) =>
      place === 'path' ? [{ name, in: place, ...(rest && { rest }) }] : [],
    ),
  }
}

function errorsOf({ id, causes }: ApiOperation): AgentError[] {
  return causes.map(({ status, cause, fix }) => ({ status, operation: id, cause, fix }))
}
