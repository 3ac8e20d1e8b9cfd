// The hash of what a page shows of an operation: itself, and every schema that it reaches.

import type { ApiOperation, Contract, JsonSchema } from '#site/api/contract/contract.ts'
import { hashOf } from '../../project/blob-set.ts'

const REF = '#/components/schemas/'

export function operationHash(operation: ApiOperation, { schemas, server, version }: Contract): string {
  const reached = new Map<string, JsonSchema>()
  collect(operation)
  return hashOf(JSON.stringify([version, server, operation, [...reached]]))

  function collect(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value)) {
      const name = key === '$ref' && typeof member === 'string' ? member.slice(REF.length) : undefined
      const schema = name === undefined ? undefined : schemas[name]
      if (name !== undefined && schema && !reached.has(name)) {
        reached.set(name, schema)
        collect(schema)
      }
      collect(member)
    }
  }
}
