// What the linter finds in the contract's files, at its places in them.

import type { BrandConfig } from '#site/model/site-config.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FileReads } from '../../graph/world.ts'
import { contractProblem, placeOfPosition } from './contract-problems.ts'
import { readContractSource } from './contract-source.ts'
import { lintContract } from './lint-contract.ts'
import { lintInput, permissionTypes } from './lint-input.ts'

/** `files`: text by content-relative path, of a contract that is `lintable`. */
export async function contractFaults(
  reads: Pick<FileReads, 'text'>,
  content: ContentPlace,
  files: ReadonlyMap<string, string>,
  { brand, variables }: { brand: BrandConfig; variables: Readonly<Record<string, string>> },
): Promise<Diagnostic[]> {
  const sources = new Map([...files].map(([file, text]) => [file, readContractSource(text, variables)]))
  const problems = await lintContract(lintInput(content, sources, permissionTypes(reads, content), brand))
  return problems.map((problem) => contractProblem(placeOfPosition(content, sources, problem.at), problem))
}
