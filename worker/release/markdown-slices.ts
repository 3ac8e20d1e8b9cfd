// Reads the stored Markdown of a page: one text, or the slices of a long one, which concatenate to the page.

import type { PageEntry } from '#site/model/release.ts'

export function readMarkdownSlices(
  { markdown, slices }: Pick<PageEntry, 'markdown' | 'slices'>,
  read: (hash: string) => Promise<string>,
): Promise<string[]> {
  return Promise.all((slices ?? [markdown]).map(read))
}
