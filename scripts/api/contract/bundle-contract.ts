// Bundles the contract's files into one document, where they have the shape of one.

import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { bundle, type LocationObject, type Oas3Rule, type Plugin } from '@redocly/openapi-core'
import { openLinter, SHAPE, type LinterProblem, type LintInput } from './contract-linter.ts'
import type { Position } from './contract-problems.ts'
import type { LintedDocument } from './document/linted-document.ts'
import { withNullTypes } from './schemas/with-null-types.ts'

interface BundledContract {
  /** Absent if a file cannot be read. */
  document?: LintedDocument & Record<string, unknown>
  problems: LinterProblem[]
  /** Start of each operation, by id. */
  operations: Record<string, Position>
}

export async function bundleContract(input: LintInput): Promise<BundledContract> {
  const locations = new Map<string, LocationObject>()
  const linter = openLinter(input, [operationCollector(locations)])
  const rules = { ...SHAPE, 'places/collect': 'error' } as const
  const problems = linter.named(await linter.lint(rules))
  const operations = Object.fromEntries([...locations].map(([id, at]) => [id, linter.positionOf(at)]))
  if (problems.some(({ rule }) => rule === 'struct')) return { problems, operations }
  await eventLoopTurn()
  const bundled = await bundle(await linter.source(rules))
  // The linter reports references that lead nowhere.
  const more = bundled.problems.filter(({ message }) => !message.startsWith("Can't resolve $ref"))
  const document = withNullTypes(bundled.bundle.parsed as BundledContract['document'])
  return { document, problems: [...problems, ...linter.named(more)], operations }
}

/** A rule that reports nothing but records where operations are. */
function operationCollector(locations: Map<string, LocationObject>): Plugin {
  const collect: Oas3Rule = () => ({
    Operation({ operationId }, { location }) {
      if (operationId !== undefined) locations.set(operationId, location.child('operationId'))
    },
  })
  return { id: 'places', rules: { oas3: { collect } } }
}
