// Parses a YAML file of the content folder into a document with positions, and reports syntax errors. Knows nothing
// about the files' meaning.

import { join } from 'node:path'
import { isAlias, isScalar, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml'
import type { FileReads } from '../graph/world.ts'
import type { DiagnosticCode } from '../diagnostics/codes.ts'
import { lowerFirst } from '../diagnostics/lower-first.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { placeIn, type ContentPlace } from './read-content.ts'

export interface ContentYaml {
  document: Document
  place(node: Node | null | undefined): Place
  /** The node that an alias refers to; other nodes unchanged. */
  resolve(node: unknown): unknown
  problem(code: DiagnosticCode, node: Node | null | undefined, what: string, fix: string): Diagnostic
}

/** Keys that a map has twice, where a reader would take one of the two without a word. */
export function repeatedKeys({ document, place, problem }: ContentYaml, code: DiagnosticCode): Diagnostic[] {
  const found: Diagnostic[] = []
  visit(document, {
    Map(_, map) {
      const lines = new Map<string, number | undefined>()
      for (const { key } of map.items as { key: Node }[]) {
        const name = isScalar(key) ? String(key.value) : undefined
        if (name === undefined) continue
        if (!lines.has(name)) lines.set(name, place(key).line)
        else {
          const what = `\`${name}\` is already on line ${lines.get(name)}`
          found.push(problem(code, key, what, 'merge the two, or remove one'))
        }
      }
    },
  })
  return found
}

export const YAML_FIX =
  'correct the syntax; indent with spaces and quote text that contains a colon followed by a space'

/** Reads a file below the content folder. `undefined` if there is none; syntax errors are reported under `code`. */
export function readContentYaml(
  reads: FileReads,
  content: ContentPlace,
  file: string,
  code: DiagnosticCode,
): { yaml?: ContentYaml; diagnostics: Diagnostic[] } {
  const source = reads.text(join(content.root, file))
  if (source === undefined) return { diagnostics: [] }
  const lines = new LineCounter()
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    merge: false,
  })
  const placeOf = (range: readonly [number, number]): Place => placeIn(content, file, spanOf(range, lines))
  // Later errors follow from the first, after which the parser is out of step.
  const [error] = document.errors
  if (error) {
    const what = `the file is not valid YAML: ${lowerFirst(error.message)}`
    return { diagnostics: [{ code, severity: 'error', place: placeOf(error.pos), what, fix: YAML_FIX }] }
  }
  const place = (node: Node | null | undefined): Place =>
    node?.range ? placeOf([node.range[0], node.range[1]]) : placeIn(content, file)
  return {
    diagnostics: [],
    yaml: {
      document,
      place,
      resolve: (node) => (isAlias(node) ? node.resolve(document) : node),
      problem: (of, node, what, fix) => ({ code: of, severity: 'error', place: place(node), what, fix }),
    },
  }
}

/** Ends only where it begins: a span over several lines is shown by its first character. */
function spanOf([start, end]: readonly [number, number], lines: LineCounter): Omit<Place, 'file'> {
  const from = lines.linePos(start)
  const to = lines.linePos(Math.max(start, end))
  const hasEnd = from.line === to.line && to.col > from.col
  return {
    line: from.line,
    column: from.col,
    ...(hasEnd && { endLine: to.line, endColumn: to.col }),
  }
}
