// The codes of the style rules. Separate from the schema: every build needs the codes, and only a changed style needs
// the schema library.

import type { DiagnosticCode } from '../../diagnostics/codes.ts'

/** Codes whose severity a style file may set. */
export const STYLE_CODES = [
  'contract-style',
  'prose-column',
  'prose-grammar',
  'prose-heading',
  'prose-link',
  'prose-paragraph-repeated',
  'prose-section',
  'prose-sentence-long',
  'prose-shape',
  'prose-spelling',
  'prose-voice',
  'prose-word',
  'sample-curl-style',
  'sample-failure-unnoticed',
  'sample-line-long',
  'sample-placeholder-unknown',
  'sample-unsafe-address',
  'sample-unsafe-mail',
  'sample-untied',
  'sample-variable-unset',
] as const satisfies readonly DiagnosticCode[]

export type StyleCode = (typeof STYLE_CODES)[number]
