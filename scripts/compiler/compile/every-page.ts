// The facts of every page, in the order of the files, for checks and commands that look across pages.

import { compiledPage } from './compiled-page.step.ts'
import type { Reads } from '../../graph/step.ts'
import { contentFolder } from '../../content/content.step.ts'
import type { PageFacts } from '../page/compiled-page.ts'

/** The step that calls this depends on the facts of the pages only, not on their words. */
export async function everyPage(reads: Pick<Reads, 'ask' | 'parts'>): Promise<PageFacts[]> {
  const { content } = await reads.ask(contentFolder, null)
  const pages = content?.pages ?? []
  return Promise.all(pages.map(async ({ file }) => (await reads.parts(compiledPage, file)).get('facts')!))
}
