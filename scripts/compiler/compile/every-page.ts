// What checks and commands across pages ask of every page, in the order of the files.

import { compiledPage } from './compiled-page.step.ts'
import type { Reads } from '../../graph/step.ts'
import { contentFolder } from '../../content/content.step.ts'
import type { PageFacts } from '../page/compiled-page.ts'

/** Whoever asks depends on nothing else of the pages. */
export async function everyPage(reads: Pick<Reads, 'ask' | 'parts'>): Promise<PageFacts[]> {
  const { content } = await reads.ask(contentFolder, null)
  const pages = content?.pages ?? []
  return Promise.all(pages.map(async ({ file }) => (await reads.parts(compiledPage, file)).get('facts')!))
}
