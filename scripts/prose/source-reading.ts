// The type of the style check's result for one source. It is plain data that depends only on the source's text and the
// rules, so it can be cached.

import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { LongParagraph } from './long-paragraphs.ts'
import type { ShellEvent } from './shell-events.ts'

export interface SourceReading {
  /** The file's name in diagnostics. */
  label: string
  /** Problems that the source has by itself. */
  diagnostics: Diagnostic[]
  /** For the checks that compare sources. */
  paragraphs: LongParagraph[]
  shell: ShellEvent[]
}
