// Gives diagnostics of other checks the severity that the site's style sets for their code.

import type { ContentFolder } from '../../content/read-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { readStyle } from './read-style.ts'
import { STYLE_CODES, type StyleCode } from './style.ts'

const CODES: ReadonlySet<string> = new Set(STYLE_CODES)

/** Those that are off are left out; a code that the style does not name keeps its severity. */
export function applySeverities(diagnostics: readonly Diagnostic[], content: ContentFolder): Diagnostic[] {
  const { style, diagnostics: faults } = readStyle(content)
  // A slip in the style must not hide what is wrong with the samples.
  if (faults.length > 0) return [...diagnostics]
  const { severities } = style
  return diagnostics.flatMap((diagnostic) => {
    const severity = isStyleCode(diagnostic.code) ? severities[diagnostic.code] : undefined
    if (severity === 'off') return []
    return severity === undefined ? [diagnostic] : [{ ...diagnostic, severity }]
  })
}

function isStyleCode(code: string): code is StyleCode {
  return CODES.has(code)
}
