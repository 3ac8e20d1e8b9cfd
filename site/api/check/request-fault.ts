// The shapes of a request that is checked, and of what can be wrong with it.

import type { ApiOperation, ApiParameter } from '../contract/contract.ts'
import type { Violation } from '../contract/violation.ts'
import type { KnownValue } from './value-violations.ts'

/** A parameter or a header as it is sent. Who checks gets back its own objects, with whatever else they hold. */
export interface SentValue {
  name: string
  value: string
}

export interface SentRequest<Sent extends SentValue = SentValue> {
  operation: ApiOperation
  /** Values of the path's parameters, decoded. */
  path: Readonly<Record<string, string>>
  query: readonly Sent[]
  headers: readonly Sent[]
  /** Further headers come from something that is not written out. */
  openHeaders?: boolean
  /** Absent for none; `text` is no JSON, `unknown` is not written out. */
  body?: { kind: 'json'; value: KnownValue } | { kind: 'text' } | { kind: 'unknown' }
}

export type RequestFault<Sent extends SentValue = SentValue> =
  | { kind: 'key-missing' | 'key-kind'; sent?: Sent | undefined }
  | { kind: 'parameter-missing'; parameter: ApiParameter }
  | { kind: 'parameter-value'; parameter: ApiParameter; violation: Violation; sent?: Sent | undefined }
  /** `known` are the names that it may have meant. */
  | { kind: 'query-unknown'; sent: Sent; known: string[] }
  /** No operation takes the header, or this one does not. */
  | { kind: 'header-unknown' | 'header-unwanted'; sent: Sent }
  | { kind: 'content-type'; sent?: Sent | undefined; wanted: string }
  | { kind: 'body-missing' | 'body-unwanted' | 'body-text' }
  | { kind: 'body-value'; violation: Violation }

/** What is sent through the proxy is the destination's matter. */
export function isFree({ parameters }: Pick<ApiOperation, 'parameters'>): boolean {
  return parameters.some(({ rest }) => rest)
}
