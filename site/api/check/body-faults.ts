// Checks a request's body and content type.

import { isPlaceholder } from '../../curl/placeholder.ts'
import type { Validate, Violation } from '../contract/violation.ts'
import { contentTypeIn } from './content-type.ts'
import { passesLuhn } from './passes-luhn.ts'
import { isFree, type RequestFault, type SentRequest, type SentValue } from './request-fault.ts'
import { valueViolations } from './values/value-violations.ts'

/** Keyword for a card number with a wrong check digit, which no schema can express. */
export const LUHN = 'luhn'

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
  return [...violations, ...wrongCard(body.value.json)].map((violation) => ({
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

function wrongCard(json: unknown): Violation[] {
  if (typeof json !== 'object' || json === null) return []
  const { type, data } = json as { type?: unknown; data?: unknown }
  const nested = typeof data === 'object' && data !== null ? (data as { number?: unknown }).number : undefined
  const [path, number] =
    type === 'card_number' ? ['/data', data] : ['/data/number', type === 'card' ? nested : undefined]
  if (typeof number !== 'string' || !/^\d{13,19}$/.test(number) || passesLuhn(number)) return []
  return [{ path, keyword: LUHN, message: 'does not pass the Luhn check' }]
}
