// Reads any resource of Cloudflare's API when the token may not be allowed to: a refusal is a result, not an error. An
// API that cannot be reached is an error: otherwise callers would find nothing wrong.

import { APIConnectionError, APIError, type Cloudflare } from 'cloudflare'
import { apiReason } from './api-reason.ts'

export type Reading<Value> =
  { kind: 'found'; value: Value } | { kind: 'missing' } | { kind: 'unreadable'; why: string; status?: number }

export type ApiReader = <Value>(path: string) => Promise<Reading<Value>>

/** Nobody waits minutes for an examination. */
const OPTIONS = { maxRetries: 1, timeout: 15_000 }

export function apiReader(client: Pick<Cloudflare, 'get'>): ApiReader {
  return async <Value>(path: string): Promise<Reading<Value>> => {
    try {
      const { result } = await client.get<{ result: Value }>(path, OPTIONS)
      return { kind: 'found', value: result }
    } catch (failure) {
      if (!(failure instanceof APIError) || failure instanceof APIConnectionError) throw failure
      if (failure.status === 404) return { kind: 'missing' }
      const refused = failure.status === 401 || failure.status === 403
      return {
        kind: 'unreadable',
        status: failure.status,
        why: refused ? `the token is not allowed to, ${failure.status}` : apiReason(failure),
      }
    }
  }
}
