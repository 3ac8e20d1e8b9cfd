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
  const faults = [
    ...keyFaults(request, apiKeyAuth),
    ...(headerNames ? headerFaults(request, apiKeyAuth, headerNames) : []),
    ...parameterFaults(request, validate),
    ...eitherHeaderFaults(request),
    ...unknownQuery(request),
  ]
  const meant = (fault: RequestFault<Sent>): string | undefined => meantBy(fault, headerNames)
  return [
    ...withoutEchoes(withoutMisspelt(faults, apiKeyAuth, meant), meant),
    ...bodyFaults(request, validate, expressions),
  ]
}

/** Place and name, in lower case. */
const placed = (place: string, name: string): string => `${place} ${name.toLowerCase()}`

/** What an unknown name was meant to be: the nearest of all that are known. */
function meantBy(fault: RequestFault, headerNames: HeaderNames | undefined): string | undefined {
  if (fault.kind === 'header-unknown') {
    const nearest = nearestName(fault.sent.name, headerNames?.headers.values() ?? [])
    return nearest && placed('header', nearest)
  }
  const nearest = fault.kind === 'query-unknown' ? nearestName(fault.sent.name, fault.known) : undefined
  return nearest && placed('query', nearest)
}

/** What would remove a fault by being sent. */
function missingFrom(fault: RequestFault, { header }: ApiKeyAuth): string[] {
  if (fault.kind === 'key-missing') return [placed('header', header)]
  if (fault.kind === 'either-header-missing') return fault.names.map((name) => placed('header', name))
  return fault.kind === 'parameter-missing' ? [placed(fault.parameter.in, fault.parameter.name)] : []
}

/** A parameter under a misspelt name is one mistake, and not also a missing one. */
function withoutMisspelt<Sent extends SentValue>(
  faults: readonly RequestFault<Sent>[],
  apiKeyAuth: ApiKeyAuth,
  meant: (fault: RequestFault<Sent>) => string | undefined,
): RequestFault<Sent>[] {
  const sent = new Set(faults.map(meant))
  const missing = new Set(faults.flatMap((fault) => missingFrom(fault, apiKeyAuth)))
  return faults.flatMap((fault) => {
    if (missingFrom(fault, apiKeyAuth).some((name) => sent.has(name))) return []
    const isUnknown = fault.kind === 'header-unknown' || fault.kind === 'query-unknown'
    return isUnknown && missing.has(meant(fault) ?? '') ? { ...fault, isNeeded: true } : fault
  })
}

/** Headers in which other APIs take a key: `Authorization`, `X-API-Key`, `Acme-Token`. */
const KEY_HEADER = /^(?:[a-z]+-)*(?:authorization|auth|(?:api|access|auth|secret|private)?-?(?:key|token))$/i

/** A key in a header of another name is one mistake, and not also a header too many. */
function withoutEchoes<Sent extends SentValue>(
  faults: readonly RequestFault<Sent>[],
  meant: (fault: RequestFault<Sent>) => string | undefined,
): RequestFault<Sent>[] {
  if (!faults.some(({ kind }) => kind === 'key-missing')) return [...faults]
  const [instead, ...others] = faults.flatMap((fault) =>
    (fault.kind === 'header-unknown' || fault.kind === 'header-unwanted') &&
    KEY_HEADER.test(fault.sent.name) &&
    meant(fault) === undefined
      ? fault
      : [],
  )
  if (!instead || others.length > 0) return [...faults]
  return faults
    .filter((fault) => fault !== instead)
    .map((fault) => (fault.kind === 'key-missing' ? { ...fault, instead: instead.sent } : fault))
}
