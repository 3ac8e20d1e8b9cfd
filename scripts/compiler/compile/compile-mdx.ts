// The step from Markdown to JavaScript: @mdx-js/esbuild on esbuild with the visible chain of plugins.

import { basename, join } from 'node:path'
import mdx from '@mdx-js/esbuild'
import { build, type Plugin } from 'esbuild'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { PageState } from '../page/page-state.ts'
import { rehypeRawHtml } from '../markdown/rehype/rehype-raw-html.ts'
import { rehypeStampPlaces } from '../markdown/rehype/rehype-stamp-places.ts'
import { remarkAdmonitions } from '../markdown/remark/remark-admonitions.ts'
import { remarkCodeBlocks } from '../markdown/remark/remark-code-blocks.ts'
import { remarkContainerDirectives } from '../markdown/remark/remark-container-directives.ts'
import { remarkExpressions } from '../markdown/remark/remark-expressions.ts'
import { remarkFacts } from '../markdown/remark/remark-facts.ts'
import { remarkInclude } from '../markdown/remark/remark-include.ts'
import { remarkOperations } from '../markdown/remark/remark-operations.ts'
import { remarkLiquid } from '../markdown/remark/remark-liquid.ts'
import { remarkPageState } from '../markdown/remark/remark-page-state.ts'
import { remarkVariables } from '../markdown/remark/remark-variables.ts'
import { remarkVocabulary } from '../markdown/remark/remark-component-rules.ts'
import { reportSyntaxError } from '../markdown/tree/syntax-error.ts'

export interface MdxSource {
  state: PageState
  /** Prepared text. */
  text: string
}

export interface MdxCompiler {
  /** JavaScript of each page by its content file. Pages that cannot be parsed have none, and a diagnostic. */
  compile(sources: readonly MdxSource[]): Promise<Map<string, string>>
}

export function createMdxCompiler(root: string): MdxCompiler {
  const sources = new Map<string, MdxSource>()
  const states = new Map<string, PageState>()
  const failed = new Set<MdxSource>()
  const markdown = mdx({
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      remarkContainerDirectives,
      [remarkPageState, { states }],
      remarkInclude,
      remarkFacts,
      remarkExpressions,
      remarkVariables,
      remarkLiquid,
      remarkVocabulary,
      remarkOperations,
      remarkAdmonitions,
      remarkCodeBlocks,
    ],
    rehypePlugins: [rehypeRawHtml, rehypeStampPlaces],
    tableCellAlignToStyle: false,
  })
  const plugin = withSources(markdown, sources, failed)

  async function compile(batch: readonly MdxSource[]): Promise<Map<string, string>> {
    const pathOf = ({ state }: MdxSource) => join(root, state.file)
    for (const source of batch) {
      sources.set(pathOf(source), source)
      states.set(pathOf(source), source.state)
    }
    const { outputFiles } = await build({
      entryPoints: batch.map((source, index) => ({ in: pathOf(source), out: String(index) })),
      outdir: '/',
      write: false,
      format: 'cjs',
      logLevel: 'silent',
      plugins: [plugin],
    })
    const code = new Map<string, string>()
    for (const { path, text } of outputFiles) {
      const source = batch[Number(basename(path, '.js'))]!
      if (!failed.has(source)) code.set(source.state.file, text)
    }
    for (const map of [sources, states, failed]) map.clear()
    return code
  }

  // One batch after the other: two at once would share the state of a page.
  let last: Promise<unknown> = Promise.resolve()
  return {
    compile(batch) {
      const next = last.then(() => compile(batch))
      last = next.catch(() => undefined)
      return next
    },
  }
}

/** Feeds prepared sources to the MDX plugin, and turns what it throws into diagnostics of the page instead of the build. */
function withSources(
  plugin: Plugin,
  sources: ReadonlyMap<string, MdxSource>,
  failed: Set<MdxSource>,
): Plugin {
  return {
    name: plugin.name,
    setup: (esbuild) =>
      plugin.setup({
        ...esbuild,
        onLoad: (filter, load) =>
          esbuild.onLoad(filter, async (args) => {
            const source = sources.get(args.path)
            if (!source) return undefined
            const result = await load({ ...args, pluginData: { contents: source.text } })
            for (const error of result?.errors ?? []) {
              reportSyntaxError(error.detail ?? error.text, source.state)
              failed.add(source)
            }
            return { ...result, errors: [], warnings: [] }
          }),
      }),
  }
}
