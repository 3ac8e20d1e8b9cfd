// The project's own contract, and the check of one sample against it.

import { checkSample, type Verdict } from '#scripts/api/samples/check/check-sample.ts'
import { sampleContract, type SampleContract } from '#scripts/api/samples/known/sample-contract.ts'
import { configuredSite } from '#scripts/compiler/build-site.ts'
import { CACHE_FOLDER, PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { readContent } from '#scripts/content/read-content.ts'
import { readContract } from '#scripts/api/contract/read-contract.ts'
import { knownHeaders } from '#scripts/api/samples/known/known-headers.ts'

let contract: Promise<SampleContract> | undefined

export function realContract(): Promise<SampleContract> {
  contract ??= load()
  return contract
}

async function load(): Promise<SampleContract> {
  const config = configuredSite()
  const { content } = readContent(`${PROJECT_ROOT}/content`)
  const read = await readContract(content!, config, CACHE_FOLDER)
  return sampleContract(read.contract!, config, knownHeaders(content!, config))
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
  const own = await realContract()
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
