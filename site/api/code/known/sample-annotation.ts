// What an author writes after a fence's language to link the sample to the contract: operation, status, schema, event, partial, nocheck.

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

const PART = /([a-z]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?(?=\s|$)/gy

/** Reads the rest of a fence's info string; what it does not know is somebody else's. */
export function readAnnotation(meta: string): SampleAnnotation {
  const annotation: SampleAnnotation = { partial: false, evaluated: false }
  PART.lastIndex = 0
  for (const part of parts(meta)) {
    const [, key, ...values] = part
    const value = values.find((text) => text !== undefined) ?? ''
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

function* parts(meta: string): Generator<RegExpExecArray> {
  for (let at = 0; at < meta.length;) {
    PART.lastIndex = at
    const match = PART.exec(meta)
    if (match) yield match
    at = match ? PART.lastIndex : at + 1
  }
}
