// Sorts diagnostics and removes duplicates.

import type { Diagnostic } from './diagnostic.ts'

/** By file, line, column and code, without exact duplicates. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>()
  return diagnostics
    .filter((diagnostic) => {
      const key = JSON.stringify([diagnostic.code, diagnostic.place, diagnostic.what])
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .sort(compare)
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    order(a.place.file, b.place.file) ||
    (a.place.line ?? 0) - (b.place.line ?? 0) ||
    (a.place.column ?? 0) - (b.place.column ?? 0) ||
    order(a.code, b.code) ||
    order(a.what, b.what)
  )
}

/** Code unit order: the same on every machine, whatever its locale. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}
