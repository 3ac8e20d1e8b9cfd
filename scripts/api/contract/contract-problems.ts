// Turns a problem in the contract's text into a diagnostic at its place in the file.

import { nearestName } from '#site/spelling/nearest-name.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { placeIn, type ContentPlace } from '../../content/read-content.ts'
import type { ContractSource } from './contract-source.ts'
import { fixOfRule } from './rules/rule-fixes.ts'
import { STYLE_RULES } from './rules/style-rules.ts'

/** A place in a contract file's text, variables replaced. `file` is relative to the content folder. */
export interface Position {
  file: string
  line?: number
  column?: number
  endColumn?: number
}

type Sources = ReadonlyMap<string, ContractSource>

/** The corresponding place in the file. */
export function placeOfPosition(content: ContentPlace, sources: Sources, position: Position): Place {
  const { file, line, column, endColumn } = position
  const source = sources.get(file)
  if (!source || line === undefined || column === undefined) return placeIn(content, file)
  const end = endColumn === undefined ? undefined : source.columnInFile(line, endColumn)
  return placeIn(content, file, {
    line,
    column: source.columnInFile(line, column),
    ...(end !== undefined && { endLine: line, endColumn: end }),
  })
}

export function unknownVariables(
  content: ContentPlace,
  sources: Sources,
  variables: Readonly<Record<string, string>>,
): Diagnostic[] {
  return [...sources].flatMap(([file, { unknown }]) =>
    unknown.map(({ name, line, column }): Diagnostic => {
      const nearest = nearestName(name, Object.keys(variables))
      return {
        code: 'variable-unknown',
        severity: 'error',
        place: placeIn(content, file, { line, column, endLine: line, endColumn: column + name.length + 2 }),
        what: `there is no variable \`%${name}%\``,
        fix: nearest ? `use \`%${nearest}%\`` : `the variables are ${Object.keys(variables).join(', ')}`,
      }
    }),
  )
}

export function contractProblem(
  place: Place,
  { rule, message, suggestion }: { rule: string; message: string; suggestion?: string },
): Diagnostic {
  const what = message
    .trim()
    .replace(/\.$/, '')
    .replaceAll(/\s*\n\s*/g, ' ')
  return {
    code: STYLE_RULES.has(rule) ? 'contract-style' : 'contract-invalid',
    severity: 'error',
    place,
    what: `${what.charAt(0).toLowerCase()}${what.slice(1)} (${rule})`,
    fix: suggestion === undefined ? fixOfRule(rule) : `use \`${suggestion}\``,
  }
}
