// The types of a request to check, and of its faults.

import type { ApiOperation, ApiParameter, EitherHeader } from '../contract/contract.ts'
import type { Violation } from '../contract/violation.ts'
import type { KnownValue } from './values/known-value.ts'

/** A parameter or header as sent. Faults refer to the caller's own objects, with any additional fields. */
export interface SentValue {
  name: string
  value: string
}

export interface SentRequest<Sent extends SentValue = SentValue> {
  operation: ApiOperation
  /** Path parameters, decoded. */
  path: Readonly<Record<string, string>>
  query: readonly Sent[]
  headers: readonly Sent[]
  /** Further headers come from an unknown value. */
  openHeaders?: boolean
  /** Absent if there is none; `text` is not JSON, `unknown` is not written out. */
  body?: { kind: 'json'; value: KnownValue } | { kind: 'text' } | { kind: 'unknown' }
}

export type RequestFault<Sent extends SentValue = SentValue> =
  /** `instead` is another header that looks as if it held the key. */
  | { kind: 'key-missing'; sent?: Sent | undefined; instead?: Sent | undefined }
  | { kind: 'key-kind'; sent?: Sent | undefined }
  | { kind: 'parameter-missing'; parameter: ApiParameter }
  | { kind: 'parameter-value'; parameter: ApiParameter; violation: Violation; sent?: Sent | undefined }
  /** `known` are the names that may have been meant; `isNeeded` if the nearest of them is required and missing. */
  | { kind: 'query-unknown'; sent: Sent; known: string[]; isNeeded?: boolean }
  /** No operation takes the header, or this one does not. */
  | { kind: 'header-unknown'; sent: Sent; isNeeded?: boolean }
  | { kind: 'header-unwanted'; sent: Sent }
  | ({ kind: 'either-header-missing' } & EitherHeader)
  | { kind: 'content-type'; sent?: Sent | undefined; wanted: string }
  | { kind: 'body-missing' }
  | { kind: 'body-unwanted' }
  | { kind: 'body-text' }
  | { kind: 'body-value'; violation: Violation }

/** A request that is passed on is not checked: what it holds is up to where it goes. */
export function isFree({ parameters }: Pick<ApiOperation, 'parameters'>): boolean {
  return parameters.some(({ rest }) => rest)
}
