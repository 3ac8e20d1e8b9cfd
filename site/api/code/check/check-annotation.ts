// Checks a sample's annotation: its operation and status must exist in the contract.

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
  const isKnownStatus =
    status === undefined || known.responses.some((response) => String(response.status) === status)
  return isKnownStatus ? [] : [undocumentedStatus(status, operation, contract)]
}
