// What an author writes after a fence's language to link the sample to the contract: operation, status, schema, event, partial, nocheck.

import { infoParts } from '../../../markdown/info-string.ts'

export interface SampleAnnotation {
  operation?: string
  status?: string
  schema?: string
  event?: string
  /** A fragment: required fields may be missing. */
  partial: boolean
  /** Expressions of the sample are evaluated, and its text is compared with the result. */
  evaluated: boolean
  /** The reason why the sample is not checked; empty where none is given. */
  nocheck?: string
}

/** What the evaluation of expressions reads. */
const EVALUATION_KEYS = new Set(['evaluated', 'data', 'token', 'result'])

/** Reads the rest of a fence's info string; what it does not know is somebody else's. */
export function readAnnotation(meta: string): SampleAnnotation {
  const annotation: SampleAnnotation = { partial: false, evaluated: false }
  for (const { key, value = '' } of infoParts(meta)) {
    if (key === 'partial') annotation.partial = value !== 'false'
    else if (key !== undefined && EVALUATION_KEYS.has(key)) annotation.evaluated = true
    else if (
      key === 'operation' ||
      key === 'status' ||
      key === 'schema' ||
      key === 'event' ||
      key === 'nocheck'
    ) {
      annotation[key] = value.trim()
    }
  }
  return annotation
}
