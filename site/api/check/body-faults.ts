// Checks a request's body and content type.

import type { Schemas } from '../contract/contract.ts'
import { isPlaceholder } from '../../curl/placeholder.ts'
import type { Validate, Violation } from '../contract/violation.ts'
import { contentTypeIn } from './content-type.ts'
import { expressionViolations } from './expression-violations.ts'
import { isFree, type RequestFault, type SentRequest, type SentValue } from './request-fault.ts'
import { valueViolations } from './values/value-violations.ts'

export interface ExpressionRules {
  schemas: Schemas
  /** Names of all filters. */
  filters: readonly string[]
}

export function bodyFaults<Sent extends SentValue>(
  request: SentRequest<Sent>,
  validate: Validate,
  expressions?: ExpressionRules,
): RequestFault<Sent>[] {
  const { operation, body } = request
  if (isFree(operation)) return [...textFaults(request), ...expressionFaults(request, expressions)]
  if (!operation.body) return body ? [{ kind: 'body-unwanted' }] : []
  if (!body) return operation.body.required ? [{ kind: 'body-missing' }] : []
  return [
    ...contentTypeFaults(request, operation.body.contentType),
    ...contentFaults(request, validate, expressions),
  ]
}

function contentTypeFaults<Sent extends SentValue>(
  { headers, openHeaders }: SentRequest<Sent>,
  wanted: string,
): RequestFault<Sent>[] {
  const sent = contentTypeIn(headers)
  const type = sent?.value.split(';')[0]?.trim().toLowerCase()
  if (type === undefined ? openHeaders : type === wanted || isPlaceholder(type)) return []
  return [{ kind: 'content-type', sent, wanted }]
}

function contentFaults<Sent extends SentValue>(
  { operation, body, headers }: SentRequest<Sent>,
  validate: Validate,
  expressions: ExpressionRules | undefined,
): RequestFault<Sent>[] {
  if (body?.kind !== 'json') return textFaults({ body, headers })
  return [
    ...valueViolations(operation.body!.schema, body.value, validate).map(faultOf),
    ...expressionFaults({ operation, body }, expressions),
  ]
}

/** The rest of the body is up to the destination, but the platform evaluates its expressions first. */
function expressionFaults(
  { operation, body }: Pick<SentRequest, 'operation' | 'body'>,
  expressions: ExpressionRules | undefined,
): { kind: 'body-value'; violation: Violation }[] {
  if (!operation.body || body?.kind !== 'json' || !expressions) return []
  const { schemas, filters } = expressions
  return expressionViolations(operation.body.schema, schemas, body.value.json, filters).map(faultOf)
}

const faultOf = (violation: Violation): { kind: 'body-value'; violation: Violation } => ({
  kind: 'body-value',
  violation,
})

/** A wrong content type is the only fault: a form body is not JSON anyway. */
function textFaults<Sent extends SentValue>({
  body,
  headers,
}: Pick<SentRequest<Sent>, 'headers'> & { body?: SentRequest['body'] | undefined }): RequestFault<Sent>[] {
  const type = contentTypeIn(headers)?.value
  return body?.kind === 'text' && (type === undefined || /\bjson\b/i.test(type))
    ? [{ kind: 'body-text' }]
    : []
}
