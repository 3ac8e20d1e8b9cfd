// Checks that the contract is OpenAPI 3.1. In an earlier version some keywords mean something else (`nullable`,
// `exclusiveMinimum: true`), and samples would be checked against half of the contract.

import { isMap, isPair, isScalar, LineCounter, parseDocument, type Scalar } from 'yaml'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { CONTRACT_ROOT } from './contract-files.ts'
import { contractProblem, placeOfPosition } from './contract-problems.ts'
import type { ContractSource } from './contract-source.ts'

const READ = /^3\.1(?:\.\d+)?$/

export function versionProblem(
  content: ContentPlace,
  sources: ReadonlyMap<string, ContractSource>,
): Diagnostic[] {
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(sources.get(CONTRACT_ROOT)?.text ?? '', { lineCounter, merge: false })
  const named = isMap(contents) ? contents.items.find(({ key }) => isVersionKey(key)) : undefined
  if (!isPair(named) || !isScalar(named.value)) {
    return [problem({ file: CONTRACT_ROOT }, 'the contract does not say its version with `openapi`')]
  }
  const key = named.key as Scalar<string>
  const version = named.value.source ?? String(named.value.value)
  if (key.value === 'openapi' && READ.test(version)) return []
  const { line, col } = lineCounter.linePos(key.range?.[0] ?? 0)
  const at = { file: CONTRACT_ROOT, line, column: col, endColumn: col + key.value.length }
  return [problem(at, `\`${key.value}: ${version}\` is not OpenAPI 3.1`)]

  function problem(at: Parameters<typeof placeOfPosition>[2], message: string): Diagnostic {
    return contractProblem(placeOfPosition(content, sources, at), { rule: 'docs/version', message })
  }
}

function isVersionKey(key: unknown): boolean {
  return isScalar(key) && (key.value === 'openapi' || key.value === 'swagger')
}
