// Compiles a page: source text -> MDX -> React -> one tree -> compiled page. Does not look at other pages, and keeps
// nothing once a page is compiled.

import type { OperationExcerpt } from '#site/api/operation/operation-data.ts'
import { messageOf } from '#site/model/message-of.ts'
import { runCommonJs, runSiteCode } from '../bundles/run-site-code.ts'
import { isTooDeep, reportTooDeep } from '../markdown/tree/syntax-error.ts'
import type { CompiledPage } from '../page/compiled-page.ts'
import { REPORT, report, type BuildSettings, type PageState } from '../page/page-state.ts'
import { compileMdx } from './compile-mdx.ts'
import { preparePage } from './prepare-page.ts'
import { emptyPage, renderPage } from './render-page.ts'

type Renderer = typeof import('./renderer.ts')

/** `file` is relative to the content folder, `rendererCode` the bundled components. */
export async function compilePage(
  file: string,
  rendererCode: string,
  settings: BuildSettings,
): Promise<CompiledPage> {
  const { state, text } = preparePage(file, settings)
  if (text === '') return { ...emptyPage(state), incomplete: true }
  const code = await compileMdx(state, text)
  if (code === undefined) return { ...emptyPage(state), incomplete: true }
  return render(state, code, runSiteCode<Renderer>(rendererCode))
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
    const message = messageOf(error)
    if (isTooDeep(message)) reportTooDeep(state)
    else report(state, { code: 'bug', what: `the page could not be rendered: ${message}`, fix: REPORT })
    return { ...emptyPage(state), incomplete: true }
  }
}

/** What the components are given of the operations that the page shows, and of nothing else of the contract. */
function shownOn({ settings, operations }: PageState): OperationExcerpt[] {
  const ids = new Set(operations.map(({ id }) => id))
  return [...ids].flatMap((id) => settings.operations.get(id)?.reference ?? [])
}
