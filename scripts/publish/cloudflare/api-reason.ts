// What Cloudflare's API wrote about a refusal, without the JSON around it.

import { APIConnectionError, APIError } from 'cloudflare'
import { networkReason } from '../../terminal/network-reason.ts'

/** `500, internal error`, or why the API could not be reached. */
export function apiReason(failure: unknown): string {
  if (!(failure instanceof APIError) || failure instanceof APIConnectionError) {
    return networkReason(failure).replace(/\.(?=:|$)/g, '')
  }
  const texts = failure.errors.flatMap(({ message }) => message?.replace(/\.$/, '') ?? [])
  return [failure.status, ...texts].join(', ')
}
