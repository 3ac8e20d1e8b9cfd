// The first page of a sidebar's items.

import type { PlannedItem } from './import-plan.ts'

export function firstPage(items: readonly PlannedItem[]): string | undefined {
  for (const item of items) {
    const page = typeof item === 'string' ? item : (item.link ?? firstPage(item.items))
    if (page !== undefined) return page
  }
  return undefined
}
