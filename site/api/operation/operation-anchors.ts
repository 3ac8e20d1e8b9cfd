// The anchors of an operation's parts. They are permanent: other people link to them.
//
//   #create-token-request-body-card-number   #list-tokens-query-size   #create-token-header-idempotency-key
//   #get-token-path-id                       #create-token-response-201-data

import type { ApiParameter } from '../contract/contract.ts'

/** The anchor of something with a name below another thing. Names of fields stay as they are: `search_indexes`. */
export function anchorBelow(anchor: string, name: string): string {
  const part = name.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '')
  return part === '' ? anchor : `${anchor}-${part}`
}

/** A header's anchor is without the brand's prefix, so that another brand keeps it. */
export function parameterAnchor(operation: string, parameter: ApiParameter, headerPrefix: string): string {
  const place = `${operation}-${parameter.in}`
  if (parameter.in !== 'header') return anchorBelow(place, parameter.name)
  const name = parameter.name.toLowerCase()
  const prefix = `${headerPrefix.toLowerCase()}-`
  return anchorBelow(place, name.startsWith(prefix) ? name.slice(prefix.length) : name)
}
