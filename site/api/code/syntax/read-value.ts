// The common form of values in all languages: what is written, what cannot be known, and where each part is.

import type { CodeSpan } from '../../../curl/code-span.ts'

/**
 * How to read the names of an object's fields: `wire` as in the API (JSON, maps, dictionaries), `typed` in the
 * language's own case (classes, named arguments), `either` where only the schema can tell (JavaScript objects).
 */
export type FieldNames = 'wire' | 'typed' | 'either'

export interface SampleField {
  name: string
  /** Location of the name. */
  at: CodeSpan
  value: SampleValue
}

export type SampleValue = { at: CodeSpan } &
  /** `sentAs`: the content type that a library sends the text with. */
  (
    | { kind: 'literal'; value: string | number | boolean | null; sentAs?: string }
    /** `open`: further fields come from an unknown value. */
    | { kind: 'object'; fields: SampleField[]; names: FieldNames; open: boolean }
    | { kind: 'array'; items: SampleValue[]; open: boolean }
    /** A variable, call or expression; `json` is the value that it serialises. */
    | { kind: 'unknown'; json?: SampleValue }
  )
