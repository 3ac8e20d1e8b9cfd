// Where a fault is in a reader's request, and where the operation's page is about it.

import type { ApiParameter } from '../../contract/contract.ts'
import type { WordedFault } from '../../check/fault-text.ts'
import { parameterAnchor } from '../../operation/operation-anchors.ts'
import type { ApiKeyAuth } from '../../../model/site-config.ts'

export interface ProblemPlace {
  in: 'path' | 'query' | 'header' | 'body'
  /** JSON Pointer into the body, or the name of a parameter or header. */
  at: string
  /** Anchor on the operation's page. */
  anchor: string
}

/** An unwanted header is ignored, which the reader is told in other words. */
export type PlacedFault = Exclude<WordedFault, { kind: 'header-unwanted' }>

export function placeOfFault(
  fault: PlacedFault,
  operation: string,
  { apiKeyAuth: { header }, headerPrefix }: { apiKeyAuth: ApiKeyAuth; headerPrefix: string },
): ProblemPlace {
  switch (fault.kind) {
    case 'key-missing':
      return { in: 'header', at: fault.instead?.name ?? header, anchor: operation }
    case 'key-kind':
      return { in: 'header', at: header, anchor: operation }
    case 'parameter-missing':
      return placeOfParameter(fault.parameter, operation, headerPrefix)
    case 'either-header-missing':
      return { in: 'header', at: fault.names[0]!, anchor: operation }
    case 'content-type':
      return { in: 'header', at: 'Content-Type', anchor: bodyAnchor(operation) }
    case 'body-unwanted':
      return { in: 'body', at: '', anchor: operation }
    case 'body-missing':
    case 'body-text':
      return { in: 'body', at: '', anchor: bodyAnchor(operation) }
  }
}

export const placeOfParameter = (
  parameter: ApiParameter,
  operation: string,
  headerPrefix: string,
): ProblemPlace => ({
  in: parameter.in,
  at: parameter.name,
  anchor: parameterAnchor(operation, parameter, headerPrefix),
})

export const bodyAnchor = (operation: string): string => `${operation}-request-body`
