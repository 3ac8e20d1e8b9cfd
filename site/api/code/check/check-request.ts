// The check of a sample's HTTP request against the contract: method, address, query, headers, body, and the mock's response.

import type { ApiOperation } from '../../contract/contract.ts'
import { nearestName } from '../../check/nearest-name.ts'
import { askMock } from './ask-mock.ts'
import { checkBody } from './check-body.ts'
import { checkHeaders } from './check-headers.ts'
import { checkParameter } from './check-parameter.ts'
import type { Finding } from '../known/code-finding.ts'
import { operationsAt, type FoundOperation, type SampleContract } from '../known/sample-contract.ts'
import type { SampleRequest } from '../read/sample-request.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import { HOLE } from '../syntax/read-value.ts'

export interface CheckedRequest {
  findings: Finding[]
  operation?: ApiOperation
}

/** True where the request goes to the platform's API: its address, or a path alone. */
export function isOwnRequest({ host, path }: SampleRequest, { hosts }: SampleContract): boolean {
  const address = host + path
  return host === ''
    ? path.startsWith('/')
    : hosts.some((own) => address === own || address.startsWith(`${own}/`))
}

export function checkRequest(
  request: SampleRequest,
  annotation: SampleAnnotation,
  contract: SampleContract,
): CheckedRequest {
  const found = findOperation(request, contract)
  if ('code' in found) return { findings: [found] }
  const { operation, parameters } = found
  const findings = [
    ...checkAnnotation(operation, annotation, request),
    ...checkPath(request, found, contract),
    ...checkQuery(request, operation, contract),
    ...(request.openHeaders ? [] : checkHeaders(request, operation, contract)),
  ]
  const body = checkBody(request, operation, annotation, contract)
  findings.push(...body.findings)
  if (findings.length === 0 && body.complete && !request.openHeaders) {
    const response = askMock({ operation, parameters, request, body: body.text }, annotation, contract)
    if (response) findings.push({ ...response, at: request.at })
  }
  return { findings: findings.map((finding) => ({ operation: operation.id, ...finding })), operation }
}

/** The address without the host that it is sent to. */
function ownPath({ host, path }: SampleRequest, { hosts }: SampleContract): string {
  const own = hosts.find((one) => (host + path).startsWith(one)) ?? ''
  return host === '' ? path : (host + path).slice(own.length) || '/'
}

function findOperation(request: SampleRequest, contract: SampleContract): FoundOperation | Finding {
  const { operations } = contract
  const path = ownPath(request, contract)
  const here = operationsAt(path, operations)
  const most = here[0] && Object.keys(here[0].parameters).length
  const found = here.find(({ operation }) => operation.method === request.method)
  if (found && Object.keys(found.parameters).length === most) return found
  if (here.length > 0) {
    const methods = [...new Set(here.map(({ operation }) => operation.method))].join(', ')
    return {
      code: 'sample-operation-unknown',
      at: request.methodAt,
      what: `the API has no operation \`${request.method} ${here[0]!.operation.path}\``,
      fix: `write ${methods.includes(',') ? 'one of ' : ''}${methods}`,
    }
  }
  const nearest = nearestName(path.replaceAll(HOLE, ''), [...new Set(operations.map((one) => one.path))])
  return {
    code: 'sample-operation-unknown',
    at: request.pathAt,
    what: `the API has no path \`${path.replaceAll(HOLE, '…')}\``,
    fix: nearest ? `write \`${nearest}\`` : 'write a path of the contract',
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

function checkPath(
  { pathAt }: SampleRequest,
  { operation, parameters }: FoundOperation,
  contract: SampleContract,
): Finding[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'path' && !parameter.rest)
    .flatMap((parameter) => {
      const text = parameters[parameter.name] ?? ''
      return checkParameter({ parameter, text, at: pathAt, operation, contract })
    })
}

function checkQuery(request: SampleRequest, operation: ApiOperation, contract: SampleContract): Finding[] {
  if (operation.parameters.some((parameter) => parameter.rest)) return []
  const known = operation.parameters.filter((parameter) => parameter.in === 'query')
  const findings = request.query.flatMap(({ name, value, at }): Finding[] => {
    const parameter = known.find((one) => fitsName(one.name, name))
    if (parameter) return checkParameter({ parameter, text: value, at, operation, contract })
    const nearest = nearestName(
      name,
      known.map((one) => one.name),
    )
    return [
      {
        code: 'sample-invalid',
        at,
        what: `\`${operation.id}\` has no query parameter \`${name}\``,
        fix: nearest ? `write \`${nearest}\`` : 'remove it',
      },
    ]
  })
  const missing = known.filter(
    (one) => one.required && !request.query.some(({ name }) => fitsName(one.name, name)),
  )
  return [
    ...findings,
    ...missing.map((one): Finding => ({
      code: 'sample-invalid',
      at: request.pathAt,
      what: `\`${operation.id}\` needs the query parameter \`${one.name}\``,
    })),
  ]
}

/** `metadata.{key}` stands for every name of that form; a list may repeat its name with `[]`. */
function fitsName(parameter: string, name: string): boolean {
  const [before, after] = parameter.split(/\{[^}]+\}/)
  if (after !== undefined)
    return name.length > parameter.length - 3 && name.startsWith(before!) && name.endsWith(after)
  return name === parameter || name === `${parameter}[]`
}
