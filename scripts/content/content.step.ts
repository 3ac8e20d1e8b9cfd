// The steps that list the content folder: its files, the pages' paths, and the names that pages may use.

import { join } from 'node:path'
import { brandVariables } from '#site/model/brand-variables.ts'
import type { BrandConfig, SiteConfig } from '#site/model/site-config.ts'
import type { ContentFolder, ContentPlace } from './read-content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { step, stepWithParts } from '../graph/step.ts'

/** The listed folder, or the problems with it. */
export const contentFolder = step<null, { content?: ContentFolder; diagnostics: Diagnostic[] }>(
  'content folder',
  import.meta.url,
  async (reads) => {
    const { checkFolder } = await import('./check-folder.ts')
    return checkFolder(reads, reads.setting<ContentPlace>('content'))
  },
)

/** Whether sidebars are configured, which makes missing descriptions and the like the author's mistakes. */
export const isConfigured = step<null, boolean>(
  'content is configured',
  import.meta.url,
  async (reads) => (await reads.ask(contentFolder, null)).content?.configured ?? false,
)

/** Partials by name. */
export const partialFiles = stepWithParts<null, Record<string, string>>(
  'partials',
  import.meta.url,
  async (reads) => (await reads.ask(contentFolder, null)).content?.partials ?? {},
)

/** Tables of facts by name. */
export const dataFiles = stepWithParts<null, Record<string, string>>(
  'tables of facts',
  import.meta.url,
  async (reads) => (await reads.ask(contentFolder, null)).content?.data ?? {},
)

/** Canonical path by file: what relative links lead to. A `slug` is known before its page is compiled. */
export const pagePaths = stepWithParts<null, Record<string, string>>(
  'page paths',
  import.meta.url,
  async (reads) => {
    const { slugIn } = await import('./slug-in.ts')
    const { content } = await reads.ask(contentFolder, null)
    if (!content) return {}
    return Object.fromEntries(
      content.pages.map(({ file, path }) => [
        file,
        slugIn(reads.read(join(content.root, file)), file) ?? path,
      ]),
    )
  },
)

export interface SiteNames {
  brand: BrandConfig
  origin: string
  /** Values of `%name%`. */
  variables: Record<string, string>
}

/** Everything in the configuration that a page's text can show. */
export const siteNames = step<null, SiteNames>('names of the site', import.meta.url, (reads) => {
  const config = reads.setting<SiteConfig>('config')
  return { brand: config.brand, origin: config.origin, variables: brandVariables(config) }
})

/** Null where the configuration names none. */
export const referencePage = step<null, string | null>(
  'first page of the reference',
  import.meta.url,
  (reads) => reads.setting<SiteConfig>('config').reference ?? null,
)

export const showsExpressions = step<null, boolean>(
  'whether pages show expressions',
  import.meta.url,
  (reads) => reads.setting<SiteConfig>('config').expressions ?? false,
)

/** `YYYY-MM-DD` of the last commit, by file. */
export const commitDates = stepWithParts<null, Record<string, string>>(
  'commit dates',
  import.meta.url,
  async (reads) => {
    const { root } = reads.setting<ContentPlace>('content')
    if ((await reads.commit(root)) === null) return {}
    const { readCommitDates } = await import('./commit-dates.ts')
    return Object.fromEntries(await readCommitDates(root))
  },
)
