// The check of all samples of all pages: verdicts that are kept by what a sample says, as diagnostics with places.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandVariables } from '#site/model/brand-variables.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { keep, readKept } from '../../project/cached-value.ts'
import type { CompiledPage, PageSample } from '../../compiler/page/compiled-page.ts'
import { hashBytes } from '../../compiler/compile/page-cache.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import type { ContentFolder } from '../../content/read-content.ts'
import type { ReadContract } from '../contract/read-contract.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { checkShare } from './check-share.ts'
import type { Verdict } from './check/check-sample.ts'
import { MAX_LINE } from './check/check-sample-style.ts'
import { knownHeaders } from './known/known-headers.ts'
import { countSamples, type SampleCounts } from './sample-counts.ts'
import { createPlaceFinder } from './sample-place.ts'
import { checkSafety } from './safety/check-safety.ts'

export interface SamplesInput {
  content: ContentFolder
  config: SiteConfig
  pages: readonly CompiledPage[]
  /** Without one only syntax, style and safety are checked. */
  contract: ReadContract
  cacheFolder?: string | undefined
}

export interface CheckedSamples {
  diagnostics: Diagnostic[]
  /** By the page's path. */
  counts: Map<string, SampleCounts>
}

/** What verdicts depend on beside samples and contract, from the project's root. */
const CHECKER_SOURCES = ['scripts/api', 'site/api/samples', 'site/api/mock']

export async function checkSamples(input: SamplesInput): Promise<CheckedSamples> {
  const { content, config, pages, contract: read, cacheFolder } = input
  const { contract } = read
  if (!content.configured) return { diagnostics: [], counts: new Map() }
  const headers = knownHeaders(content, config)
  const version = checkerHash()
  const key = hashBytes(JSON.stringify([version, process.version, config.brand, headers, contract ?? null]))
  const file = cacheFolder && join(cacheFolder, `samples-${hashBytes(content.root).slice(0, 12)}.json`)
  const kept = new Map(Object.entries((file && readKept<Record<string, Verdict>>(file, key)?.value) || {}))
  const verdicts = new Map<string, Verdict>()
  let check: ((sample: PageSample) => Promise<Verdict>) | undefined
  for (const sample of pages.flatMap((page) => page.samples)) {
    const hash = hashOf(sample)
    if (verdicts.has(hash)) continue
    const known = kept.get(hash)
    check ??= known ? undefined : await loadChecker(contract, config, headers)
    verdicts.set(hash, known ?? (await check!(sample)))
  }
  if (file && (verdicts.size !== kept.size || check)) keep(file, key, Object.fromEntries(verdicts))
  const counts = new Map(
    pages.map((page) => [page.path, countSamples(page.samples.map((one) => verdicts.get(hashOf(one))!))]),
  )
  const files = [
    ...pages.map((page) => page.file),
    ...Object.values(content.partials),
    ...Object.values(content.data),
    ...read.files,
  ]
  return {
    diagnostics: [
      ...diagnosticsOf(pages, verdicts, config),
      ...(contract ? checkShare(content, counts) : []),
      ...checkSafety({ content, files, version, cacheFolder }),
    ],
    counts,
  }
}

/** Grammars, validators and mock are loaded only where a sample is new. */
async function loadChecker(
  contract: ReadContract['contract'],
  config: SiteConfig,
  headers: readonly string[],
): Promise<(sample: PageSample) => Promise<Verdict>> {
  const { checkSample } = await import('./check/check-sample.ts')
  if (!contract) return (sample) => checkSample(sample, undefined)
  const { sampleContract } = await import('./known/sample-contract.ts')
  const view = sampleContract(contract, config, headers)
  return (sample) => checkSample(sample, view)
}

function diagnosticsOf(
  pages: readonly CompiledPage[],
  verdicts: ReadonlyMap<string, Verdict>,
  config: SiteConfig,
): Diagnostic[] {
  const { placeOf, writtenLength } = createPlaceFinder(brandVariables(config))
  return pages.flatMap((page) =>
    page.samples.flatMap((sample) =>
      verdicts.get(hashOf(sample))!.findings.map(({ code, at, what, fix }): Diagnostic => {
        const place = placeOf(sample.place, sample.code, at)
        // A line that only the brand's own names make long must not stop those who have a longer name.
        const isNames = code === 'sample-line-long' && writtenLength(sample.place, at!.row) <= MAX_LINE
        return {
          code,
          severity: isNames ? 'warning' : 'error',
          place,
          what,
          ...(fix !== undefined && { fix }),
        }
      }),
    ),
  )
}

function hashOf({ language, meta, code }: PageSample): string {
  return hashBytes(JSON.stringify([language, meta, code])).slice(0, 20)
}

function checkerHash(): string {
  const sources = CHECKER_SOURCES.flatMap((folder) =>
    readdirSync(join(PROJECT_ROOT, folder))
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => join(PROJECT_ROOT, folder, name)),
  )
  const files = [...sources, join(PROJECT_ROOT, 'package-lock.json')]
  return hashBytes(files.map((path) => readFileSync(path, 'utf8')).join('\0'))
}
