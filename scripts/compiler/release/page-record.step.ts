// The step that makes of a compiled page what a release stores of it.

import type { Hash, PageEntry } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { platformApi, type SampleCounts } from '../platform-api.ts'
import { mainHtmlCode } from '../bundles/site-code.step.ts'
import { compiledPage } from '../compile/compiled-page.step.ts'
import { step, stepWithParts, type Reads } from '../../graph/step.ts'
import { everyPage } from '../compile/every-page.ts'
import { commitDates, isConfigured } from '../../content/content.step.ts'
import { pageSurroundings } from '../sidebars/sidebars.step.ts'
import type { LinkingPage } from './page-links.ts'

type RecordConfig = Pick<SiteConfig, 'origin' | 'title' | 'brand' | 'repository' | 'assistants' | 'feedback'>

/** All of the configuration that a record shows. */
const recordConfig = step<null, RecordConfig>('configuration of records', import.meta.url, (reads) => {
  const { origin, title, brand, repository, assistants, feedback } = reads.setting<SiteConfig>('config')
  return {
    origin,
    title,
    brand,
    ...(repository && { repository }),
    ...(assistants && { assistants }),
    ...(feedback && { feedback }),
  }
})

/** By the path that they link to. */
const linkingPages = stepWithParts<null, Record<string, LinkingPage[]>>(
  'links to pages',
  import.meta.url,
  async (reads) => {
    const { pagesLinkingTo } = await import('./page-links.ts')
    return pagesLinkingTo(await everyPage(reads, 'facts'))
  },
)

export interface StoredPage {
  path: string
  /** In the manifest. */
  entry: PageEntry
  /** What the page loads later. */
  late: Hash[]
}

/** Input: the page's file. Record, Markdown and what the page loads later are published. */
export const storedPage = step<string, StoredPage>('store page', import.meta.url, async (reads, file) =>
  storePage(reads, file, (await reads.parts(platformApi.samples, file)).get('counts')),
)

/** The same without what is said of the page's samples: nobody waits until they are checked. */
export const draftPage = step<string, StoredPage>('draft of a page', import.meta.url, (reads, file) =>
  storePage(reads, file, undefined),
)

async function storePage(reads: Reads, file: string, samples: SampleCounts | undefined): Promise<StoredPage> {
  const { publishPage } = await import('./publish-page.ts')
  const { runSiteCode } = await import('../bundles/run-site-code.ts')
  const compiled = await reads.parts(compiledPage, file)
  const page = compiled.get('head')!
  const dates = await reads.parts(commitDates, null)
  const article = compiled.get('article')!
  const entry = publishPage(reads, {
    page,
    article,
    markdown: compiled.get('markdown')!,
    place: (await reads.parts(pageSurroundings, null)).get(page.path),
    linkedFrom: (await reads.parts(linkingPages, null)).get(page.path) ?? [],
    updated: dates.get(file) ?? page.frontMatter.updated,
    samples,
    configured: await reads.ask(isConfigured, null),
    config: await reads.ask(recordConfig, null),
    html: runSiteCode(await reads.ask(mainHtmlCode, null)),
  })
  return { path: page.path, entry, late: article.late.map((text) => reads.publish(text)) }
}
