// Parses the annotation after a fence's language that links a sample to the contract: operation, status, schema, event,
// partial, nocheck.

import { EXPRESSION_KEYS, infoParts } from '../../../markdown/info-string.ts'

export interface SampleAnnotation {
  operation?: string
  status?: string
  schema?: string
  event?: string
  /** A fragment: required fields may be missing. */
  partial: boolean
  /** The sample's expressions are evaluated, and its text is compared with the result. */
  evaluated: boolean
  /** Why the sample is not checked; empty if no reason is given. */
  nocheck?: string
}

const EVALUATION_KEYS = new Set<string>(EXPRESSION_KEYS)

/** Parses the rest of a fence's info string; unknown keys are ignored, as they may have other uses. */
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
