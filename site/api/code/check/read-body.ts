// Parses a request's body, given as text or built by code, into the value to check.

import type { ApiOperation } from '../../contract/contract.ts'
import { contentTypeIn } from '../../check/content-type.ts'
import { isFree, type SentRequest } from '../../check/request-fault.ts'
import { fitValue, isWrittenOut, type FittedValue } from './fit-value.ts'
import { misspeltFindings } from './violation-finding.ts'
import type { Finding } from '../known/code-finding.ts'
import { readJson } from '../read/read-json.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import type { SampleRequest } from '../read/sample-request.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import type { SampleValue } from '../syntax/read-value.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'
import { HOLE } from '../../../curl/placeholder.ts'

interface ReadBody {
  sent: Pick<SentRequest, 'body'>
  /** Why it cannot be parsed. */
  findings: Finding[]
  fitted?: FittedValue
  /** Every value is written out. */
  complete: boolean
  /** The body as sent. */
  text?: string
}

const UNKNOWN: ReadBody = { sent: { body: { kind: 'unknown' } }, findings: [], complete: false }

export function readBody(
  { body, built, headers }: SampleRequest,
  operation: ApiOperation,
  annotation: SampleAnnotation,
  contract: SampleContract,
): ReadBody {
  if (built) {
    if (built.kind === 'unknown') return UNKNOWN
    const read = fit(built, operation, annotation, contract)
    // Of what is passed on, only the expressions are checked.
    if (isFree(operation)) return { ...read, findings: [], complete: false }
    return { ...read, text: JSON.stringify(read.fitted.json) }
  }
  if (!body) return { sent: {}, findings: [], complete: !(operation.body?.required && !isFree(operation)) }
  const type = contentTypeIn(headers)?.value ?? 'application/json'
  if (!/\bjson\b/.test(type) || body.text === HOLE) return UNKNOWN
  const { value, mistakes } = readJson(body.text, body.at)
  // The missing part may be what the shell substitutes.
  if (!value && body.text.includes(HOLE)) return UNKNOWN
  if (!value) return { ...UNKNOWN, findings: mistakes.map((mistake) => syntaxFinding(mistake)) }
  if (isFree(operation)) return { ...UNKNOWN, complete: !body.text.includes(HOLE), text: body.text }
  return { ...fit(value, operation, annotation, contract), text: body.text }
}

function fit(
  value: SampleValue,
  operation: ApiOperation,
  { partial = false }: SampleAnnotation,
  { schemas }: SampleContract,
): ReadBody & { fitted: FittedValue } {
  const fitted = fitValue(value, operation.body?.schema, { schemas })
  return {
    sent: { body: { kind: 'json', value: { ...fitted, partial } } },
    findings: misspeltFindings(fitted, `the body of \`${operation.id}\``),
    fitted,
    complete: !partial && isWrittenOut(fitted),
  }
}

export function syntaxFinding({ what, ...at }: { what: string } & CodeSpan): Finding {
  return { code: 'sample-syntax', at, what }
}
