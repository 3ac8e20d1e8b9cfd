// The steps that check style: a file at a time, and all files of the content.

import type { ContentPlace } from '../content/read-content.ts'
import { placeIn } from '../content/read-content.ts'
import { step } from '../compiler/graph/step.ts'
import { contentFolder } from '../compiler/read/content.step.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Input: a page, a partial or a table of facts, relative to the content folder. */
export const proseProblems = step<string, Diagnostic[]>('style', import.meta.url, async (reads, file) => {
  const { lintSource } = await import('./lint-source.ts')
  const content = reads.setting<ContentPlace>('content')
  const text = reads.text(`${content.root}/${file}`) ?? ''
  return lintSource(text, file, placeIn(content, file).file)
})

/** Files whose style is checked: none in content of other people, which has a style of its own. */
export const proseFiles = step<null, string[]>('files with a style', import.meta.url, async (reads) => {
  const { content } = await reads.ask(contentFolder, null)
  if (!content?.configured) return []
  const { pages, partials, data } = content
  return [...pages.map(({ file }) => file), ...Object.values(partials), ...Object.values(data)]
})
