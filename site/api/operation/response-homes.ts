// Decides where an object that several responses contain is documented in full: in the first response that contains it.

import type { ApiOperation, Contract, ResponseHome as Home } from '../contract/contract.ts'
import { resolveSchema } from './schema/resolve-schema.ts'
import { contentOf, type ReadOptions } from './schema-fields.ts'
import { FIRST_ERROR_STATUS } from '../../model/http/first-error-status.ts'

/** Smaller objects are shown everywhere. */
const MIN_FIELDS = 4

const known = new WeakMap<Contract, Record<string, Home>>()

/** Options for an operation's response fields: objects documented elsewhere become links. */
export function responseOptions(contract: Contract, { page }: ApiOperation): ReadOptions {
  const homes = contract.homes ?? known.get(contract) ?? responseHomes(contract)
  known.set(contract, homes)
  return {
    schemas: contract.schemas,
    ofResponse: true,
    elsewhere(component, anchor) {
      const home = homes[component]
      if (!home || (home.page === page && home.anchor === anchor)) return undefined
      return `${home.page === page ? '' : home.page}#${home.anchor}`
    },
  }
}

export function responseAnchor({ id }: ApiOperation, status: number): string {
  return `${id}-response-${status}`
}

/** Keyed by schema name. */
export function responseHomes(contract: Contract): Record<string, Home> {
  const homes: Record<string, Home> = {}
  for (const operation of contract.operations) {
    const note: ReadOptions = {
      schemas: contract.schemas,
      elsewhere(component, anchor) {
        const { schema } = resolveSchema(contract.schemas[component] ?? {}, contract.schemas)
        const isLarge = Object.keys(schema.properties ?? {}).length >= MIN_FIELDS
        if (isLarge) homes[component] ??= { page: operation.page, anchor }
        return undefined
      },
    }
    // Of two success responses, prefer the more informative: 201 over the 200 for an existing object.
    for (const { status, schema } of operation.responses.toSorted((a, b) => b.status - a.status)) {
      if (status < FIRST_ERROR_STATUS && schema) contentOf(schema, note, responseAnchor(operation, status))
    }
  }
  return homes
}
