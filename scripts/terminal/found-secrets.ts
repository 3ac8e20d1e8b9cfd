// Hides secrets that a check has found from the lines it shows: the output of CI is often public.

import type { DiagnosticCode } from '../diagnostics/codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

const SECRETS: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'sample-unsafe-key',
  'sample-unsafe-token',
  'sample-unsafe-card',
  'sample-unsafe-iban',
])
/** Enough of it stays to find it by. */
const SHOWN = 4

/** The text of a file, with as many dots as the secrets in it have characters. Line breaks stay where they are. */
export function withoutFoundSecrets(
  source: string,
  file: string,
  diagnostics: readonly Diagnostic[],
): string {
  const places = diagnostics.flatMap(({ code, place }) =>
    SECRETS.has(code) && place.file === file ? place : [],
  )
  if (places.length === 0) return source
  const lines = source.split(/(\r\n|\r|\n)/)
  for (const { line, column = 1, endLine = line, endColumn } of places) {
    const at = 2 * ((line ?? 0) - 1)
    const text = lines[at]
    if (text === undefined) continue
    const end = endLine === line && endColumn !== undefined ? endColumn - 1 : text.length
    const start = Math.min(column - 1 + SHOWN, end)
    lines[at] = text.slice(0, start) + text.slice(start, end).replaceAll(/[^\s]/g, '•') + text.slice(end)
  }
  return lines.join('')
}
