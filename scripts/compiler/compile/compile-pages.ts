// The compilation of all pages: what the cache still knows, what must be compiled again, in batches.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '#site/model/site-config.ts'
import { canonicalPath } from '#site/model/urls.ts'
import type { ReadContract } from '../../api/contract/read-contract.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageCompilerOptions } from './compile-page.ts'
import type { CompiledPage, PageDiagram } from '../page/compiled-page.ts'
import { hashBytes, openPageCache } from './page-cache.ts'
import type { ContentFolder, SourcePage } from '../../content/read-content.ts'
import { slugPath } from '../../content/slug-path.ts'

export interface CompilePagesOptions {
  content: ContentFolder
  config: SiteConfig
  /** Absolute path; absent: nothing is cached. */
  cacheDirectory?: string | undefined
  /** What <Operation> shows. */
  contract?: ReadContract | undefined
}

export interface CompiledPages {
  pages: CompiledPage[]
  /** Of all pages. */
  diagnostics: Diagnostic[]
  /** Content files that the cache did not know. */
  recompiled: string[]
}

/** Pages of one esbuild run: enough to keep it busy, few enough to let go of. */
const BATCH_SIZE = 32

export async function compilePages({
  content,
  config,
  cacheDirectory,
  contract,
}: CompilePagesOptions): Promise<CompiledPages> {
  const { sourceHashes, paths } = readSources(content)
  const pathOf = (file: string) => paths.get(file)
  const operationHash = (id: string) => contract?.operations[id]?.hash
  const cache =
    cacheDirectory === undefined
      ? undefined
      : openPageCache({ directory: cacheDirectory, content, config, pathOf, operationHash })
  const pages = new Map<string, CompiledPage>()
  const stale: SourcePage[] = []
  for (const page of content.pages) {
    const known = cache?.find(page.file, sourceHashes.get(page.file) ?? '')
    if (known) pages.set(page.file, known)
    else stale.push(page)
  }
  await compileStale({ content, config, pathOf, cacheDirectory, contract }, stale, (compiled) => {
    for (const page of compiled) pages.set(page.file, page)
  })
  const inOrder = content.pages.map(({ file }) => pages.get(file)!)
  cache?.write(inOrder, sourceHashes)
  return {
    pages: inOrder,
    diagnostics: [...inOrder.flatMap((page) => page.diagnostics), ...checkDiagramNames(inOrder)],
    recompiled: stale.map(({ file }) => file),
  }
}

/** The compiler is loaded only where a page must be compiled: an unchanged build never waits for it. */
async function compileStale(
  options: PageCompilerOptions,
  stale: readonly SourcePage[],
  done: (pages: CompiledPage[]) => void,
): Promise<void> {
  if (stale.length === 0) return
  const { createPageCompiler } = await import('./compile-page.ts')
  const compiler = await createPageCompiler(options)
  for (let start = 0; start < stale.length; start += BATCH_SIZE) {
    done(await compiler.compileAll(stale.slice(start, start + BATCH_SIZE)))
  }
}

const SLUG = /^slug:[ \t]*(['"]?)([^'"\s#][^'"\n#]*?)\1[ \t]*$/m

/** Hashes of all sources, and the paths that relative links lead to: a `slug` is known before its page is compiled. */
export function readSources(content: ContentFolder): {
  sourceHashes: Map<string, string>
  paths: Map<string, string>
} {
  const sourceHashes = new Map<string, string>()
  const paths = new Map<string, string>()
  for (const { file, path } of content.pages) {
    const bytes = readFileSync(join(content.root, file))
    sourceHashes.set(file, hashBytes(bytes))
    paths.set(file, slugOf(bytes, file) ?? path)
  }
  return { sourceHashes, paths }
}

function slugOf(bytes: Buffer, file: string): string | undefined {
  if (!bytes.subarray(0, 3).equals(FRONT_MATTER_MARK)) return undefined
  const end = bytes.indexOf('\n---', 3)
  const slug = end < 0 ? undefined : SLUG.exec(bytes.toString('utf8', 0, end))?.[2]
  return slug === undefined ? undefined : canonicalPath(slugPath(slug, file))
}

const FRONT_MATTER_MARK = Buffer.from('---')

/** A drawing is a file named after its diagram, so one name may stand for one source only. */
function checkDiagramNames(pages: readonly CompiledPage[]): Diagnostic[] {
  const seen = new Map<string, PageDiagram>()
  return pages
    .flatMap((page) => page.diagrams ?? [])
    .flatMap((diagram): Diagnostic[] => {
      const first = seen.get(diagram.name)
      if (!first) seen.set(diagram.name, diagram)
      if (!first || first.source === diagram.source) return []
      return [
        {
          code: 'diagram-name-duplicate',
          severity: 'error',
          place: diagram.place,
          what: `the diagram name \`${diagram.name}\` belongs to another diagram, at ${first.place.file}:${first.place.line}`,
          fix: 'give one of them another name',
        },
      ]
    })
}
