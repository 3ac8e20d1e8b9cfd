// The facts of every page, in the order of the files, for checks and commands that look across pages.

import { compiledPage } from './compiled-page.step.ts'
import type { Reads } from '../../graph/step.ts'
import { contentFolder } from '../../content/content.step.ts'
import type { PageFacts } from '../page/compiled-page.ts'

/** A step that asks depends on nothing else in the pages. */
export async function everyPage(reads: Pick<Reads, 'ask' | 'parts'>): Promise<PageFacts[]> {
  const { content } = await reads.ask(contentFolder, null)
  const pages = content?.pages ?? []
  return Promise.all(pages.map(async ({ file }) => (await reads.parts(compiledPage, file)).get('facts')!))
}
