// What the reader of a language with brackets has to know of it.

import type { SampleValue } from '../../syntax/read-value.ts'
import type { Reading } from './reading.ts'
import type { TextRules } from './scan-text.ts'
import type { Token } from './scan-tokens.ts'

export interface BracketLanguage {
  texts: TextRules
  /** Separates an argument's name from its value. */
  naming: ':' | '='
  /** `name { … }` is also a call. */
  closures?: true
  /** Classes whose `new` is a call of that name: `new HttpRequestMessage(`. */
  made?: ReadonlySet<string>
  /** Groups of the SDK are methods, and its requests are built: `client.tokens().create(`. */
  builders?: true
  /** Statements end with the line. */
  lines?: true
  /** The name assigned by the `=` at this index, if any. */
  declared(tokens: readonly Token[], index: number): Token | undefined
  /** Literals specific to the language; undefined if there is none. */
  value(reading: Reading, from: number, to: number): SampleValue | undefined
}
