// Checks a sample's annotation: its operation and status must exist in the contract.

import { responseOfStatus } from '../../contract/response-of-status.ts'
import type { Finding } from '../known/code-finding.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import { undocumentedStatus, unknownOperation } from './check-json.ts'

export function annotationFindings(
  { operation, status }: SampleAnnotation,
  contract: SampleContract,
): Finding[] {
  if (operation === undefined) return []
  const known = contract.byId.get(operation)
  if (!known) return [unknownOperation(operation, contract)]
  const isKnownStatus = status === undefined || responseOfStatus(known, status) !== undefined
  return isKnownStatus ? [] : [undocumentedStatus(status, operation, contract)]
}
