// The compilation of single pages: source text -> MDX -> React -> one tree -> compiled page.
// Does not look across pages and keeps nothing of a page it has compiled.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandVariables } from '#site/model/brand-variables.ts'
import type { OperationData } from '#site/api/operation/operation-data.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { canonicalPath } from '#site/model/urls.ts'
import type { ReadContract } from '../../api/contract/read-contract.ts'
import type { CompiledPage } from '../page/compiled-page.ts'
import { readFrontMatter } from './front-matter.ts'
import { createPageState, report, type BuildSettings, type PageState } from '../page/page-state.ts'
import { isTooDeep, reportTooDeep } from '../markdown/tree/syntax-error.ts'
import { prepareSource } from '../../content/prepare-source.ts'
import type { ContentFolder, SourcePage } from '../../content/read-content.ts'
import { readSourceText } from '../page/read-source.ts'
import { createMdxCompiler, type MdxCompiler } from './compile-mdx.ts'
import { loadSiteModule, runCommonJs } from '../bundles/load-site-module.ts'
import { emptyPage, renderPage } from './render-page.ts'

export interface PageCompilerOptions {
  content: ContentFolder
  config: SiteConfig
  /** Canonical path of a content file, for relative links; undefined for a file that is no page. */
  pathOf: (file: string) => string | undefined
  /** Absolute path; absent: nothing is cached. */
  cacheDirectory?: string | undefined
  withoutMarkdown?: boolean
  /** What <Operation> shows; absent without a contract. */
  contract?: ReadContract | undefined
}

export interface PageCompiler {
  compile(page: SourcePage): Promise<CompiledPage>
  /** Several pages in one pass, in the same order. */
  compileAll(pages: readonly SourcePage[]): Promise<CompiledPage[]>
}

type Renderer = typeof import('./renderer.ts')

/** Makes a compiler that stays warm between pages. Loads the components once, so it serves until one of them changes. */
export async function createPageCompiler({
  content,
  config,
  pathOf,
  cacheDirectory,
  withoutMarkdown,
  contract,
}: PageCompilerOptions): Promise<PageCompiler> {
  const settings: BuildSettings = {
    content,
    variables: brandVariables(config),
    origin: config.origin,
    pathOf,
    brand: config.brand,
    withoutMarkdown,
    contract,
  }
  const mdx = createMdxCompiler(content.root)
  const renderer = await loadSiteModule<Renderer>(
    'renderer',
    'scripts/compiler/compile/renderer.ts',
    cacheDirectory,
  )
  const compileAll = (pages: readonly SourcePage[]) => compileBatch(pages, settings, mdx, renderer)
  return {
    compileAll,
    async compile(page) {
      const [compiled] = await compileAll([page])
      return compiled!
    },
  }
}

async function compileBatch(
  pages: readonly SourcePage[],
  settings: BuildSettings,
  mdx: MdxCompiler,
  renderer: Renderer,
): Promise<CompiledPage[]> {
  const sources = pages.map((page) => prepare(page, settings))
  const code = await mdx.compile(sources.filter(({ text }) => text !== ''))
  return sources.map(({ state }) => finish(state, code.get(state.file), renderer))
}

/** Reads a page's bytes and front matter. Text that cannot be compiled is reported and left out. */
function prepare(page: SourcePage, settings: BuildSettings): { state: PageState; text: string } {
  const bytes = readFileSync(join(settings.content.root, page.file))
  const state = createPageState(settings, page, '')
  const source = readSourceText(bytes, state)
  state.sources[0] = source
  if (source === '') return { state, text: '' }
  state.frontMatter = readFrontMatter(state, source)
  if (state.frontMatter.slug !== undefined) state.path = canonicalPath(state.frontMatter.slug) ?? state.path
  return { state, text: prepareSource(source) }
}

function finish(state: PageState, code: string | undefined, renderer: Renderer): CompiledPage {
  if (code === undefined) return { ...emptyPage(state), incomplete: true }
  try {
    const module = runCommonJs<{ default: Parameters<Renderer['renderContent']>[0] }>(
      code,
      (name) => renderer.modules[name],
      state.file,
    )
    return renderPage(state, renderer.renderContent(module.default, operationData(state.settings)))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (isTooDeep(message)) reportTooDeep(state)
    else report(state, { code: 'bug', what: `the page could not be rendered: ${message}` })
    return { ...emptyPage(state), incomplete: true }
  }
}

function operationData({ contract, brand }: BuildSettings): OperationData | undefined {
  if (!contract?.contract) return undefined
  const consoles = Object.entries(contract.operations).map(([id, { console }]) => [id, console.url])
  return { contract: contract.contract, brand, consoles: Object.fromEntries(consoles) }
}
