// Prints the workflow command that shows a diagnostic beside the changed line in a GitHub review.

import { diagnosticCodes } from '../diagnostics/codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { withoutSteering } from './without-steering.ts'

/** `::error file=…,line=…,col=…,title=code::message`, escaped as the runner reads it. */
export function formatAnnotation({ code, severity, place, what, fix }: Diagnostic): string {
  const properties = {
    file: place.file,
    line: place.line,
    endLine: place.endLine,
    col: place.line === undefined ? undefined : place.column,
    endColumn: place.endLine === place.line ? place.endColumn : undefined,
    title: code,
  }
  const written = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  const message = [what, diagnosticCodes[code], `fix: ${fix}`].join('\n')
  return `::${severity} ${written.join(',')}::${escapeData(message)}`
}

function escapeData(text: string): string {
  return withoutSteering(text).replaceAll('%', '%25').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
