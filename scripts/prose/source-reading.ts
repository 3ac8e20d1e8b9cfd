// The shape of what the style check knows of one source. It is plain data and follows from the source's text and the
// rules alone, so whoever asks for it may keep it.

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
