// What can be known of a page before its Markdown is parsed: its text, its front matter, its path.

import { join } from 'node:path'
import { canonicalPath } from '#site/model/urls.ts'
import { prepareSource } from '../../content/prepare-source.ts'
import { pathOfFile } from '../../content/read-content.ts'
import { createPageState, type BuildSettings, type PageState } from '../page/page-state.ts'
import { readSourceText } from '../page/read-source.ts'
import { readFrontMatter } from './front-matter.ts'

/** Reads a page's bytes and front matter. Text that cannot be compiled is reported and left out. */
export function preparePage(file: string, settings: BuildSettings): { state: PageState; text: string } {
  const bytes = settings.reads.read(join(settings.content.root, file)) ?? Buffer.alloc(0)
  const state = createPageState(settings, { file, path: pathOfFile(file) }, '')
  const source = readSourceText(bytes, state)
  state.sources[0] = source
  if (source === '') return { state, text: '' }
  state.frontMatter = readFrontMatter(state, source)
  if (state.frontMatter.slug !== undefined) state.path = canonicalPath(state.frontMatter.slug) ?? state.path
  return { state, text: prepareSource(source) }
}
