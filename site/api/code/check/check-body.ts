// The check of a request's body as text: JSON that the operation takes.

import type { ApiOperation } from '../../contract/contract.ts'
import { checkValue } from './check-value.ts'
import type { Finding } from '../known/code-finding.ts'
import { readJson } from '../read/read-json.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import type { SampleRequest } from '../read/sample-request.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import { HOLE } from '../syntax/read-value.ts'

export interface CheckedBody {
  findings: Finding[]
  /** All of it is written out. */
  complete: boolean
  /** As it is sent. */
  text?: string
}

export function checkBody(
  { body, built, headers, at }: SampleRequest,
  operation: ApiOperation,
  { partial }: SampleAnnotation,
  { schemas, validate }: SampleContract,
): CheckedBody {
  const isProxy = operation.parameters.some(({ rest }) => rest)
  const subject = `the body of \`${operation.id}\``
  if (built) {
    if (isProxy || !operation.body || built.kind === 'unknown') return { findings: [], complete: false }
    const checked = checkValue(built, { schema: operation.body.schema, schemas, validate, subject, partial })
    return { ...checked, text: JSON.stringify(checked.json) }
  }
  if (!body) {
    const missing = operation.body?.required && !isProxy
    const what = `\`${operation.id}\` needs a body`
    return { findings: missing ? [{ code: 'sample-invalid', at, what }] : [], complete: !missing }
  }
  if (!operation.body && !isProxy) {
    const what = `\`${operation.id}\` takes no body`
    return { findings: [{ code: 'sample-invalid', at: body.at, what, fix: 'remove it' }], complete: false }
  }
  const type = headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value ?? 'application/json'
  if (!/\bjson\b/.test(type) || body.text === HOLE) return { findings: [], complete: false }
  const { value, mistakes } = readJson(body.text, body.at)
  if (!value) {
    // What a shell puts in may be what is missing.
    if (body.text.includes(HOLE)) return { findings: [], complete: false }
    return { findings: mistakes.map((mistake) => syntaxFinding(mistake)), complete: false }
  }
  if (isProxy) return { findings: [], complete: !body.text.includes(HOLE), text: body.text }
  const { schema } = operation.body!
  return { ...checkValue(value, { schema, schemas, validate, subject, partial }), text: body.text }
}

export function syntaxFinding({ what, ...at }: { what: string } & NonNullable<Finding['at']>): Finding {
  return { code: 'sample-syntax', at, what }
}
