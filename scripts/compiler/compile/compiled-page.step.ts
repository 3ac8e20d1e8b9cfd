// The step that compiles one page. Others depend on its parts: editing a page's words changes its article, but not what
// depends on its links.

import { rendererCode } from '../bundles/site-code.step.ts'
import { contentFolder } from '../../content/content.step.ts'
import { step, stepWithParts } from '../../graph/step.ts'
import { partsOfPage, type PageHead, type PageParts } from '../page/compiled-page.ts'

/** Input: the page's file, relative to the content folder. */
export const compiledPage = stepWithParts<string, PageParts>(
  'compile page',
  import.meta.url,
  async (reads, file) => {
    const compiler = import('./compile-page.ts')
    // Asked before the settings, which may ask for the contract: bundling would only start once that has been read.
    const code = await reads.ask(rendererCode, null)
    const { pageSettings } = await import('./page-settings.ts')
    const settings = await pageSettings(reads, file)
    const { compilePage } = await compiler
    return partsOfPage(await compilePage(file, code, settings))
  },
  { inThreads: true },
)

/** In the order of the files. Editing a page's words does not change it, nor what lists pages. */
export const pageHeads = step<null, PageHead[]>('heads of pages', import.meta.url, async (reads) => {
  const { content } = await reads.ask(contentFolder, null)
  const pages = content?.pages ?? []
  return Promise.all(pages.map(async ({ file }) => (await reads.parts(compiledPage, file)).get('head')!))
})

/** What front matter and file name say about the pages: enough to list them before any is compiled. */
export const expectedHeads = step<null, PageHead[]>(
  'expected heads of pages',
  import.meta.url,
  async (reads) => {
    const { expectedHead } = await import('./expected-head.ts')
    const { settingsWithoutApi } = await import('./page-settings.ts')
    const { content } = await reads.ask(contentFolder, null)
    const settings = await settingsWithoutApi(reads)
    return (content?.pages ?? []).map(({ file }) => expectedHead(file, settings))
  },
)
