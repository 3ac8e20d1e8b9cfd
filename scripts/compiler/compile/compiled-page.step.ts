// The step that compiles one page. Its parts are what others ask for: an edit of a page's words renews its article and
// leaves alone whatever knows its links.

import type { ContentPlace } from '../../content/read-content.ts'
import { platformApi } from '../platform-api.ts'
import { rendererCode } from '../bundles/site-code.step.ts'
import {
  contentFolder,
  dataFiles,
  isConfigured,
  pagePaths,
  partialFiles,
  siteNames,
} from '../../content/content.step.ts'
import { step, stepWithParts } from '../../graph/step.ts'
import { partsOfPage, type PageHead, type PageParts } from '../page/compiled-page.ts'

/** Input: the page's file, relative to the content folder. */
export const compiledPage = stepWithParts<string, PageParts>(
  'compile page',
  import.meta.url,
  async (reads, file) => {
    const { compilePage } = await import('./compile-page.ts')
    const page = await compilePage(file, await reads.ask(rendererCode, null), {
      reads,
      ...(await reads.ask(siteNames, null)),
      content: {
        ...reads.setting<ContentPlace>('content'),
        configured: await reads.ask(isConfigured, null),
        partials: await reads.parts(partialFiles, null),
        data: await reads.parts(dataFiles, null),
      },
      paths: await reads.parts(pagePaths, null),
      contractState: await reads.ask(platformApi.state, null),
      operations: await reads.parts(platformApi.operations, null),
    })
    return partsOfPage(page)
  },
  { inThreads: true },
)

/** In the order of the files. An edit of words leaves it as it was, and with it whatever lists pages. */
export const pageHeads = step<null, PageHead[]>('heads of pages', import.meta.url, async (reads) => {
  const { content } = await reads.ask(contentFolder, null)
  const pages = content?.pages ?? []
  return Promise.all(pages.map(async ({ file }) => (await reads.parts(compiledPage, file)).get('head')!))
})
