// Checks a request against the contract. Shared by the build (samples), the MCP tools, /check, the search (pasted
// commands) and the mock. Pure; each caller words the faults itself.

import type { Validate } from '../contract/violation.ts'
import type { ApiKeyAuth } from '../../model/site-config.ts'
import { bodyFaults, type ExpressionRules } from './body-faults.ts'
import { eitherHeaderFaults } from './either-header-faults.ts'
import { headerFaults, type HeaderNames } from './header-faults.ts'
import { nearestName } from '../../spelling/nearest-name.ts'
import { keyFaults } from './key-faults.ts'
import { parameterFaults, unknownQuery } from './parameter-faults.ts'
import type { RequestFault, SentRequest, SentValue } from './request-fault.ts'

export interface RequestRules {
  apiKeyAuth: ApiKeyAuth
  validate: Validate
  /** Absent if unknown headers are not faults. */
  headerNames?: HeaderNames | undefined
  /** Absent if expressions are not read. */
  expressions?: ExpressionRules | undefined
}

export function requestFaults<Sent extends SentValue>(
  request: SentRequest<Sent>,
  { apiKeyAuth, validate, headerNames, expressions }: RequestRules,
): RequestFault<Sent>[] {
  const ofHeaders = headerNames ? headerFaults(request, apiKeyAuth, headerNames) : []
  return [
    ...withoutEchoes(keyFaults(request, apiKeyAuth), ofHeaders, apiKeyAuth),
    ...withoutMisspelt(
      [...parameterFaults(request, validate), ...eitherHeaderFaults(request), ...unknownQuery(request)],
      ofHeaders,
    ),
    ...bodyFaults(request, validate, expressions),
  ]
}

/** A parameter under a misspelt name is one mistake, and not also a missing one. */
function withoutMisspelt<Sent extends SentValue>(
  faults: readonly RequestFault<Sent>[],
  ofHeaders: readonly RequestFault<Sent>[],
): RequestFault<Sent>[] {
  const unknown = [...ofHeaders, ...faults].flatMap((fault) =>
    fault.kind === 'header-unknown' || fault.kind === 'query-unknown' ? fault.sent.name : [],
  )
  const isSent = (names: readonly string[]): boolean =>
    unknown.some((name) => nearestName(name, names) !== undefined)
  return faults.filter((fault) => {
    if (fault.kind === 'either-header-missing') return !isSent(fault.names)
    return fault.kind !== 'parameter-missing' || !isSent([fault.parameter.name])
  })
}

/** Headers in which other APIs take a key: `Authorization`, `X-API-Key`, `Acme-Token`. */
const KEY_HEADER = /^(?:[a-z]+-)*(?:authorization|auth|(?:api|access|auth|secret|private)?-?(?:key|token))$/i

/** A key in a header of another name is one mistake, and not also a header too many. */
function withoutEchoes<Sent extends SentValue>(
  ofKey: readonly RequestFault<Sent>[],
  ofHeaders: readonly RequestFault<Sent>[],
  { header }: ApiKeyAuth,
): RequestFault<Sent>[] {
  const isMissing = ofKey.some(({ kind }) => kind === 'key-missing')
  const isMisspelt = ofHeaders.some(
    (fault) => fault.kind === 'header-unknown' && nearestName(fault.sent.name, [header]) !== undefined,
  )
  if (isMisspelt || !isMissing) return [...ofKey.filter(({ kind }) => kind !== 'key-missing'), ...ofHeaders]
  const isNamedSo = (fault: RequestFault<Sent>): boolean =>
    (fault.kind === 'header-unknown' || fault.kind === 'header-unwanted') && KEY_HEADER.test(fault.sent.name)
  const [instead, ...others] = ofHeaders.filter(isNamedSo)
  if (!instead || others.length > 0 || !('sent' in instead)) return [...ofKey, ...ofHeaders]
  return [
    ...ofKey.map((fault) => (fault.kind === 'key-missing' ? { ...fault, instead: instead.sent } : fault)),
    ...ofHeaders.filter((fault) => fault !== instead),
  ]
}
