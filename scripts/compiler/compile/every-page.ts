// What steps that look across pages ask of every page, in the order of the files.

import { compiledPage } from './compiled-page.step.ts'
import type { Reads } from '../../graph/step.ts'
import { contentFolder } from '../../content/content.step.ts'
import type { PageParts } from '../page/compiled-page.ts'

/** One part of every page: whoever asks depends on nothing else of them. */
export async function everyPage<Part extends 'head' | 'facts'>(
  reads: Reads,
  part: Part,
): Promise<PageParts[Part][]> {
  const { content } = await reads.ask(contentFolder, null)
  const pages = content?.pages ?? []
  return Promise.all(pages.map(async ({ file }) => (await reads.parts(compiledPage, file)).get(part)!))
}
