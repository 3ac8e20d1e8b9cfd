// The steps that check samples: a verdict per sample, stored under the sample's text, and the results per page.

import type { Contract } from '#site/api/contract/contract.ts'
import type { ElementsFacts } from '#site/api/code/known/elements-facts.ts'
import type { SdkModule } from '#site/api/code/known/sdk-module.ts'
import type { UsedOperation } from '#site/api/permissions/least-permissions.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { compiledPage } from '../../compiler/compile/compiled-page.step.ts'
import { siteVariables } from '../../compiler/site-variables.step.ts'
import { step, stepWithParts } from '../../graph/step.ts'
import type { PageSample } from '../../compiler/page/compiled-page.ts'
import {
  contentFolder,
  dataFiles,
  isConfigured,
  referencePage,
  siteNames,
} from '../../content/content.step.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { styleOfSite } from '../../prose/prose.step.ts'
import { contract } from '../contract/contract.step.ts'
import type { Verdict } from './check/check-sample.ts'
import type { SampleCounts } from '../../compiler/platform-api.ts'
import type { Found } from './safety/check-safety.ts'

type SampleText = Pick<PageSample, 'language' | 'meta' | 'code'>

/** The brand's headers that the content's table lists. */
export const headersInTable = step<null, string[]>('known headers', import.meta.url, async (reads) => {
  const { knownHeaders } = await import('./known/known-headers.ts')
  return knownHeaders(reads, reads.setting<ContentPlace>('content'), await reads.ask(siteNames, null))
})

/** What the content's tables say of Elements. */
export const elementsInTables = step<null, ElementsFacts>('elements', import.meta.url, async (reads) => {
  const { elementsIn } = await import('./known/elements-in-tables.ts')
  return elementsIn(reads, reads.setting<ContentPlace>('content'), await reads.ask(dataFiles, null))
})

/** What code imports the SDKs by. */
export const modulesInTables = step<null, SdkModule[]>(
  'modules of the SDKs',
  import.meta.url,
  async (reads) => {
    const { modulesIn } = await import('./known/modules-in-tables.ts')
    const tables = await reads.ask(dataFiles, null)
    const { brand } = await reads.ask(siteNames, null)
    return modulesIn(reads, reads.setting<ContentPlace>('content'), { tables, brand })
  },
)

/** What is wrong with these tables. */
export const elementsProblems = step<null, Diagnostic[]>('check elements', import.meta.url, async (reads) => {
  const { checkElementsTables } = await import('./known/check-elements-tables.ts')
  const place = reads.setting<ContentPlace>('content')
  const tables = await reads.ask(dataFiles, null)
  const whole = (await reads.parts(contract, null)).get('contract')
  const sdkCalls = whole?.operations.flatMap(({ sdk }) => (sdk ? [`${sdk.group}.${sdk.method}`] : []))
  return checkElementsTables(reads, { place, tables, sdkCalls })
})

const brandOfSite = step<null, SiteConfig['brand']>(
  'brand',
  import.meta.url,
  async (reads) => (await reads.ask(siteNames, null)).brand,
)

const placeholders = step<null, string[]>(
  'placeholders of the style',
  import.meta.url,
  async (reads) => (await reads.ask(styleOfSite, null)).style.samples.placeholders,
)

/** Grammars, validators and the mock are loaded only for a new sample. */
const sampleVerdict = step<SampleText, Verdict>('check sample', import.meta.url, async (reads, sample) => {
  const { checkSample } = await import('./check/check-sample.ts')
  const whole = (await reads.parts(contract, null)).get('contract')
  const names = await reads.ask(placeholders, null)
  if (!whole) return checkSample(sample, undefined, names)
  const { sampleContractOf } = await import('./known/sample-contracts.ts')
  const brand = await reads.ask(brandOfSite, null)
  const headers = await reads.ask(headersInTable, null)
  const elements = await reads.ask(elementsInTables, null)
  const modules = await reads.ask(modulesInTables, null)
  const others = { headers, elements, modules }
  return checkSample(sample, sampleContractOf(whole as Contract, brand, others), names)
})

