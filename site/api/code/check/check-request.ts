// Checks a request sent by code or a command: its operation, its faults against the contract, and whether the mock's
// response is the one that its author declared.

import { isAtOrBelow } from '../../../model/urls.ts'
import type { ApiOperation } from '../../contract/contract.ts'
import { isOfAlternative } from '../../check/values/alternatives-at.ts'
import { nearestPath } from '../../check/nearest-operation-path.ts'
import {
  matchOperation,
  operationsAt,
  samePathElsewhere,
  type FoundOperation,
} from '../../check/operations-at.ts'
import { requestFaults } from '../../check/request-faults.ts'
import type { WrittenHeader } from '../../../curl/written-request.ts'
import { HOLE } from '../../../curl/placeholder.ts'
import { askMock } from './ask-mock.ts'
import { findingOf } from './finding-of.ts'
import { readBody } from './read-body.ts'
import { distinctFindings, isEcho } from './violation-finding.ts'
import type { Finding } from '../known/code-finding.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import type { SampleRequest } from '../read/sample-request.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'

interface CheckedRequest {
  findings: Finding[]
  operation?: ApiOperation
}

/** True for requests to the platform's API: by host, or with only a path. */
export function isOwnRequest({ host, path }: SampleRequest, { hosts }: SampleContract): boolean {
  const address = host + path
  return host === '' ? path.startsWith('/') : hosts.some((own) => isAtOrBelow(address, own))
}

export function checkRequest(
  request: SampleRequest,
  annotation: SampleAnnotation,
  contract: SampleContract,
): CheckedRequest {
  const found = findOperation(request, contract)
  if ('code' in found) return { findings: [found] }
  const { operation, path } = found
  const body = readBody(request, operation, annotation, contract)
  const { apiKeyAuth, validate } = contract
  const { query, headers, openHeaders } = request
  const faults = requestFaults<WrittenHeader>(
    { operation, path, query, headers, ...(openHeaders && { openHeaders }), ...body.sent },
    { apiKeyAuth, validate, headerNames: contract, expressions: contract.expressions },
  )
  const reported = faults.flatMap((fault): Finding[] => {
    if (request.openBody && /^body-(?:missing|unwanted)$/.test(fault.kind)) return []
    if (fault.kind === 'body-value') {
      const { schema } = operation.body!
      if (isEcho(fault.violation, schema, contract)) return []
      if (isOfAlternative(fault.violation, schema, contract.schemas)) return []
    }
    return findingOf(fault, { request, operation, fitted: body.fitted, contract }, annotation)
  })
  const findings = [
    ...checkAnnotation(operation, annotation, request),
    ...body.findings,
    ...distinctFindings(reported),
  ]
  if (findings.length === 0 && body.complete && !request.openHeaders) {
    const response = askMock({ operation, parameters: path, request, body: body.text }, annotation, contract)
    if (response) findings.push({ ...response, at: request.at })
  }
  return { findings: findings.map((finding) => ({ operation: operation.id, ...finding })), operation }
}

/** The URL without its host. */
function ownPath({ host, path }: SampleRequest, { hosts }: SampleContract): string {
  const own = hosts.find((one) => (host + path).startsWith(one)) ?? ''
  return host === '' ? path : (host + path).slice(own.length) || '/'
}

function findOperation(
  request: SampleRequest,
  contract: SampleContract,
): FoundOperation<ApiOperation> | Finding {
  const { operations } = contract
  const path = ownPath(request, contract)
  const found = matchOperation(operations, request.method, path)
  if (found && 'operation' in found) return found
  if (found) {
    const { methods } = found
    const other = samePathElsewhere(operations, request.method, path)
    return {
      code: 'sample-operation-unknown',
      at: request.methodAt,
      what: `the API has no operation \`${request.method} ${operationsAt(operations, path)[0]!.operation.path}\``,
      fix: other
        ? `write \`${other.path}\`, or ${methods.join(', ')}`
        : `write ${methods.length > 1 ? 'one of ' : ''}${methods.join(', ')}`,
    }
  }
  const nearest = nearestPath(operations, request.method, path)
  return {
    code: 'sample-operation-unknown',
    at: request.pathAt,
    what: `the API has no path \`${path.replaceAll(HOLE, '…')}\``,
    fix: nearest ? `write \`${nearest}\`` : 'use a path from the contract',
  }
}

function checkAnnotation(
  operation: ApiOperation,
  annotation: SampleAnnotation,
  request: SampleRequest,
): Finding[] {
  if (annotation.operation === undefined || annotation.operation === operation.id) return []
  return [
    {
      code: 'sample-invalid',
      at: request.at,
      what: `the request is \`${operation.id}\`, but the fence says \`${annotation.operation}\``,
      fix: `remove \`operation\`: method and path identify it`,
    },
  ]
}
