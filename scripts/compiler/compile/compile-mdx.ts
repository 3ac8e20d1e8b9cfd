// Compiles Markdown to JavaScript: @mdx-js/esbuild on esbuild, with the chain of plugins listed here.

import { basename, join } from 'node:path'
import mdx from '@mdx-js/esbuild'
import { build, type Plugin } from 'esbuild'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { PageState } from '../page/page-state.ts'
import { rehypePlainParts } from '../markdown/rehype/rehype-plain-parts.ts'
import { rehypeRawHtml } from '../markdown/rehype/rehype-raw-html.ts'
import { rehypeStampPlaces } from '../markdown/rehype/rehype-stamp-places.ts'
import { remarkAdmonitions } from '../markdown/remark/remark-admonitions.ts'
import { remarkCodeBlocks } from '../markdown/remark/remark-code-blocks.ts'
import { remarkContainerDirectives } from '../../syntax/remark-container-directives.ts'
import { remarkMdxCode } from '../markdown/remark/remark-mdx-code.ts'
import { remarkFacts } from '../markdown/remark/remark-facts.ts'
import { remarkInclude } from '../markdown/remark/remark-include.ts'
import { remarkOperations } from '../markdown/remark/remark-operations.ts'
import { remarkPlatformExpressions } from '../markdown/remark/remark-platform-expressions.ts'
import { remarkPageState } from '../markdown/remark/remark-page-state.ts'
import { remarkVariables } from '../markdown/remark/remark-variables.ts'
import { remarkComponentRules } from '../markdown/remark/remark-component-rules.ts'
import { reportSyntaxError } from '../markdown/tree/syntax-error.ts'

interface Source {
  state: PageState
  /** Prepared text. */
  text: string
  done: (code: string | undefined) => void
  failed: (error: unknown) => void
}

/** Pages per esbuild run: enough to keep it busy, few enough to free their memory and to return results early. */
const BATCH_SIZE = 16

/** Pages of the batch that is compiled now, by absolute path. */
const batch = new Map<string, Source>()
const states = new Map<string, PageState>()
const unparsed = new Set<Source>()
const waiting: Source[] = []
let running = false

/**
 * JavaScript of a page. A page that cannot be parsed has none, but a diagnostic. Pages that are requested together are
 * compiled together.
 */
export function compileMdx(state: PageState, text: string): Promise<string | undefined> {
  return new Promise((done, failed) => {
    waiting.push({ state, text, done, failed })
    if (running) return
    running = true
    setImmediate(() => void compileWaiting())
  })
}

/** One batch after the other: two at once would share the state of a page. */
async function compileWaiting(): Promise<void> {
  while (waiting.length > 0) {
    const sources = takeBatch()
    try {
      await compileBatch(sources)
    } catch (error) {
      for (const { failed } of sources) failed(error)
    }
    for (const map of [batch, states, unparsed]) map.clear()
  }
  running = false
}

/** The same file may be waiting for two builds: a batch contains it once. */
function takeBatch(): Source[] {
  const later: Source[] = []
  for (const source of waiting.splice(0)) {
    const path = pathOf(source)
    if (batch.has(path) || batch.size === BATCH_SIZE) later.push(source)
    else batch.set(path, source)
  }
  waiting.push(...later)
  return [...batch.values()]
}

async function compileBatch(sources: readonly Source[]): Promise<void> {
  for (const source of sources) states.set(pathOf(source), source.state)
  const { outputFiles } = await build({
    entryPoints: sources.map((source, index) => ({ in: pathOf(source), out: String(index) })),
    outdir: '/',
    write: false,
    format: 'cjs',
    logLevel: 'silent',
    // A page that is a link to a file keeps its own path.
    preserveSymlinks: true,
    // A tsconfig.json above the content belongs to other code.
    tsconfigRaw: '{}',
    plugins: [plugin],
  })
  const code = new Map(outputFiles.map(({ path, text }) => [Number(basename(path, '.js')), text]))
  for (const [index, source] of sources.entries())
    source.done(unparsed.has(source) ? undefined : code.get(index))
}

const pathOf = ({ state }: Source): string => join(state.settings.content.root, state.file)

const markdown = mdx({
  remarkPlugins: [
    remarkFrontmatter,
    remarkGfm,
    remarkContainerDirectives,
    [remarkPageState, { states }],
    remarkInclude,
    remarkFacts,
    remarkMdxCode,
    remarkVariables,
    remarkPlatformExpressions,
    remarkComponentRules,
    remarkOperations,
    remarkAdmonitions,
    remarkCodeBlocks,
  ],
  rehypePlugins: [rehypeRawHtml, rehypeStampPlaces, rehypePlainParts],
  tableCellAlignToStyle: false,
})
const plugin = withSources(markdown, batch, unparsed)

/** Feeds prepared sources to the MDX plugin, and turns what it throws into diagnostics of the page instead of the build. */
function withSources(plugin: Plugin, sources: ReadonlyMap<string, Source>, failed: Set<Source>): Plugin {
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
