// The Markdown that a release has of its pages.

import { contentFolder } from '../../content/content.step.ts'
import type { Reads } from '../../graph/step.ts'
import { storedPage } from './page-record.step.ts'

/** The whole Markdown of every page, by its path. */
export async function everyMarkdown(reads: Reads): Promise<Map<string, string>> {
  const { content } = await reads.ask(contentFolder, null)
  const stored = await Promise.all((content?.pages ?? []).map(({ file }) => reads.ask(storedPage, file)))
  const decoder = new TextDecoder()
  return new Map(
    stored.map(({ path, entry: { markdown, slices = [markdown] } }) => [
      path,
      slices.map((hash) => decoder.decode(reads.published(hash))).join(''),
    ]),
  )
}
