// Checks a reader's request against the contract: each problem with its location, reason, fix and reference. Pure.

import type { ApiOperation, JsonSchema } from '../../contract/contract.ts'
import { keyPlaceOf, keyValue } from '../../contract/key-place.ts'
import type { KeyPlace } from '../../../model/site-config.ts'
import type { Validate, Violation } from '../../contract/violation.ts'
import { alternativesText, isOfAlternative } from '../../check/values/alternatives-at.ts'
import { fieldsOf } from '../../check/fields-of.ts'
import { fixOf } from '../../check/fix-of.ts'
import { nearestAllowed } from '../../check/values/nearest-allowed.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import type { RequestFault, SentRequest } from '../../check/request-fault.ts'
import { requestFaults } from '../../check/request-faults.ts'
import { exampleAt } from '../../check/values/example-at.ts'
import { escapePointer } from '../../check/values/json-pointer.ts'
import { anchorBelow, parameterAnchor } from '../../operation/operation-anchors.ts'
import { keyPlaceholder } from '../../samples/request/key-placeholder.ts'

interface RequestProblem {
  in: 'path' | 'query' | 'header' | 'body'
  /** JSON Pointer into the body, or the name of a parameter or header. */
  at: string
  problem: string
  fix: string
  /** Anchor on the operation's page. */
  anchor: string
}

interface PastedRequestSettings {
  schemas: Record<string, JsonSchema>
  headerPrefix: string
  /** Where the API key is sent, if not in the brand's own header. */
  key?: Partial<KeyPlace>
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
    keyPlace: keyPlaceOf(settings),
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
  const { id, body } = operation
  const inBody = (problem: string, fix: string, anchor = bodyAnchor(id)): RequestProblem => ({
    in: 'body',
    at: '',
    problem,
    fix,
    anchor,
  })
  switch (fault.kind) {
    case 'key-missing':
    case 'key-kind':
      return keyProblem(fault, operation, settings)
    case 'parameter-missing':
    case 'parameter-value':
      return parameterProblem(fault, operation, settings)
    case 'either-header-missing': {
      const fix = `Send ${fault.names.map((name) => `\`${name}\``).join(' or ')}.`
      return { in: 'header', at: fault.names[0]!, problem: fault.detail, fix, anchor: id }
    }
    case 'query-unknown': {
      const fix = removal(fault.sent.name, fault.known)
      const problem = 'The operation has no query parameter with this name.'
      return { in: 'query', at: fault.sent.name, problem, fix, anchor: id }
    }
    case 'header-unknown':
    case 'header-unwanted':
      return ignoredHeaderProblem(fault, operation, settings)
    case 'content-type': {
      const problem = fault.sent ? 'The body has the wrong content type.' : 'The body has no content type.'
      const fix = `Send \`Content-Type: ${fault.wanted}\`.`
      return { in: 'header', at: 'Content-Type', problem, fix, anchor: bodyAnchor(id) }
    }
    case 'body-missing':
      return inBody('The body is required.', `Send a body with the content type \`${body!.contentType}\`.`)
    case 'body-unwanted':
      return inBody('The operation takes no body.', 'Send the request without a body.', id)
    case 'body-text': {
      const fix = 'Send JSON text, with names and strings in double quotes.'
      return inBody('The body is not valid JSON.', fix)
    }
    case 'body-value':
      return valueProblem(fault.violation, request, settings)
  }
}

type FaultOf<Kind extends RequestFault['kind']> = Extract<RequestFault, { kind: Kind }>

function keyProblem(
  fault: FaultOf<'key-missing' | 'key-kind'>,
  operation: ApiOperation,
  settings: PastedRequestSettings,
): RequestProblem {
  const place = keyPlaceOf(settings)
  const instead = fault.kind === 'key-missing' ? fault.instead : undefined
  const problem = instead
    ? `The key is not read from \`${instead.name}\`, but from \`${place.header}\`.`
    : fault.kind === 'key-missing'
      ? 'The request has no API key.'
      : 'A key of this kind can never have a permission for the operation.'
  const fix = `Send \`${place.header}: ${keyValue(place, keyPlaceholder(operation))}\`.`
  return { in: 'header', at: instead?.name ?? place.header, problem, fix, anchor: operation.id }
}

function parameterProblem(
  fault: FaultOf<'parameter-missing' | 'parameter-value'>,
  { id }: ApiOperation,
  { headerPrefix }: PastedRequestSettings,
): RequestProblem {
  const { name, in: place, schema, example } = fault.parameter
  const at = { in: place, at: name, anchor: parameterAnchor(id, fault.parameter, headerPrefix) }
  if (fault.kind === 'parameter-missing')
    return { ...at, problem: `\`${name}\` is required.`, fix: `Add the ${place} parameter \`${name}\`.` }
  const fix = fixOf(fault.violation, `\`${name}\``, undefined, () => schema.examples?.[0] ?? example)
  return { ...at, problem: `\`${name}\` ${fault.violation.message}.`, fix }
}

function ignoredHeaderProblem(
  { kind, sent: { name } }: FaultOf<'header-unknown' | 'header-unwanted'>,
  operation: ApiOperation,
  settings: PastedRequestSettings,
): RequestProblem {
  const isUnknown = kind === 'header-unknown'
  const whose = isUnknown ? 'The API has' : 'The operation takes'
  const nearest = isUnknown ? nearestName(name, settings.headers) : ownHeader(name, operation, settings)
  return {
    in: 'header',
    at: name,
    problem: `${whose} no header with this name, and ignores it.`,
    fix: nearest ? `Rename it to \`${nearest}\`, or remove it.` : 'Remove it.',
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
  if (fix !== undefined) return `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`
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
  return [keyPlaceOf(settings).header, ...taken].find((own) => own.toLowerCase().endsWith(`-${wanted}`))
}

const bodyAnchor = (operation: string): string => `${operation}-request-body`

function removal(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known)
  if (nearest !== undefined) return `Rename it to \`${nearest}\`, or remove it.`
  return known.length === 0
    ? 'Remove it.'
    : `Remove it, or use one of ${known.map((one) => `\`${one}\``).join(', ')}.`
}
