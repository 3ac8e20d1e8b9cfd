// Checks a request against the contract. Shared by the build (samples), the MCP tools, /check, the search (pasted
// commands) and the mock. Pure; each caller words the faults itself.

import type { Validate } from '../contract/violation.ts'
import type { KeyPlace } from '../../model/site-config.ts'
import { bodyFaults, type ExpressionRules } from './body-faults.ts'
import { destinationFaults } from './destination-faults.ts'
import { headerFaults, type HeaderNames } from './header-faults.ts'
import { nearestName } from '../../spelling/nearest-name.ts'
import { keyFaults } from './key-faults.ts'
import { parameterFaults, unknownQuery } from './parameter-faults.ts'
import type { RequestFault, SentRequest, SentValue } from './request-fault.ts'

export interface RequestRules {
  keyPlace: KeyPlace
  validate: Validate
  /** Absent if unknown headers are not faults. */
  headerNames?: HeaderNames | undefined
  /** Absent if expressions are not read. */
  expressions?: ExpressionRules | undefined
}

export function requestFaults<Sent extends SentValue>(
  request: SentRequest<Sent>,
  { keyPlace, validate, headerNames, expressions }: RequestRules,
): RequestFault<Sent>[] {
  const ofHeaders = headerNames ? headerFaults(request, keyPlace, headerNames) : []
  // A misspelt name is the only mistake.
  const isMisspelt = ofHeaders.some(
    (fault) =>
      fault.kind === 'header-unknown' && nearestName(fault.sent.name, [keyPlace.header]) !== undefined,
  )
  return [
    ...keyFaults(request, keyPlace).filter(({ kind }) => kind !== 'key-missing' || !isMisspelt),
    ...parameterFaults(request, validate),
    ...destinationFaults(request),
    ...unknownQuery(request),
    ...ofHeaders,
    ...bodyFaults(request, validate, expressions),
  ]
}
