// What the search is made from and when: pages in sidebar order, kept between builds, left out where it would not fit.
// What the data holds is in search-parts.ts.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formatBytes } from '../../terminal/measures.ts'
import { hashOf } from '../../project/blob-set.ts'
import { cachedValue } from '../../project/cached-value.ts'
import type { CompiledPage } from '../page/compiled-page.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import type { ReadContract } from '../../api/contract/read-contract.ts'
import type { ContentFolder } from '../../content/read-content.ts'
import { pagesInOrder, type SidebarTree } from '../sidebars/sidebar-tree.ts'
import { answerParts } from './answer-parts.ts'
import { sidebarLabel } from './llms-text.ts'
import type { SearchData } from './search-parts.ts'

/** Most text that is indexed: its index comes near the 25 MiB that one stored value may hold. */
const MAX_TEXT_BYTES = 12_000_000

export interface SearchOutput {
  /** Absent where the content is too large to be indexed. */
  data?: SearchData
  diagnostics: Diagnostic[]
}

interface SearchInput {
  content: ContentFolder
  config: SiteConfig
  pages: readonly CompiledPage[]
  trees: readonly SidebarTree[]
  contract?: ReadContract
  cacheFolder?: string
  maxTextBytes?: number
}

export async function searchOutput(input: SearchInput): Promise<SearchOutput> {
  const { config, content, trees, cacheFolder, maxTextBytes = MAX_TEXT_BYTES } = input
  const sidebarOf = new Map<CompiledPage, string>()
  for (const tree of trees) for (const page of pagesInOrder(tree.items)) sidebarOf.set(page, tree.name)
  const outside = input.pages.filter((page) => !sidebarOf.has(page))
  const pages = [...sidebarOf.keys(), ...outside].filter((page) => page.frontMatter.noindex !== true)
  const size = textSize(pages)
  if (size > maxTextBytes) return { diagnostics: [tooLarge(content, size, maxTextBytes)] }

  const facets = trees.map(({ name }) => ({ name, label: sidebarLabel(name, config) }))
  const facetOf = (page: CompiledPage): string => sidebarOf.get(page) ?? ''
  const { answers, diagnostics } = answerParts(input)
  const key = hashOf(
    JSON.stringify([codeOfSearch(), facets, answers, pages.map((page) => [facetOf(page), searched(page)])]),
  )
  const data = await cachedValue(cacheFolder, `search-${hashOf(content.root)}`, key, async () => {
    const { searchData } = await import('./search-parts.ts')
    return searchData({ pages, facetOf, facets, answers })
  })
  return { data, diagnostics }
}

function textSize(pages: readonly CompiledPage[]): number {
  return pages.reduce(
    (sum, page) => sum + page.sections.reduce((length, { text }) => length + text.length, 0),
    0,
  )
}

/** All of a page that the search data can depend on. */
function searched({ path, title, description, frontMatter, sections }: CompiledPage): unknown {
  return [path, title, description, frontMatter, sections]
}

/** The code that makes the index: other code, other index. */
function codeOfSearch(): string {
  const folder = join(PROJECT_ROOT, 'site/search')
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .sort()
  const paths = [
    ...files.map((file) => join(folder, file)),
    join(import.meta.dirname, 'search-parts.ts'),
    join(PROJECT_ROOT, 'site/model/versions.ts'),
  ]
  return hashOf(paths.map((path) => readFileSync(path, 'utf8')).join('\0'))
}

function tooLarge(content: ContentFolder, size: number, limit: number): Diagnostic {
  return {
    code: 'search-data-too-large',
    severity: 'warning',
    place: { file: content.label },
    what: `the pages hold ${formatBytes(size)} of text, and the search indexes up to ${formatBytes(limit)}`,
    fix: 'leave large pages out of the index with `noindex: true`; this release has no search',
  }
}
