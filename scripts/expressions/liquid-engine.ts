// The Liquid engine of the platform's expressions: standard filters, the platform's own, no tags.

import { Liquid } from 'liquidjs'
import { aliasFilters } from './alias-filters.ts'
import { cardFilters } from './card-filters.ts'
import { maskFilters } from './mask-filters.ts'
import { valueFilters } from './value-filters.ts'

const ownFilters = { ...aliasFilters, ...cardFilters, ...maskFilters, ...valueFilters }

export const liquidEngine = new Liquid({ strictFilters: true, ownPropertyOnly: true, jekyllInclude: false })

for (const [name, filter] of Object.entries(ownFilters)) {
  liquidEngine.registerFilter(name, filter as (...values: unknown[]) => unknown)
}
for (const name of Object.keys(liquidEngine.tags)) delete liquidEngine.tags[name]

/** Names of all filters, for suggestions. */
export const filterNames = (): string[] => Object.keys(liquidEngine.filters)
