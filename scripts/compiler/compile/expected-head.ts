// The head of a page that is not compiled yet. Compiling may give a better one: a title with markup, a description from
// the first paragraph.

import type { PageHead } from '../page/compiled-page.ts'
import type { BuildSettings } from '../page/page-state.ts'
import { preparePage } from './prepare-page.ts'

const TITLE = /^# +(.+)$/m

export function expectedHead(file: string, settings: BuildSettings): PageHead {
  const { state, text } = preparePage(file, settings)
  const { path, frontMatter, fallbackTitle } = state
  return {
    file,
    path,
    frontMatter,
    title: frontMatter.title ?? TITLE.exec(text)?.[1]?.trim() ?? fallbackTitle,
    description: frontMatter.description ?? '',
  }
}
