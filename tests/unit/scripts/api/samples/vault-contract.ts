// The contract of a vault, and the check of one sample against it.

import { join } from 'node:path'
import { checkSample, type Verdict } from '#scripts/api/samples/check/check-sample.ts'
import type { SampleContract } from '#site/api/code/known/sample-contract.ts'
import { sampleContractOf } from '#scripts/api/samples/known/sample-contracts.ts'
import { contract as contractStep } from '#scripts/api/contract/contract.step.ts'
import { openSite } from '#scripts/build/open-site.ts'
import { dataFiles } from '#scripts/content/content.step.ts'
import { contentPlace } from '#scripts/content/read-content.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { elementsIn } from '#scripts/api/samples/known/elements-in-tables.ts'
import { modulesIn } from '#scripts/api/samples/known/modules-in-tables.ts'
import { knownHeaders } from '#scripts/api/samples/known/known-headers.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'

const VAULT = join(PROJECT_ROOT, 'tests/fixtures/vault-site')

let contract: Promise<SampleContract> | undefined

export function vaultContract(): Promise<SampleContract> {
  contract ??= contractIn(VAULT, siteConfig)
  return contract
}

/** The contract of a content folder as its samples are checked against it. */
export async function contractIn(content: string, config: SiteConfig): Promise<SampleContract> {
  const graph = openSite({ content, config })
  const place = contentPlace(content)
  const read = await graph.repairing(() => graph.ask(contractStep, null))
  const headers = knownHeaders(graph.world, place, config)
  const tables = await graph.ask(dataFiles, null)
  const elements = elementsIn(graph.world, place, tables)
  const modules = modulesIn(graph.world, place, { tables, brand: config.brand })
  return sampleContractOf(read.contract!, config.brand, { headers, elements, modules })
}

/** `row:column code what`, rows and columns from 1. */
export async function tell(language: string, code: string, meta = ''): Promise<string[]> {
  const { findings } = await verdict(language, code, meta)
  return findings.map(({ at, code: name, what }) => {
    const place = at ? `${at.row + 1}:${at.column + 1}` : 'sample'
    return `${place} ${name} ${what}`
  })
}

export async function verdict(language: string, code: string, meta = ''): Promise<Verdict> {
  const own = await vaultContract()
  const { brand } = own
  const values: Record<string, string> = {
    'api-host': own.server,
    PREFIX: brand.headerPrefix,
    Scope: brand.scopePascal,
    scope: brand.scope,
  }
  const shown = code.replaceAll(/%([\w-]+)%/g, (whole, name: string) => values[name] ?? whole)
  return checkSample({ language, code: shown, meta }, own)
}
