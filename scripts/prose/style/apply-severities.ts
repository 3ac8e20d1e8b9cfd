// Gives diagnostics of other checks the severity that the site's style sets for their code.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ReadStyle } from './read-style.ts'
import { STYLE_CODES, type StyleCode } from './style-codes.ts'

const CODES: ReadonlySet<string> = new Set(STYLE_CODES)

/** Drops those that are off. A code that the style does not mention keeps its severity, and so does what is only a warning. */
export function applySeverities(
  diagnostics: readonly Diagnostic[],
  { style: { severities } }: ReadStyle,
): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const severity = isStyleCode(diagnostic.code) ? severities[diagnostic.code] : undefined
    if (severity === 'off') return []
    return severity === 'warning' ? [{ ...diagnostic, severity }] : [diagnostic]
  })
}

function isStyleCode(code: string): code is StyleCode {
  return CODES.has(code)
}
