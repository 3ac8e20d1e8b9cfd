// Turns a request's fault into a finding: worded in terms of the code, at its location there.

import type { ApiOperation } from '../../contract/contract.ts'
import { faultText, type WordedFault } from '../../check/fault-text.ts'
import { isOwnKeyword } from '../../check/values/keyword-violations.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import type { RequestFault } from '../../check/request-fault.ts'
import type { WrittenHeader } from '../../../curl/written-request.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'
import type { Finding } from '../known/code-finding.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import type { SampleRequest } from '../read/sample-request.ts'
import type { FittedValue } from './fit-value.ts'
import { violationFinding } from './violation-finding.ts'
import { unknownHeader } from './unknown-header.ts'

type Fault = RequestFault<WrittenHeader>
type PlacedFault = Extract<Fault, { kind: Exclude<WordedFault['kind'], 'body-text'> }>

interface FaultyRequest {
  request: SampleRequest
  operation: ApiOperation
  /** The parsed body. */
  fitted: FittedValue | undefined
  contract: SampleContract
}

/** None for a fault already reported while parsing the body, and for an error that the sample may show on purpose. */
export function findingOf(fault: Fault, faulty: FaultyRequest, { status }: SampleAnnotation): Finding[] {
  const isRefusal =
    fault.kind === 'key-kind' || (fault.kind === 'body-value' && isOwnKeyword(fault.violation.keyword))
  if (isRefusal && status !== undefined) return []
  const { request, operation, fitted, contract } = faulty
  const id = `\`${operation.id}\``
  switch (fault.kind) {
    case 'parameter-value': {
      const { name, in: place } = fault.parameter
      const what = `the ${place} parameter \`${name}\` of ${id} ${fault.violation.message}`
      return [invalid(fault.sent?.at ?? request.pathAt, what)]
    }
    case 'query-unknown': {
      const nearest = nearestName(fault.sent.name, fault.known)
      const what = `${id} has no query parameter \`${fault.sent.name}\``
      return [invalid(fault.sent.at, what, nearest ? `write \`${nearest}\`` : 'remove it')]
    }
    case 'header-unknown':
      return [unknownHeader(fault.sent, contract)!]
    case 'body-text':
      return []
    case 'body-value': {
      const { schema } = operation.body!
      const subject = `the body of ${id}`
      return [violationFinding(fault.violation, fitted!, { schema, schemas: contract.schemas, subject })]
    }
    default:
      return [wordedFinding(fault, faulty)]
  }
}

function wordedFinding(fault: PlacedFault, { request, operation, contract }: FaultyRequest): Finding {
  const { what, fix } = faultText(fault, operation, contract.apiKeyAuth)
  const at = placeOf(fault, request)
  if (fault.kind === 'key-missing' && fault.instead) {
    const { header } = contract.apiKeyAuth
    const instead = `takes its key in the header \`${header}\`, not in \`${fault.instead.name}\``
    return invalid(at, `\`${operation.id}\` ${instead}`, fix)
  }
  const isOurs = fault.kind !== 'header-unwanted' || contract.headers.has(fault.sent.name.toLowerCase())
  return { code: isOurs ? 'sample-invalid' : 'sample-header-unknown', at, what, fix }
}

function placeOf(fault: PlacedFault, request: SampleRequest): CodeSpan | undefined {
  const bodyAt = (request.built ?? request.body)?.at
  switch (fault.kind) {
    case 'key-missing':
      return (fault.instead ?? fault.sent ?? request).at
    case 'key-kind':
      return fault.sent?.at
    case 'parameter-missing':
      return fault.parameter.in === 'header' ? request.at : request.pathAt
    case 'header-unwanted':
      return fault.sent.at
    case 'content-type':
      return fault.sent?.at ?? bodyAt
    case 'body-unwanted':
      return bodyAt
    case 'either-header-missing':
    case 'body-missing':
      return request.at
  }
}

function invalid(at: CodeSpan | undefined, what: string, fix?: string): Finding {
  return { code: 'sample-invalid', at, what, ...(fix !== undefined && { fix }) }
}
