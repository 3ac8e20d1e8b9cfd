// Checks a request's body and content type.

import { isPlaceholder } from '../../curl/placeholder.ts'
import type { Validate } from '../contract/violation.ts'
import { checksumViolations } from './checksums.ts'
import { contentTypeIn } from './content-type.ts'
import { isFree, type RequestFault, type SentRequest, type SentValue } from './request-fault.ts'
import { valueViolations } from './values/value-violations.ts'

export function bodyFaults<Sent extends SentValue>(
  request: SentRequest<Sent>,
  validate: Validate,
): RequestFault<Sent>[] {
  const { operation, body } = request
  if (isFree(operation)) return textFaults(request)
  if (!operation.body) return body ? [{ kind: 'body-unwanted' }] : []
  if (!body) return operation.body.required ? [{ kind: 'body-missing' }] : []
  return [...contentTypeFaults(request, operation.body.contentType), ...contentFaults(request, validate)]
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
): RequestFault<Sent>[] {
  if (body?.kind !== 'json') return textFaults({ body, headers })
  const violations = valueViolations(operation.body!.schema, body.value, validate)
  return [...violations, ...checksumViolations(body.value.json)].map((violation) => ({
    kind: 'body-value',
    violation,
  }))
}

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