/** Input: the page's file. Empty if samples are not checked, as in other people's content. */
export const pageSamples = stepWithParts<string, { counts?: SampleCounts; diagnostics: Diagnostic[] }>(
  'samples of a page',
  import.meta.url,
  async (reads, file) => {
    if (!(await reads.ask(isConfigured, null))) return { diagnostics: [] }
    const { countSamples } = await import('./sample-counts.ts')
    const { sampleDiagnostics } = await import('./sample-diagnostics.ts')
    const samples = (await reads.parts(compiledPage, file)).get('samples') ?? []
    const verdicts = await Promise.all(
      samples.map(({ language, meta, code }) => reads.ask(sampleVerdict, { language, meta, code })),
    )
    const variables = await reads.ask(siteVariables, null)
    const place = reads.setting<ContentPlace>('content')
    return {
      counts: countSamples(verdicts),
      diagnostics: sampleDiagnostics(reads, place, samples, verdicts, variables),
    }
  },
)

/**
 * Input: the page's file. Samples in several languages make the same calls: only those in the first of the most common
 * languages count.
 */
export const pageUses = step<string, UsedOperation[]>(
  'operations that a page calls',
  import.meta.url,
  async (reads, file) => {
    if (!(await reads.ask(isConfigured, null))) return []
    const { usesOf } = await import('./uses-of.ts')
    const samples = (await reads.parts(compiledPage, file)).get('samples') ?? []
    const verdicts = await Promise.all(
      samples.map(({ language, meta, code }) => reads.ask(sampleVerdict, { language, meta, code })),
    )
    return usesOf(samples, verdicts)
  },
)

/** Published test numbers; null if the content has no table of them. */
const testCards = step<null, string[] | null>('test cards', import.meta.url, async (reads) => {
  const { cardsIn, TEST_CARDS } = await import('./safety/check-safety.ts')
  const tables = Object.values(await reads.ask(dataFiles, null)).filter((file) => TEST_CARDS.test(file))
  const { root } = reads.setting<ContentPlace>('content')
  return tables.length === 0 ? null : tables.flatMap((file) => cardsIn(reads.text(`${root}/${file}`) ?? ''))
})

/** Input: a file of the content folder. Anything in it that identifies a person, an account or a machine. */
const unsafeTexts = step<string, Found>('search for unsafe texts', import.meta.url, async (reads, file) => {
  const { searchFile } = await import('./safety/check-safety.ts')
  const { realKeys } = await import('#site/api/check/key-kind.ts')
  const { root } = reads.setting<ContentPlace>('content')
  const cards = await reads.ask(testCards, null)
  const { key } = await reads.ask(brandOfSite, null)
  return searchFile(file, reads.text(`${root}/${file}`) ?? '', {
    ...(cards && { cards: new Set(cards) }),
    ownKeys: realKeys(key?.formats),
  })
})

/** All such findings in the content. */
export const safetyProblems = step<null, Diagnostic[]>('safety', import.meta.url, async (reads) => {
  const { content } = await reads.ask(contentFolder, null)
  if (!content?.configured) return []
  const { safetyDiagnostics } = await import('./safety/check-safety.ts')
  const files = [
    ...content.pages.map((page) => page.file),
    ...Object.values(content.partials),
    ...Object.values(content.data),
    ...((await reads.parts(contract, null)).get('files') ?? []),
  ]
  const found = await Promise.all(files.map((file) => reads.ask(unsafeTexts, file)))
  return files.flatMap((file, index) => safetyDiagnostics(content, file, found[index]!))
})

/** Whether enough samples on the reference pages are checked. */
export const shareProblems = step<null, Diagnostic[]>(
  'share of checked samples',
  import.meta.url,
  async (reads) => {
    const { content } = await reads.ask(contentFolder, null)
    if (!content?.configured || (await reads.parts(contract, null)).get('contract') === undefined) return []
    const reference = await reads.ask(referencePage, null)
    if (reference === null) return []
    const { checkShare } = await import('./check-share.ts')
    const counts = await Promise.all(
      content.pages.map(async ({ file }) => {
        const { path } = (await reads.parts(compiledPage, file)).get('head')!
        return [path, (await reads.parts(pageSamples, file)).get('counts')!] as const
      }),
    )
    return checkShare(content, new Map(counts), reference)
  },
)
