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

interface FaultyRequest {
  request: SampleRequest
  operation: ApiOperation
  /** The parsed body. */
  fitted: FittedValue | undefined
  contract: SampleContract
}

/** None for a fault already reported while parsing the body, and for an error that the sample may show on purpose. */
export function findingOf(
  fault: RequestFault<WrittenHeader>,
  faulty: FaultyRequest,
  { status }: SampleAnnotation,
): Finding[] {
  const { request, operation, fitted, contract } = faulty
  const id = `\`${operation.id}\``
  const isRefusal =
    fault.kind === 'key-kind' || (fault.kind === 'body-value' && isOwnKeyword(fault.violation.keyword))
  if (isRefusal && status !== undefined) return []
  const invalid = (at: CodeSpan | undefined, what: string, fix?: string): Finding[] => [
    { code: 'sample-invalid', at, what, ...(fix !== undefined && { fix }) },
  ]
  switch (fault.kind) {
    case 'key-missing': {
      const { header } = contract.keyPlace
      const example = `\`${header}: ${keyValue(contract.keyPlace, '<PRIVATE_API_KEY>')}\``
      const { sent, instead } = fault
      const what = instead
        ? `${id} takes its key in the header \`${header}\`, not in \`${instead.name}\``
        : `${id} needs a key, but the request has no header \`${header}\``
      return invalid((instead ?? sent ?? request).at, what, `send ${example}, or the key that fits`)
    }
    case 'key-kind': {
      const what = `a key of this kind can never have a permission for ${id}`
      return invalid(fault.sent?.at, what, `send \`${keyPlaceholder(operation)}\``)
    }
    case 'parameter-missing': {
      const { name, in: place } = fault.parameter
      const kind = place === 'header' ? 'header' : `${place} parameter`
      const at = place === 'header' ? request.at : request.pathAt
      return invalid(at, `${id} needs the ${kind} \`${name}\``, `add \`${name}\``)
    }
    case 'parameter-value': {
      const { name, in: place } = fault.parameter
      const what = `the ${place} parameter \`${name}\` of ${id} ${fault.violation.message}`
      return invalid(fault.sent?.at ?? request.pathAt, what)
    }
    case 'destination-missing': {
      const names = fault.choices.map((name) => `\`${name}\``)
      const what = `${id} needs a destination, but the request has neither ${names.join(' nor ')}`
      return invalid(request.at, what, `send ${names.join(' or ')}`)
    }
    case 'query-unknown': {
      const nearest = nearestName(fault.sent.name, fault.known)
      const what = `${id} has no query parameter \`${fault.sent.name}\``
      return invalid(fault.sent.at, what, nearest ? `write \`${nearest}\`` : 'remove it')
    }
    case 'header-unknown':
      return [unknownHeader(fault.sent, contract)!]
    case 'header-unwanted': {
      const { name, at } = fault.sent
      const code = contract.headers.has(name.toLowerCase()) ? 'sample-invalid' : 'sample-header-unknown'
      return [{ code, at, what: `${id} takes no header \`${name}\``, fix: 'remove it' }]
    }
    case 'content-type':
      return invalid(
        fault.sent?.at ?? (request.built ?? request.body)?.at,
        contentTypeText(fault, id),
        `write \`Content-Type: ${fault.wanted}\``,
      )
    case 'body-missing':
      return invalid(request.at, `${id} needs a body`)
    case 'body-unwanted':
      return invalid((request.built ?? request.body)?.at, `${id} takes no body`, 'remove it')
    case 'body-text':
      return []
    case 'body-value':
      return [
        violationFinding(fault.violation, fitted!, {
          schema: operation.body!.schema,
          schemas: contract.schemas,
          subject: `the body of ${id}`,
        }),
      ]
  }
}

function contentTypeText(
  { sent, wanted }: RequestFault<WrittenHeader> & { kind: 'content-type' },
  id: string,
): string {
  if (!sent) return `${id} takes \`${wanted}\`, but the request has no content type`
  const type = sent.value.split(';')[0]!.trim()
  return `${id} takes \`${wanted}\`, but the request ${sent.implied ? 'would send' : 'sends'} \`${type}\``
}
