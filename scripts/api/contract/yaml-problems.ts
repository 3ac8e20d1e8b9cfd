// Checks that the contract's files are valid YAML: the linter would report a broken file at every reference to it.

import { LineCounter, parseDocument } from 'yaml'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { contractProblem, placeOfPosition } from './contract-problems.ts'
import type { ContractSource } from './contract-source.ts'

export function yamlProblems(
  content: ContentPlace,
  sources: ReadonlyMap<string, ContractSource>,
): Diagnostic[] {
  return [...sources].flatMap(([file, { text }]) => {
    const lineCounter = new LineCounter()
    const { errors } = parseDocument(text, { lineCounter, prettyErrors: false, merge: false })
    // The others follow from the first.
    return errors.slice(0, 1).map(({ message, pos }) => {
      const { line, col } = lineCounter.linePos(pos[0])
      const place = placeOfPosition(content, sources, { file, line, column: col })
      return contractProblem(place, { rule: 'yaml', message: `the file is not valid YAML: ${message}` })
    })
  })
}
