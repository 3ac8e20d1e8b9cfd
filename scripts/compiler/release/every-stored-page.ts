// Asks for every page's stored form, for steps that list or join the whole site.

import { contentFolder } from '../../content/content.step.ts'
import type { Reads } from '../../graph/step.ts'
import { storedPage } from './page-record.step.ts'
import type { StoredPage } from './store-page.ts'

/** In the order of the files. */
export async function everyStoredPage(reads: Reads): Promise<StoredPage[]> {
  const { content } = await reads.ask(contentFolder, null)
  const pages = content?.pages ?? []
  return Promise.all(pages.map(({ file }) => reads.ask(storedPage, file)))
}
