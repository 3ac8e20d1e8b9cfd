// The anchors of an operation's parts. They are permanent, because other sites link to them.
//
//   #create-token-request-body-card-number   #list-tokens-query-size   #create-token-header-idempotency-key
//   #get-token-path-id                       #create-token-response-201-data

import type { ApiParameter } from '../contract/contract.ts'

/** The anchor of a named thing inside another. Field names stay as they are: `search_indexes`. */
export function anchorBelow(anchor: string, name: string): string {
  const part = name.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '')
  return part === '' ? anchor : `${anchor}-${part}`
}

/** A header's anchor omits the brand's prefix, so that it survives a rebrand. */
export function parameterAnchor(operation: string, parameter: ApiParameter, headerPrefix: string): string {
  const place = `${operation}-${parameter.in}`
  if (parameter.in !== 'header') return anchorBelow(place, parameter.name)
  const name = parameter.name.toLowerCase()
  const prefix = `${headerPrefix.toLowerCase()}-`
  return anchorBelow(place, name.startsWith(prefix) ? name.slice(prefix.length) : name)
}
