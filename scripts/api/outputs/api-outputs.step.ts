// The steps for the parts of a release that only a site with a contract has.

import { join } from 'node:path'
import type { ApiTools } from '#site/model/agents/agent-data.ts'
import type { Hash } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { Fact } from '#site/search/index/answer-data.ts'
import { CHECK_DATA_PATH } from '#site/model/agents/agent-data.ts'
import { dataFiles, isConfigured, pagePaths, siteNames } from '../../content/content.step.ts'
import type { ContractAnswers } from '../../compiler/platform-api.ts'
import { siteVariables } from '../../compiler/site-variables.step.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { step, stepWithParts } from '../../graph/step.ts'
import { CONTRACT_ROOT } from '../contract/contract-files.ts'
import { contract } from '../contract/contract.step.ts'
import { elementsInTables, headersInTable, modulesInTables, pageUses } from '../samples/samples.step.ts'

export const apiServer = step<null, string | null>('server of the API', import.meta.url, async (reads) => {
  if (!(await reads.ask(isConfigured, null))) return null
  const text = reads.text(join(reads.setting<ContentPlace>('content').root, CONTRACT_ROOT))
  if (text === undefined) return null
  const { serverIn } = await import('./api-server.ts')
  return serverIn(text, (await reads.ask(siteNames, null)).variables)
})

/** Publishes the data of the consoles and returns their hashes. */
export const consoleAssets = step<null, Hash[]>('console data', import.meta.url, async (reads) => {
  const operations = (await reads.parts(contract, null)).get('operations') ?? {}
  return Object.values(operations).map(({ console }) => reads.publish(console.text))
})

/** Publishes the data that a reader's own code is checked against; null without a valid contract. */
const codeChecks = step<null, Hash | null>('data of code checks', import.meta.url, async (reads) => {
  const { checkDataFile } = await import('./check-data-file.ts')
  const whole = (await reads.parts(contract, null)).get('contract')
  if (!whole) return null
  const place = reads.setting<ContentPlace>('content')
  const tables = await reads.ask(dataFiles, null)
  const { brand } = await reads.ask(siteNames, null)
  const variables = await reads.ask(siteVariables, null)
  const headers = await reads.ask(headersInTable, null)
  const elements = await reads.ask(elementsInTables, null)
  const modules = await reads.ask(modulesInTables, null)
  const { reference = '/' } = reads.setting<SiteConfig>('config')
  const paths = Object.values(await reads.ask(pagePaths, null))
  return reads.publish(
    checkDataFile(reads, {
      place,
      tables,
      contract: whole,
      brand,
      variables,
      headers,
      elements,
      modules,
      reference,
      paths,
    }),
  )
})

/** Publishes the bundled document as JSON and YAML, and the data that code is checked against. */
export const contractFiles = step<null, Record<string, Hash>>(
  'files of the contract',
  import.meta.url,
  async (reads) => {
    const document = (await reads.parts(contract, null)).get('document')
    if (!document) return {}
    const texts = {
      '/openapi.json': document.json,
      '/openapi.yaml': document.yaml,
      ...document.slices,
    }
    const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, reads.publish(text)]))
    const checks = await reads.ask(codeChecks, null)
    return checks === null ? files : { ...files, [CHECK_DATA_PATH]: checks }
  },
)

export const contractAnswers = step<null, ContractAnswers>(
  'answers of the contract',
  import.meta.url,
  async (reads) => {
    const { contractAnswers: answersOf } = await import('./contract-answers.ts')
    const parts = await reads.parts(contract, null)
    const whole = parts.get('contract')
    return whole
      ? answersOf(whole, parts.get('operations') ?? {})
      : { operations: [], signatures: [], tables: {} }
  },
)

export const fieldLimits = stepWithParts<null, Record<string, Fact['values']>>(
  'limits of fields',
  import.meta.url,
  async (reads) => {
    const { fieldLimits: limitsOf } = await import('./field-limits.ts')
    const whole = (await reads.parts(contract, null)).get('contract')
    return whole ? limitsOf(whole) : {}
  },
)

export const toolsOfApi = step<null, ApiTools | null>('API for the tools', import.meta.url, async (reads) => {
  const { apiTools } = await import('./tool-data.ts')
  const parts = await reads.parts(contract, null)
  const whole = parts.get('contract')
  const { brand } = await reads.ask(siteNames, null)
  const variables = await reads.ask(siteVariables, null)
  if (!whole) return null
  const { permissionFacts } = await import('./permission-facts.ts')
  const { guidesOf } = await import('./guides-of.ts')
  const place = reads.setting<ContentPlace>('content')
  const permissions = permissionFacts(reads, place, await reads.ask(dataFiles, null), variables)
  const paths = Object.entries(await reads.ask(pagePaths, null))
  const pages = await Promise.all(
    paths.map(async ([file, path]) => ({ path, uses: await reads.ask(pageUses, file) })),
  )
  return {
    ...apiTools(whole, parts.get('operations') ?? {}, brand, await reads.ask(headersInTable, null)),
    guides: guidesOf(pages, { operations: whole.operations, permissions }),
  }
})
