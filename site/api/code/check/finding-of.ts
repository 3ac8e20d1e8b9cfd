// Turns a request's fault into a finding: worded in terms of the code, at its location there.

import type { ApiOperation } from '../../contract/contract.ts'
import { keyValue } from '../../contract/key-place.ts'
import { isOwnKeyword } from '../../check/values/keyword-violations.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import type { RequestFault } from '../../check/request-fault.ts'
import { keyPlaceholder } from '../../samples/request/key-placeholder.ts'
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
type FaultOf<Kind extends Fault['kind']> = Extract<Fault, { kind: Kind }>

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
  const bodyAt = (request.built ?? request.body)?.at
  switch (fault.kind) {
    case 'key-missing':
    case 'key-kind':
      return [keyFinding(fault, faulty)]
    case 'parameter-missing':
    case 'parameter-value':
      return [parameterFinding(fault, faulty)]
    case 'either-header-missing': {
      const names = fault.names.map((name) => `\`${name}\``)
      const what = `${id} needs a header that the request lacks: ${names.join(' or ')}`
      return [invalid(request.at, what, `send ${names.join(' or ')}`)]
    }
    case 'query-unknown': {
      const nearest = nearestName(fault.sent.name, fault.known)
      const what = `${id} has no query parameter \`${fault.sent.name}\``
      return [invalid(fault.sent.at, what, nearest ? `write \`${nearest}\`` : 'remove it')]
    }
    case 'header-unknown':
      return [unknownHeader(fault.sent, contract)!]
    case 'header-unwanted': {
      const { name, at } = fault.sent
      const code = contract.headers.has(name.toLowerCase()) ? 'sample-invalid' : 'sample-header-unknown'
      return [{ code, at, what: `${id} takes no header \`${name}\``, fix: 'remove it' }]
    }
    case 'content-type': {
      const fix = `write \`Content-Type: ${fault.wanted}\``
      return [invalid(fault.sent?.at ?? bodyAt, contentTypeText(fault, id), fix)]
    }
    case 'body-missing':
      return [invalid(request.at, `${id} needs a body`)]
    case 'body-unwanted':
      return [invalid(bodyAt, `${id} takes no body`, 'remove it')]
    case 'body-text':
      return []
    case 'body-value': {
      const { schema } = operation.body!
      const subject = `the body of ${id}`
      return [violationFinding(fault.violation, fitted!, { schema, schemas: contract.schemas, subject })]
    }
  }
}

function invalid(at: CodeSpan | undefined, what: string, fix?: string): Finding {
  return { code: 'sample-invalid', at, what, ...(fix !== undefined && { fix }) }
}

function keyFinding(
  fault: FaultOf<'key-missing' | 'key-kind'>,
  { request, operation, contract: { keyPlace } }: FaultyRequest,
): Finding {
  const id = `\`${operation.id}\``
  if (fault.kind === 'key-kind') {
    const what = `a key of this kind can never have a permission for ${id}`
    return invalid(fault.sent?.at, what, `send \`${keyPlaceholder(operation)}\``)
  }
  const { header } = keyPlace
  const { sent, instead } = fault
  const example = `\`${header}: ${keyValue(keyPlace, '<PRIVATE_API_KEY>')}\``
  const what = instead
    ? `${id} takes its key in the header \`${header}\`, not in \`${instead.name}\``
    : `${id} needs a key, but the request has no header \`${header}\``
  return invalid((instead ?? sent ?? request).at, what, `send ${example}, or the key that fits`)
}

function parameterFinding(
  fault: FaultOf<'parameter-missing' | 'parameter-value'>,
  { request, operation }: FaultyRequest,
): Finding {
  const id = `\`${operation.id}\``
  const { name, in: place } = fault.parameter
  if (fault.kind === 'parameter-value') {
    const what = `the ${place} parameter \`${name}\` of ${id} ${fault.violation.message}`
    return invalid(fault.sent?.at ?? request.pathAt, what)
  }
  const kind = place === 'header' ? 'header' : `${place} parameter`
  const at = place === 'header' ? request.at : request.pathAt
  return invalid(at, `${id} needs the ${kind} \`${name}\``, `add \`${name}\``)
}

function contentTypeText({ sent, wanted }: FaultOf<'content-type'>, id: string): string {
  if (!sent) return `${id} takes \`${wanted}\`, but the request has no content type`
  const type = sent.value.split(';')[0]!.trim()
  return `${id} takes \`${wanted}\`, but the request ${sent.implied ? 'would send' : 'sends'} \`${type}\``
}
