// Finds references into a part of a component: the site looks components up by their names alone.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { CONTRACT_ROOT } from './contract-files.ts'
import { contractProblem } from './contract-problems.ts'
import { placeIn, type ContentPlace } from '../../content/read-content.ts'

const LOCAL = /^#\//
const COMPONENT = /^#\/components\/[^/]+\/[^/]+$/

/** `document` is the bundle, in which references to other files have become references to components. */
export function partReferences(
  content: ContentPlace,
  files: ReadonlyMap<string, string>,
  document: object,
): Diagnostic[] {
  return [...referencesIn(document)]
    .filter((ref) => LOCAL.test(ref) && !COMPONENT.test(ref))
    .map((ref) =>
      contractProblem(placeOf(content, files, ref), {
        rule: 'docs/reference',
        message: `\`${ref}\` leads to a part of a component`,
      }),
    )
}

function referencesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') found.add(value)
    else referencesIn(value, found)
  }
  return found
}

function placeOf(
  content: ContentPlace,
  files: ReadonlyMap<string, string>,
  ref: string,
): Diagnostic['place'] {
  for (const [file, text] of files) {
    const lines = text.split('\n')
    const index = lines.findIndex((line) => line.includes(ref))
    if (index < 0) continue
    const [line, column] = [index + 1, lines[index]!.indexOf(ref) + 1]
    return placeIn(content, file, { line, column, endLine: line, endColumn: column + ref.length })
  }
  return placeIn(content, CONTRACT_ROOT)
}
