// The reference pages that a contract still needs: its operations that no page shows, by the page that they belong to.

import type { ApiOperation } from '#site/api/contract/contract.ts'

export interface MissingPage {
  /** Of the operations' tag. */
  path: string
  tag: string
  /** In the order of the contract. */
  operations: ApiOperation[]
}

interface MissingPages {
  pages: MissingPage[]
  /** Ids of operations that have no tag, and so belong to no page. */
  untagged: string[]
}

/** `shown`: ids of the operations that pages show. */
export function missingPages(operations: readonly ApiOperation[], shown: ReadonlySet<string>): MissingPages {
  const missing = operations.filter(({ id }) => !shown.has(id))
  const byPath = Map.groupBy(
    missing.filter(({ page }) => page !== ''),
    ({ page }) => page,
  )
  return {
    pages: [...byPath].map(([path, own]) => ({ path, tag: own[0]!.tag, operations: own })),
    untagged: missing.filter(({ page }) => page === '').map(({ id }) => id),
  }
}
