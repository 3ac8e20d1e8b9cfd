// The steps that turn a compiled page into what a release stores of it.

import type { SiteConfig } from '#site/model/site-config.ts'
import { platformApi, type SampleCounts } from '../platform-api.ts'
import { step, stepWithParts, type Reads } from '../../graph/step.ts'
import { compiledPage, pageHeads } from '../compile/compiled-page.step.ts'
import { commitDates } from '../../content/content.step.ts'
import { expectedSurroundings, pageSurroundings } from '../sidebars/sidebars.step.ts'
import { MAX_INLINE_PAGES } from '#site/model/release.ts'
import type { LinkedPage } from '#site/markdown/page-link.ts'
import { RECORD_SETTINGS, type RecordConfig } from './record-settings.ts'
import type { StoredPage } from './store-page.ts'

/** All of the configuration that a record shows. */
const recordConfig = step<null, RecordConfig>('configuration of records', import.meta.url, (reads) => {
  const config = reads.setting<SiteConfig>('config')
  return Object.fromEntries(RECORD_SETTINGS.map((name) => [name, config[name]])) as RecordConfig
})

/** By the path that they link to. */
const linkingPages = stepWithParts<null, Record<string, LinkedPage[]>>(
  'links to pages',
  import.meta.url,
  async (reads) => {
    const { pagesLinkingTo } = await import('./page-links.ts')
    const heads = await reads.ask(pageHeads, null)
    const pages = heads.map(async (head) => ({
      ...head,
      targets: (await reads.parts(compiledPage, head.file)).get('targets')!,
    }))
    return pagesLinkingTo(await Promise.all(pages))
  },
)

/** The page table of a larger site is in shards: the Worker would read one for each title. */
const isSharded = step<null, boolean>(
  'size of the page table',
  import.meta.url,
  async (reads) => (await reads.ask(pageHeads, null)).length > MAX_INLINE_PAGES,
)

/** Input: the page's file. Record, Markdown and what the page loads later are published. */
export const storedPage = step<string, StoredPage>('store page', import.meta.url, async (reads, file) =>
  storeAmongOthers(reads, file, (await reads.parts(platformApi.samples, file)).get('counts')),
)

/** The same without the line about the page's samples, so that nobody waits for their check. */
export const draftPage = step<string, StoredPage>('draft of a page', import.meta.url, (reads, file) =>
  storeAmongOthers(reads, file, undefined),
)

/** Input: the page's file. Its neighbours come from front matter: no other page is compiled for it. */
export const firstDraft = step<string, StoredPage>(
  'first draft of a page',
  import.meta.url,
  async (reads, file) => {
    const { storePage } = await import('./store-page.ts')
    return storePage(reads, file, async ({ path, frontMatter }) => ({
      place: (await reads.parts(expectedSurroundings, null)).get(path),
      linkedFrom: [],
      whole: true,
      updated: frontMatter.updated,
      samples: undefined,
      config: await reads.ask(recordConfig, null),
    }))
  },
)

async function storeAmongOthers(
  reads: Reads,
  file: string,
  samples: SampleCounts | undefined,
): Promise<StoredPage> {
  const { storePage } = await import('./store-page.ts')
  return storePage(reads, file, async ({ path, frontMatter }) => ({
    place: (await reads.parts(pageSurroundings, null)).get(path),
    linkedFrom: (await reads.parts(linkingPages, null)).get(path) ?? [],
    whole: await reads.ask(isSharded, null),
    updated: (await reads.parts(commitDates, null)).get(file) ?? frontMatter.updated,
    samples,
    config: await reads.ask(recordConfig, null),
  }))
}
