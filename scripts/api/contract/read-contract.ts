// The way from content/openapi to the contract: files, linted and bundled, kept until one of them changes.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { brandVariables } from '#site/model/brand-variables.ts'
import type { Contract } from '#site/api/contract/contract.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { hashOf } from '../../project/blob-set.ts'
import { cachedValue } from '../../project/cached-value.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import type { ContentFolder } from '../../content/read-content.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { consoleData, type ConsoleAsset } from './write-console-data.ts'
import { contractFiles, CONTRACT_ROOT, PERMISSIONS_FILE } from './contract-files.ts'
import { contractFromDocument } from './contract-from-document.ts'
import { contractProblem, placeOfPosition, unknownVariables } from './contract-problems.ts'
import { readContractSource } from './contract-source.ts'
import { operationHash } from './operation-hash.ts'
import { unusedComponents } from './unused-components.ts'
import { yamlProblems } from './yaml-problems.ts'

export interface ReadContract {
  /** Changes with all that it was made of. */
  key: string
  /** Absent where the content folder has no contract, or one that cannot be read. */
  contract?: Contract
  /** The bundled OpenAPI document as text, variables replaced. */
  document?: { json: string; yaml: string }
  /** By the id of the operation. */
  operations: Record<string, OperationFacts>
  /** Content-relative files that it was made of; none where there is no contract. */
  files: string[]
  diagnostics: Diagnostic[]
}

export interface OperationFacts {
  /** Where it is written. */
  place: Place
  /** Of all that a page shows of it. */
  hash: string
  /** The data of its console. */
  console: ConsoleAsset
}

/** A contract is kept by its files, the site's names and this code; only a change loads the linter. */
export async function readContract(
  content: ContentFolder,
  config: SiteConfig,
  cacheFolder?: string,
): Promise<ReadContract> {
  const files = contractFiles(content)
  if (files.size === 0) return { key: '', operations: {}, files: [], diagnostics: [] }
  const variables = brandVariables(config)
  const permissions = textOf(join(content.root, PERMISSIONS_FILE))
  const key = hashOf(
    JSON.stringify([codeHash(), process.version, content.label, variables, [...files], permissions ?? null]),
  )
  const known = await cachedValue(cacheFolder, `contract-${hashOf(content.root).slice(0, 12)}`, key, () =>
    compute(content, config, files, permissions),
  )
  return { key, ...known }
}

async function compute(
  content: ContentFolder,
  { brand, ...config }: SiteConfig,
  files: ReadonlyMap<string, string>,
  permissions: string | undefined,
): Promise<Omit<ReadContract, 'key'>> {
  const variables = brandVariables({ brand, ...config })
  const sources = new Map([...files].map(([file, text]) => [file, readContractSource(text, variables)]))
  const broken = yamlProblems(content, sources)
  if (broken.length > 0) return { operations: {}, files: [...files.keys()], diagnostics: broken }
  const { lintContract } = await import('./lint-contract.ts')
  const linted = await lintContract({
    root: content.root,
    main: CONTRACT_ROOT,
    texts: new Map([...sources].map(([file, { text }]) => [file, text])),
    permissions: permissions === undefined ? undefined : permissionNames(permissions),
  })
  const diagnostics = [
    ...unknownVariables(content, sources, variables),
    ...linted.problems.map((problem) =>
      contractProblem(placeOfPosition(content, sources, problem.at), problem),
    ),
  ]
  const names = [...files.keys()]
  if (!linted.document) return { operations: {}, files: names, diagnostics }
  diagnostics.push(...unusedComponents(content, files, linted.document))
  const contract = contractFromDocument(linted.document)
  const operations = contract.operations.map((operation): [string, OperationFacts] => [
    operation.id,
    {
      place: placeOfPosition(content, sources, linted.operations[operation.id] ?? { file: CONTRACT_ROOT }),
      hash: operationHash(operation, contract),
      console: consoleData(operation, contract, brand),
    },
  ])
  return {
    contract,
    document: { json: JSON.stringify(linted.document), yaml: stringify(linted.document, { lineWidth: 110 }) },
    operations: Object.fromEntries(operations),
    files: names,
    diagnostics,
  }
}

/** A list that cannot be read is another check's to report. */
function permissionNames(source: string): ReadonlySet<string> | undefined {
  try {
    const { rows } = parse(source) as { rows: { name: string }[] }
    return new Set(rows.map(({ name }) => name))
  } catch {
    return undefined
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** This code, and the libraries that it stands on. */
function codeHash(): string {
  const own = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts'))
    .sort()
  const paths = [
    ...own.map((file) => join(import.meta.dirname, file)),
    join(PROJECT_ROOT, 'package-lock.json'),
    join(PROJECT_ROOT, 'site/model/component-rules.ts'),
  ]
  return hashOf(paths.map((path) => textOf(path) ?? '').join('\0'))
}
