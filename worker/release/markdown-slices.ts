// Reads the Markdown of a page: one text, or the slices of a long one, which concatenate to the page. The last one ends with
// the list of what is around the page.

import type { PageEntry } from '#site/model/release.ts'

export async function readMarkdownSlices(
  { markdown, slices }: Pick<PageEntry, 'markdown' | 'slices'>,
  around: string,
  read: (hash: string) => Promise<string>,
): Promise<string[]> {
  const stored = await Promise.all((slices ?? [markdown]).map(read))
  return [...stored.slice(0, -1), stored.at(-1)! + around]
}
