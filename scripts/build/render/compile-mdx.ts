// Owns the step from Markdown to JavaScript: @mdx-js/esbuild on esbuild with the visible chain of plugins.

import mdx from '@mdx-js/esbuild'
import { build, type Plugin } from 'esbuild'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { join } from 'node:path'
import type { PageState } from '../page-state.ts'
import { rehypeRawHtml } from '../plugins/rehype-raw-html.ts'
import { rehypeStampPlaces } from '../plugins/rehype-stamp-places.ts'
import { remarkAdmonitions } from '../plugins/remark-admonitions.ts'
import { remarkCodeBlocks } from '../plugins/remark-code-blocks.ts'
import { remarkContainerDirectives } from '../plugins/remark-container-directives.ts'
import { remarkExpressions } from '../plugins/remark-expressions.ts'
import { remarkInclude } from '../plugins/remark-include.ts'
import { remarkPageState } from '../plugins/remark-page-state.ts'
import { remarkVariables } from '../plugins/remark-variables.ts'
import { remarkVocabulary } from '../plugins/remark-vocabulary.ts'
import { reportSyntaxError } from '../plugins/syntax-error.ts'

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
  const plugin = withSources(sources, {
    ...mdx({
      remarkPlugins: [
        remarkFrontmatter,
        remarkGfm,
        remarkContainerDirectives,
        [remarkPageState, { states }],
        remarkInclude,
        remarkExpressions,
        remarkVariables,
        remarkVocabulary,
        remarkAdmonitions,
        remarkCodeBlocks,
      ],
      rehypePlugins: [rehypeRawHtml, rehypeStampPlaces],
      tableCellAlignToStyle: false,
    }),
  })

  return {
    async compile(batch) {
      for (const source of batch) {
        const path = join(root, source.state.file)
        sources.set(path, source)
        states.set(path, source.state)
      }
      const result = await build({
        entryPoints: batch.map(({ state }, index) => ({ in: join(root, state.file), out: String(index) })),
        outdir: '/',
        write: false,
        format: 'cjs',
        logLevel: 'silent',
        plugins: [plugin],
      })
      const code = new Map(
        result.outputFiles.map((file) => [batch[Number(/(\d+)\.js$/.exec(file.path)?.[1])]!.state.file, file.text]),
      )
      for (const { state } of batch) {
        const path = join(root, state.file)
        if (sources.get(path)?.text === FAILED) code.delete(state.file)
        sources.delete(path)
        states.delete(path)
      }
      return code
    },
  }
}

const FAILED = '\u0000'

/** Feeds prepared sources to the MDX plugin, and turns what it throws into diagnostics of the page instead of the build. */
function withSources(sources: Map<string, MdxSource>, plugin: Plugin): Plugin {
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
              source.text = FAILED
            }
            return { ...result, errors: [], warnings: [] }
          }),
      }),
  }
}
