// The check of a request against the contract, whoever asks: the build for samples, tools and /check for a reader's own,
// the search for a pasted command, the mock before it responds. Pure; each of them tells the faults in its own words.

import type { Validate } from '../contract/violation.ts'
import type { KeyPlace } from '../../model/site-config.ts'
import { bodyFaults } from './body-faults.ts'
import { headerFaults, type HeaderNames } from './header-faults.ts'
import { keyFaults } from './key-faults.ts'
import { parameterFaults, unknownQuery } from './parameter-faults.ts'
import type { RequestFault, SentRequest, SentValue } from './request-fault.ts'

export interface RequestRules {
  keyPlace: KeyPlace
  validate: Validate
  /** Absent where headers that nobody reads are no fault. */
  headerNames?: HeaderNames | undefined
}

export function requestFaults<Sent extends SentValue>(
  request: SentRequest<Sent>,
  { keyPlace, validate, headerNames }: RequestRules,
): RequestFault<Sent>[] {
  return [
    ...keyFaults(request, keyPlace),
    ...parameterFaults(request, validate),
    ...unknownQuery(request),
    ...(headerNames ? headerFaults(request, keyPlace, headerNames) : []),
    ...bodyFaults(request, validate),
  ]
}
