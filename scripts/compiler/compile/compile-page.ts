// The compilation of a page: source text -> MDX -> React -> one tree -> compiled page.
// Does not look across pages and keeps nothing of a page it has compiled.

import { join } from 'node:path'
import type { OperationExcerpt } from '#site/api/operation/operation-data.ts'
import { canonicalPath } from '#site/model/urls.ts'
import { prepareSource } from '../../content/prepare-source.ts'
import { pathOfFile } from '../../content/read-content.ts'
import { runCommonJs, runSiteCode } from '../bundles/run-site-code.ts'
import { isTooDeep, reportTooDeep } from '../markdown/tree/syntax-error.ts'
import type { CompiledPage } from '../page/compiled-page.ts'
import { createPageState, report, type BuildSettings, type PageState } from '../page/page-state.ts'
import { readSourceText } from '../page/read-source.ts'
import { compileMdx } from './compile-mdx.ts'
import { readFrontMatter } from './front-matter.ts'
import { emptyPage, renderPage } from './render-page.ts'

type Renderer = typeof import('./renderer.ts')

/** `file` is relative to the content folder, `rendererCode` the bundled components. */
export async function compilePage(
  file: string,
  rendererCode: string,
  settings: BuildSettings,
): Promise<CompiledPage> {
  const { state, text } = prepare(file, settings)
  if (text === '') return { ...emptyPage(state), incomplete: true }
  const code = await compileMdx(state, text)
  if (code === undefined) return { ...emptyPage(state), incomplete: true }
  return render(state, code, runSiteCode<Renderer>(rendererCode))
}

/** Reads a page's bytes and front matter. Text that cannot be compiled is reported and left out. */
function prepare(file: string, settings: BuildSettings): { state: PageState; text: string } {
  const bytes = settings.reads.read(join(settings.content.root, file)) ?? Buffer.alloc(0)
  const state = createPageState(settings, { file, path: pathOfFile(file) }, '')
  const source = readSourceText(bytes, state)
  state.sources[0] = source
  if (source === '') return { state, text: '' }
  state.frontMatter = readFrontMatter(state, source)
  if (state.frontMatter.slug !== undefined) state.path = canonicalPath(state.frontMatter.slug) ?? state.path
  return { state, text: prepareSource(source) }
}

function render(state: PageState, code: string, renderer: Renderer): CompiledPage {
  try {
    const module = runCommonJs<{ default: Parameters<Renderer['renderContent']>[0] }>(
      code,
      (name) => renderer.modules[name],
      state.file,
    )
    return renderPage(state, renderer.renderContent(module.default, shownOn(state), state.settings.brand))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (isTooDeep(message)) reportTooDeep(state)
    else report(state, { code: 'bug', what: `the page could not be rendered: ${message}` })
    return { ...emptyPage(state), incomplete: true }
  }
}

/** What the components are given of the operations that the page shows, and of nothing else of the contract. */
function shownOn({ settings, operations }: PageState): OperationExcerpt[] {
  const ids = new Set(operations.map(({ id }) => id))
  return [...ids].flatMap((id) => settings.operations.get(id)?.reference ?? [])
}
