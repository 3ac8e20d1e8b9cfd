// Checks a reader's request against the contract: each problem with its location, reason, fix and reference. Pure.

import type { ApiOperation, JsonSchema } from '../../contract/contract.ts'
import { apiKeyAuthOf } from '../../contract/api-key-auth.ts'
import type { ApiKeyAuth } from '../../../model/site-config.ts'
import type { Validate, Violation } from '../../contract/violation.ts'
import { alternativesText, isOfAlternative } from '../../check/values/alternatives-at.ts'
import { asSentence } from '../../check/as-sentence.ts'
import { faultText } from '../../check/fault-text.ts'
import { fieldsOf } from '../../check/fields-of.ts'
import { fixOf } from '../../check/fix-of.ts'
import { nearestAllowed } from '../../check/values/nearest-allowed.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import type { RequestFault, SentRequest } from '../../check/request-fault.ts'
import { requestFaults } from '../../check/request-faults.ts'
import { exampleAt } from '../../check/values/example-at.ts'
import { escapePointer } from '../../check/values/json-pointer.ts'
import { anchorBelow } from '../../operation/operation-anchors.ts'
import {
  bodyAnchor,
  placeOfFault,
  placeOfParameter,
  type PlacedFault,
  type ProblemPlace,
} from './problem-place.ts'

interface RequestProblem extends ProblemPlace {
  problem: string
  fix: string
}

interface PastedRequestSettings {
  schemas: Record<string, JsonSchema>
  headerPrefix: string
  /** Where the API key is sent, if not in the brand's own header. */
  key?: Partial<ApiKeyAuth>
  /** Headers with the brand's prefix that some operation takes or returns. */
  headers: readonly string[]
  /** Names of the filters of expressions. */
  filters: readonly string[]
  validate: Validate
}

export function checkPastedRequest(request: SentRequest, settings: PastedRequestSettings): RequestProblem[] {
  const { headerPrefix, headers, filters, schemas, validate } = settings
  const names = new Set(headers.map((name) => name.toLowerCase()))
  const faults = requestFaults(request, {
    apiKeyAuth: apiKeyAuthOf(settings),
    validate,
    headerNames: { headerPrefix: `${headerPrefix}-`, headers: names },
    expressions: { schemas, filters },
  })
  const schema = request.operation.body?.schema ?? {}
  return faults
    .filter(
      (fault) => fault.kind !== 'body-value' || !isOfAlternative(fault.violation, schema, settings.schemas),
    )
    .map((fault) => problemOf(fault, request, settings))
}

function problemOf(
  fault: RequestFault,
  request: SentRequest,
  settings: PastedRequestSettings,
): RequestProblem {
  const { operation } = request
  switch (fault.kind) {
    case 'parameter-value':
      return valueOfParameterProblem(fault, operation, settings)
    case 'query-unknown':
      return unknownQueryProblem(fault, operation)
    case 'header-unknown':
    case 'header-unwanted':
      return ignoredHeaderProblem(fault, operation, settings)
    case 'body-value':
      return valueProblem(fault.violation, request, settings)
    default:
      return wordedProblem(fault, operation, settings)
  }
}

type FaultOf<Kind extends RequestFault['kind']> = Extract<RequestFault, { kind: Kind }>

function wordedProblem(
  fault: PlacedFault,
  operation: ApiOperation,
  settings: PastedRequestSettings,
): RequestProblem {
  const apiKeyAuth = apiKeyAuthOf(settings)
  const { what, fix } = faultText(fault, operation, apiKeyAuth)
  return {
    ...placeOfFault(fault, operation.id, { apiKeyAuth, headerPrefix: settings.headerPrefix }),
    problem: asSentence(what),
    fix: asSentence(fix),
  }
}

function unknownQueryProblem(
  { sent: { name }, known, isNeeded }: FaultOf<'query-unknown'>,
  { id }: ApiOperation,
): RequestProblem {
  const problem = 'The operation has no query parameter with this name.'
  return { in: 'query', at: name, problem, fix: removal(name, known, isNeeded), anchor: id }
}

