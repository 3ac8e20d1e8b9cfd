// The one form that values of all languages are read into: what is written, what cannot be known, and where it stands.

import type { CodeSpan } from '../../../curl/code-span.ts'

/**
 * How the names of an object's fields are meant: `wire` as the API has them (JSON, maps, dictionaries), `typed` in the
 * case of the language (classes, named arguments), `either` where only the schema can tell (JavaScript's objects).
 */
export type FieldNames = 'wire' | 'typed' | 'either'

export interface SampleField {
  name: string
  /** Place of the name. */
  at: CodeSpan
  value: SampleValue
}

export type SampleValue = { at: CodeSpan } & (
  | { kind: 'literal'; value: string | number | boolean | null }
  /** `open`: further fields come from something that is not written out. */
  | { kind: 'object'; fields: SampleField[]; names: FieldNames; open: boolean }
  | { kind: 'array'; items: SampleValue[]; open: boolean }
  /** A variable, a call, a calculation; `json` is what it turns into text. */
  | { kind: 'unknown'; json?: SampleValue }
)
