// Checks a reader's request against the contract: each problem with its location, reason, fix and reference. Pure.

import type { ApiOperation, JsonSchema } from '../../contract/contract.ts'
import { keyPlaceOf, keyValue } from '../../contract/key-place.ts'
import type { KeyPlace } from '../../../model/site-config.ts'
import type { Validate, Violation } from '../../contract/violation.ts'
import { NO_DESTINATION } from '../../check/destination-faults.ts'
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
  key?: KeyPlace
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
  const { operation, body } = request
  const { id } = operation
  switch (fault.kind) {
    case 'key-missing':
    case 'key-kind': {
      const place = keyPlaceOf(settings)
      const instead = fault.kind === 'key-missing' ? fault.instead : undefined
      const problem = instead
        ? `The key is not read from \`${instead.name}\`, but from \`${place.header}\`.`
        : fault.kind === 'key-missing'
          ? 'The request has no API key.'
          : 'A key of this kind can never have a permission for the operation.'
      const fix = `Send \`${place.header}: ${keyValue(place, keyPlaceholder(operation))}\`.`
      return { in: 'header', at: instead?.name ?? place.header, problem, fix, anchor: id }
    }
    case 'parameter-missing':
    case 'parameter-value': {
      const { name, in: place } = fault.parameter
      const wording =
        fault.kind === 'parameter-missing'
          ? { problem: `\`${name}\` is required.`, fix: `Add the ${place} parameter \`${name}\`.` }
          : {
              problem: `\`${name}\` ${fault.violation.message}.`,
              fix: fixOf(fault.violation, `\`${name}\``),
            }
      const anchor = parameterAnchor(id, fault.parameter, settings.headerPrefix)
      return { in: place, at: name, ...wording, anchor }
    }
    case 'destination-missing': {
      const fix = `Send ${fault.choices.map((name) => `\`${name}\``).join(' or ')}.`
      return { in: 'header', at: fault.choices[0]!, problem: NO_DESTINATION, fix, anchor: id }
    }
    case 'query-unknown': {
      const fix = removal(fault.sent.name, fault.known)
      const problem = 'The operation has no query parameter with this name.'
      return { in: 'query', at: fault.sent.name, problem, fix, anchor: id }
    }
    case 'header-unknown':
    case 'header-unwanted': {
      const isUnknown = fault.kind === 'header-unknown'
      const problem = isUnknown
        ? 'The API has no header with this name, and ignores it.'
        : 'The operation takes no header with this name, and ignores it.'
      const nearest = isUnknown
        ? nearestName(fault.sent.name, settings.headers)
        : ownHeader(fault.sent.name, operation, settings)
      const fix = nearest ? `Rename it to \`${nearest}\`, or remove it.` : 'Remove it.'
      return { in: 'header', at: fault.sent.name, problem, fix, anchor: id }
    }
    case 'content-type': {
      const problem = fault.sent ? 'The body has the wrong content type.' : 'The body has no content type.'
      const fix = `Send \`Content-Type: ${fault.wanted}\`.`
      return { in: 'header', at: 'Content-Type', problem, fix, anchor: bodyAnchor(id) }
    }
    case 'body-missing': {
      const fix = `Send a body with the content type \`${operation.body!.contentType}\`.`
      return { in: 'body', at: '', problem: 'The body is required.', fix, anchor: bodyAnchor(id) }
    }
    case 'body-unwanted': {
      const fix = 'Send the request without a body.'
      return { in: 'body', at: '', problem: 'The operation takes no body.', fix, anchor: id }
    }
    case 'body-text': {
      const fix = 'Send JSON text, with names and strings in double quotes.'
      return { in: 'body', at: '', problem: 'The body is not valid JSON.', fix, anchor: bodyAnchor(id) }
    }
    case 'body-value':
      return bodyProblem(
        fault.violation,
        operation,
        settings,
        body?.kind === 'json' ? body.value.json : undefined,
      )
  }
}

function bodyProblem(
  violation: Violation,
  { id, body }: ApiOperation,
  { schemas }: PastedRequestSettings,
  json: unknown,
): RequestProblem {
  const { path, property, message } = violation
  const { schema } = body!
  const at = property === undefined ? path : `${path}/${escapePointer(property)}`
  const top = at.split('/')[1]
  const isField = top !== undefined && fieldsOf(schema, schemas).includes(top)
  const meant = nearestAllowed(violation, json)
  const forms = alternativesText(violation, schema, schemas)
  return {
    in: 'body',
    at,
    problem: `${path === '' ? 'The body' : `\`${path}\``} ${message}.`,
    fix:
      violation.fix !== undefined
        ? `${violation.fix.charAt(0).toUpperCase()}${violation.fix.slice(1)}.`
        : meant !== undefined
          ? `Write \`${meant}\`.`
          : forms !== undefined
            ? `Send ${forms}.`
            : fixOf(
                violation,
                path === '' ? 'the body' : `\`${path}\``,
                () => fieldsOf(schema, schemas, path),
                () => exampleAt(schema, schemas, path),
              ),
    anchor: isField ? anchorBelow(bodyAnchor(id), top) : bodyAnchor(id),
  }
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
