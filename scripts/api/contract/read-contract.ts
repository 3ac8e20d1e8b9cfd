// Reads content/openapi/ into a contract: files, bundled. What the linter finds in them, no page needs: that is a step of
// its own (contract-faults.ts).

import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { stringify } from 'yaml'
import type { ApiOperation, Contract } from '#site/api/contract/contract.ts'
import type { BrandConfig } from '#site/model/site-config.ts'
import type { SiteNames } from '../../content/content.step.ts'
import type { FileReads } from '../../graph/world.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { circularReferences } from './circular-references.ts'
import { consoleData, type ConsoleAsset } from './write-console-data.ts'
import { CONTRACT_ROOT } from './contract-files.ts'
import type { LintInput } from './contract-linter.ts'
import { contractFromDocument } from './document/contract-from-document.ts'
import { contractProblem, placeOfPosition, unknownVariables, type Position } from './contract-problems.ts'
import { readContractSource } from './contract-source.ts'
import { codeSamples } from './code-samples.ts'
import { documentSlices, type OpenApiDocument } from './document-slices.ts'
import { lintInput, permissionTypes } from './lint-input.ts'
import { partReferences } from './part-references.ts'
import { unusedComponents } from './unused-components.ts'
import { versionProblem } from './version-problem.ts'
import { yamlProblems } from './yaml-problems.ts'

export interface ReadContract {
  /** Absent if the content folder has no contract, or one that cannot be read. */
  contract?: Contract
  /** The bundled OpenAPI document as text, variables replaced. */
  document?: DocumentTexts
  /** Keyed by operation id. */
  operations: Record<string, OperationFacts>
  /** Content-relative paths of the source files; empty if there is no contract. */
  files: string[]
  /** Whether they are YAML of a version that the linter knows. */
  lintable?: true
  /** What is wrong with the files or with what is bundled from them. */
  diagnostics: Diagnostic[]
}

interface DocumentTexts {
  json: string
  yaml: string
  /** Standalone documents for parts of the contract, by path. */
  slices: Record<string, string>
}

export interface OperationFacts {
  /** Its location in the source. */
  place: Place
  /** The data of the operation's console. */
  console: ConsoleAsset
}

/**
 * `files`: text by content-relative path. This takes seconds: between its parts the event loop gets a turn, in which other
 * threads are answered and esbuild's results arrive.
 */
export async function readContract(
  reads: FileReads,
  content: ContentPlace,
  files: ReadonlyMap<string, string>,
  { brand, variables, reference }: Pick<SiteNames, 'brand' | 'variables'> & { reference: string | undefined },
): Promise<ReadContract> {
  const names = [...files.keys()]
  const without = (diagnostics: Diagnostic[]): ReadContract => ({ operations: {}, files: names, diagnostics })
  const permissions = permissionTypes(reads, content)
  const sources = new Map([...files].map(([file, text]) => [file, readContractSource(text, variables)]))
  // Each check relies on what the one before it has found sound.
  for (const check of [yamlProblems, versionProblem, circularReferences]) {
    const broken = check(content, sources)
    if (broken.length > 0) return without(broken)
  }
  const bundled = await bundling(lintInput(content, sources, permissions, brand))
  const placeOf = (at: Position): Place => placeOfPosition(content, sources, at)
  const problems = [
    ...unknownVariables(content, sources, variables),
    ...bundled.problems.map((problem) => contractProblem(placeOf(problem.at), problem)),
  ]
  if (!bundled.document) return { ...without(problems), lintable: true }
  problems.push(...unusedComponents(content, files, bundled.document))
  const parts = partReferences(content, files, bundled.document)
  if (parts.length > 0) return { ...without([...problems, ...parts]), lintable: true }
  const contract = contractFromDocument(bundled.document, { permissions, reference })
  const placeOfOperation = ({ id }: ApiOperation): Place =>
    placeOf(bundled.operations[id] ?? { file: CONTRACT_ROOT })
  await eventLoopTurn()
  return {
    contract,
    document: documentTexts(withSamples(bundled.document, contract, brand)),
    operations: Object.fromEntries(
      contract.operations.map((operation) => [
        operation.id,
        { place: placeOfOperation(operation), console: consoleData(operation, contract, brand) },
      ]),
    ),
    files: names,
    lintable: true,
    diagnostics: [...problems, ...bodiesWithoutExample(contract, placeOfOperation)],
  }
}

/** The linter, which bundles, is loaded on first use. */
async function bundling(input: LintInput) {
  await eventLoopTurn()
  const { bundleContract } = await import('./bundle-contract.ts')
  await eventLoopTurn()
  const bundled = await bundleContract(input)
  await eventLoopTurn()
  return bundled
}

function bodiesWithoutExample(
  { operations }: Contract,
  placeOf: (operation: ApiOperation) => Place,
): Diagnostic[] {
  const without = operations.filter(({ body }) => body?.required && body.examples.length === 0)
  return without.map((operation) => {
    const message = `the body that \`${operation.id}\` requires has no example, so samples would send none`
    return contractProblem(placeOf(operation), { rule: 'docs/body-example', message })
  })
}

/** Adds samples to every operation, for tools that display the document. */
function withSamples(document: OpenApiDocument, contract: Contract, brand: BrandConfig): OpenApiDocument {
  const paths = structuredClone(document['paths'] ?? {}) as Record<string, Record<string, object>>
  for (const operation of contract.operations) {
    const item = paths[operation.path]?.[operation.method.toLowerCase()]
    if (item) Object.assign(item, { 'x-codeSamples': codeSamples(operation, contract, brand) })
  }
  return { ...document, paths }
}

function documentTexts(document: OpenApiDocument): DocumentTexts {
  const slices = Object.entries(documentSlices(document)).map(([path, slice]) => [
    path,
    JSON.stringify(slice),
  ])
  return {
    json: JSON.stringify(document),
    yaml: stringify(document, { lineWidth: 110, aliasDuplicateObjects: false }),
    slices: Object.fromEntries(slices),
  }
}
