// What <Operation> and <RequestSample> are given by the build: excerpts of the contract, and the site's names.

import { createContext, createElement, type ReactElement } from 'react'
import type { ApiOperation, Contract, JsonSchema } from '../contract/contract.ts'
import type { BrandConfig } from '../../model/site-config.ts'

/** What a page is shown of an operation: itself, the schemas that it reaches, and where shared objects are shown. */
export interface OperationExcerpt extends Pick<Contract, 'version' | 'server'> {
  operation: ApiOperation
  schemas: Record<string, JsonSchema>
  homes: NonNullable<Contract['homes']>
  /** Address of the data that its console loads. */
  console?: string
}

export interface OperationData {
  contract: Contract
  brand: BrandConfig
  /** Address of the data that an operation's console loads, by the operation's id. */
  consoles: Readonly<Record<string, string>>
}

export const OperationContext = createContext<OperationData | undefined>(undefined)

/** The content with the operations around it that its components may show. */
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
