// What a page sees of the contract: an operation, the schemas that it references, and where shared objects are
// documented. The page depends on this excerpt and on nothing else in the contract.

import type { ApiOperation, Contract, JsonSchema } from '#site/api/contract/contract.ts'
import { SCHEMA_REF } from '#site/api/contract/schema-ref.ts'
import { responseHomes } from '#site/api/operation/response-homes.ts'
import type { OperationExcerpt } from '#site/api/operation/operation-data.ts'
import type { OperationFacts } from './read-contract.ts'

/** Keyed by operation id. */
export function operationExcerpts(
  contract: Contract,
  facts: Readonly<Record<string, OperationFacts>>,
): Record<string, OperationExcerpt> {
  const homes = responseHomes(contract)
  return Object.fromEntries(
    contract.operations.map((operation) => [operation.id, excerptOf(operation, contract, homes, facts)]),
  )
}

function excerptOf(
  operation: ApiOperation,
  { schemas, server, version }: Contract,
  homes: NonNullable<Contract['homes']>,
  facts: Readonly<Record<string, OperationFacts>>,
): OperationExcerpt {
  const reached: Record<string, JsonSchema> = {}
  collect(operation)
  const asset = facts[operation.id]?.console
  return {
    operation,
    version,
    server,
    schemas: reached,
    homes: Object.fromEntries(Object.entries(homes).filter(([name]) => Object.hasOwn(reached, name))),
    ...(asset && { console: asset.url }),
  }

  function collect(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value)) {
      const name = key === '$ref' && typeof member === 'string' ? member.slice(SCHEMA_REF.length) : undefined
      const schema = name === undefined ? undefined : schemas[name]
      if (name !== undefined && schema && !Object.hasOwn(reached, name)) {
        reached[name] = schema
        collect(schema)
      }
      collect(member)
    }
  }
}
