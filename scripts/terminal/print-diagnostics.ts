// Prints diagnostics: for the terminal, as CI annotations, and the count at the end. Reads the sources that the places
// name, and nothing else.

import { readFileSync } from 'node:fs'
import { formatCount } from './measures.ts'
import { codeFrame } from './code-frame.ts'
import { diagnosticCodes } from '../diagnostics/codes.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { formatAnnotation } from './github-annotations.ts'
import { withoutFoundSecrets } from './found-secrets.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import { withoutSteering } from './without-steering.ts'

/** Where every code is explained, from the project's root. */
export const ERRORS_DOCUMENT = 'docs/errors.md'

type ReadSource = (file: string) => string | undefined

/** Prints all diagnostics, sorted, and the count; annotations too where CI shows them. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], { github = false } = {}): void {
  if (diagnostics.length === 0) return
  console.error(formatDiagnostics(diagnostics))
  if (!github) return
  for (const diagnostic of sortDiagnostics(diagnostics)) console.log(formatAnnotation(diagnostic))
}

/** All diagnostics, sorted, with a count as the last line. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  readSource: ReadSource = sourceReader(),
): string {
  const texts = formatEach(sortDiagnostics(diagnostics), readSource)
  return [...texts, countLine(diagnostics)].join('\n\n')
}

/** One text for each; no code frame shows a secret that one of them is about. */
export function formatEach(
  diagnostics: readonly Diagnostic[],
  readSource: ReadSource = sourceReader(),
): string[] {
  const shown: ReadSource = (file) => {
    const source = readSource(file)
    return source && withoutFoundSecrets(source, file, diagnostics)
  }
  return diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, shown))
}

/** `severity file:line:column code`, the code frame, then what, why, fix and where to read more. */
function formatDiagnostic({ code, severity, place, what, fix }: Diagnostic, readSource: ReadSource): string {
  const source = place.line === undefined ? undefined : readSource(place.file)
  const frame = source === undefined ? [] : codeFrame(source, place)
  const text = [
    `${severity}  ${formatPlace(place)}  ${code}`,
    ...(frame.length > 0 ? ['', ...frame] : []),
    '',
    `what  ${what}`,
    `why   ${diagnosticCodes[code]}`,
    `fix   ${fix}`,
    `more  ${ERRORS_DOCUMENT}#${code}`,
  ]
    .map((line, index) => (index === 0 || line === '' ? line : `  ${line}`))
    .join('\n')
  return withoutSteering(text)
}

export function formatPlace({ file, line, column }: Place): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
}

export function countLine(problems: readonly Pick<Diagnostic, 'severity'>[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return `${formatCount(errors, 'error')}, ${formatCount(problems.length - errors, 'warning')}`
}

/** Reads each file once; a file that cannot be read has no frame. */
function sourceReader(): ReadSource {
  const sources = new Map<string, string | undefined>()
  return (file) => {
    if (!sources.has(file)) sources.set(file, readText(file))
    return sources.get(file)
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
