// The steps that read the contract: all of it once, and the excerpts that pages, checks and outputs use.

import { isConfigured, referencePage, siteNames } from '../../content/content.step.ts'
import { step, stepWithParts, type Reads } from '../../graph/step.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ContractState, OperationPlace, ShownOperation } from '../../compiler/platform-api.ts'
import type { ReadContract } from './read-contract.ts'

/** The linter, which bundles, is loaded only if it has to run. */
export const contract = stepWithParts<null, ReadContract>('contract', import.meta.url, async (reads) => {
  const { place, files } = await sourcesOf(reads)
  if (files.size === 0) return { operations: {}, files: [], diagnostics: [] }
  const { readContract } = await import('./read-contract.ts')
  const reference = (await reads.ask(referencePage, null)) ?? undefined
  return readContract(reads, place, files, { ...(await reads.ask(siteNames, null)), reference })
})

/** What the linter finds. Only the checks wait for it. */
export const lintProblems = step<null, Diagnostic[]>('lint contract', import.meta.url, async (reads) =>
  // Without a contract, no thread has to load the code.
  (await reads.ask(hasContract, null)) ? reads.ask(linted, null) : [],
)

const linted = step<null, Diagnostic[]>(
  'faults of the contract',
  import.meta.url,
  async (reads) => {
    if (!(await reads.parts(contract, null)).get('lintable')) return []
    const { place, files } = await sourcesOf(reads)
    const { contractFaults } = await import('./contract-faults.ts')
    return contractFaults(reads, place, files, await reads.ask(siteNames, null))
  },
  { inThreads: true, isLong: true },
)

async function sourcesOf(reads: Reads) {
  const { contractFiles } = await import('./contract-files.ts')
  const configured = await reads.ask(isConfigured, null)
  const place = { ...reads.setting<ContentPlace>('content'), configured }
  return { place, files: contractFiles(reads, place) }
}

export const hasContract = step<null, boolean>('there is a contract', import.meta.url, async (reads) => {
  const { contractFiles } = await import('./contract-files.ts')
  const { root } = reads.setting<ContentPlace>('content')
  return contractFiles(reads, { root, configured: await reads.ask(isConfigured, null) }).size > 0
})

export const contractState = step<null, ContractState>(
  'state of the contract',
  import.meta.url,
  async (reads) => {
    const parts = await reads.parts(contract, null)
    if ((parts.get('files') ?? []).length === 0) return 'none'
    return parts.get('contract') === undefined ? 'broken' : 'sound'
  },
)

/** What a page sees of an operation, by id. */
export const operationExcerpts = stepWithParts<null, Record<string, ShownOperation>>(
  'operations',
  import.meta.url,
  async (reads) => {
    const { operationExcerpts: excerptsOf } = await import('./operation-excerpt.ts')
    const parts = await reads.parts(contract, null)
    const whole = parts.get('contract')
    if (!whole) return {}
    const excerpts = Object.entries(excerptsOf(whole, parts.get('operations') ?? {}))
    return Object.fromEntries(
      excerpts.map(([id, reference]) => {
        const examples = reference.operation.body?.examples.map(({ name }) => name) ?? []
        return [id, { examples, reference }]
      }),
    )
  },
)

/** In contract order. */
export const operationPlaces = step<null, OperationPlace[]>(
  'places of operations',
  import.meta.url,
  async (reads) => {
    const parts = await reads.parts(contract, null)
    const places = parts.get('operations') ?? {}
    const operations = parts.get('contract')?.operations ?? []
    return operations.map(({ id, page }) => ({ id, page, ...(places[id] && { place: places[id].place }) }))
  },
)