function valueOfParameterProblem(
  fault: FaultOf<'parameter-value'>,
  { id }: ApiOperation,
  { headerPrefix }: PastedRequestSettings,
): RequestProblem {
  const { schema, example } = fault.parameter
  const name = `\`${fault.parameter.name}\``
  return {
    ...placeOfParameter(fault.parameter, id, headerPrefix),
    problem: `${name} ${fault.violation.message}.`,
    fix: fixOf(fault.violation, name, undefined, () => schema.examples?.[0] ?? example),
  }
}

function ignoredHeaderProblem(
  fault: FaultOf<'header-unknown' | 'header-unwanted'>,
  operation: ApiOperation,
  settings: PastedRequestSettings,
): RequestProblem {
  const { name } = fault.sent
  const isUnknown = fault.kind === 'header-unknown'
  const whose = isUnknown ? 'The API has' : 'The operation takes'
  const nearest = isUnknown ? nearestName(name, settings.headers) : ownHeader(name, operation, settings)
  return {
    in: 'header',
    at: name,
    problem: `${whose} no header with this name, and ignores it.`,
    fix: nearest ? renaming(nearest, isUnknown && fault.isNeeded) : 'Remove it.',
    anchor: operation.id,
  }
}

function valueProblem(
  violation: Violation,
  request: SentRequest,
  { schemas }: PastedRequestSettings,
): RequestProblem {
  const { id, body } = request.operation
  const { path, property, message } = violation
  const at = property === undefined ? path : `${path}/${escapePointer(property)}`
  const top = at.split('/')[1]
  const isField = top !== undefined && fieldsOf(body!.schema, schemas).includes(top)
  return {
    in: 'body',
    at,
    problem: `${path === '' ? 'The body' : `\`${path}\``} ${message}.`,
    fix: valueFix(violation, request, schemas),
    anchor: isField ? anchorBelow(bodyAnchor(id), top) : bodyAnchor(id),
  }
}

/** The violation's own fix, the value that was meant, the forms that are possible, or what its keyword asks for. */
function valueFix(
  violation: Violation,
  { operation, body }: SentRequest,
  schemas: PastedRequestSettings['schemas'],
): string {
  const { schema } = operation.body!
  const { fix, path } = violation
  if (fix !== undefined) return asSentence(fix)
  const meant = nearestAllowed(violation, body?.kind === 'json' ? body.value.json : undefined)
  if (meant !== undefined) return `Write \`${meant}\`.`
  const forms = alternativesText(violation, schema, schemas)
  if (forms !== undefined) return `Send ${forms}.`
  return fixOf(
    violation,
    path === '' ? 'the body' : `\`${path}\``,
    () => fieldsOf(schema, schemas, path),
    () => exampleAt(schema, schemas, path),
  )
}

/** `Idempotency-Key` and `X-API-Key` are this API's with its prefix. */
function ownHeader(
  name: string,
  { parameters }: ApiOperation,
  settings: PastedRequestSettings,
): string | undefined {
  const wanted = name.toLowerCase().replace(/^x-/, '')
  const taken = parameters.flatMap((one) => (one.in === 'header' ? one.name : []))
  return [apiKeyAuthOf(settings).header, ...taken].find((own) => own.toLowerCase().endsWith(`-${wanted}`))
}

const renaming = (nearest: string, isNeeded = false): string =>
  `Rename it to \`${nearest}\`${isNeeded ? '' : ', or remove it'}.`

function removal(name: string, known: readonly string[], isNeeded?: boolean): string {
  const nearest = nearestName(name, known)
  if (nearest !== undefined) return renaming(nearest, isNeeded)
  return known.length === 0
    ? 'Remove it.'
    : `Remove it, or use one of ${known.map((one) => `\`${one}\``).join(', ')}.`
}
