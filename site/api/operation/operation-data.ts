// The data that the build passes to <Operation> and <RequestSample>: excerpts of the contract, and the site's names.

import { createContext, createElement, type ReactElement } from 'react'
import type { ApiOperation, Contract, JsonSchema } from '../contract/contract.ts'
import type { BrandConfig } from '../../model/site-config.ts'

/**
 * The data a page needs for an operation: the operation, every schema it reaches, and where shared objects are
 * documented.
 */
export interface OperationExcerpt extends Pick<Contract, 'version' | 'server'> {
  operation: ApiOperation
  schemas: Record<string, JsonSchema>
  homes: NonNullable<Contract['homes']>
  /** URL of the console's data. */
  console?: string
}

export interface OperationData {
  contract: Contract
  brand: BrandConfig
  /** URL of each operation's console data, by operation id. */
  consoles: Readonly<Record<string, string>>
}

export const OperationContext = createContext<OperationData | undefined>(undefined)

/** Wraps content in a provider of the operations that its components may render. */
export function withOperations(
  content: ReactElement,
  excerpts: readonly OperationExcerpt[],
  brand: BrandConfig,
): ReactElement {
  const [first] = excerpts
  if (!first) return content
  const consoles = excerpts.flatMap(({ operation, console }) =>
    console === undefined ? [] : [[operation.id, console] as const],
  )
  const contract: Contract = {
    version: first.version,
    server: first.server,
    operations: excerpts.map(({ operation }) => operation),
    schemas: Object.assign({}, ...excerpts.map(({ schemas }) => schemas)) as Record<string, JsonSchema>,
    homes: Object.assign({}, ...excerpts.map(({ homes }) => homes)) as OperationExcerpt['homes'],
  }
  const value: OperationData = { contract, brand, consoles: Object.fromEntries(consoles) }
  return createElement(OperationContext, { value }, content)
}
