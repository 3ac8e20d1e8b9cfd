// The list of what a release publishes beside its pages: every output has one line and one module.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileEntry, Hash, Manifest, PageEntry } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { ReadContract } from '../../api/contract/read-contract.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { BlobSet } from '../../project/blob-set.ts'
import type { CompiledPage } from '../page/compiled-page.ts'
import { agentData } from './agent-data.ts'
import { BILL_OF_MATERIALS_PATH, billOfMaterials } from './bill-of-materials.ts'
import { contentTypeOf } from './content-types.ts'
import type { ContentFolder } from '../../content/read-content.ts'
import type { SidebarTree } from '../sidebars/sidebar-tree.ts'
import { fullTexts } from './llms-full.ts'
import { llmsText } from './llms-text.ts'
import { publicFiles } from './public-files.ts'
import { searchOutput } from './search-output.ts'
import { SECURITY_TEXT_PATH, securityText } from './security-text.ts'
import { sitemapMarkdown } from './sitemap-markdown.ts'
import { robotsText, sitemap } from './sitemap.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

export interface OutputsInput {
  content: ContentFolder
  config: SiteConfig
  contract?: ReadContract | undefined
  pages: readonly CompiledPage[]
  trees: readonly SidebarTree[]
  /** The page table. */
  entries: Record<string, PageEntry>
  /** Folders of the packages that were bundled. */
  packages: readonly string[]
  blobs: BlobSet
  cacheFolder?: string
}

export interface Outputs {
  files: Record<string, FileEntry>
  /** Absent where the content is too large to be indexed. */
  search?: NonNullable<Manifest['search']>
  /** Blob of what the tools at /mcp know. */
  agents?: Hash
  diagnostics: Diagnostic[]
}

/** KV refuses larger values; a file that would be is left out. */
const MAX_PUBLISHED_BYTES = 25 * 1024 * 1024

/** Fixed names of generated files. */
const GENERATED = [
  SECURITY_TEXT_PATH,
  BILL_OF_MATERIALS_PATH,
  '/llms.txt',
  '/lunr-index.json',
  '/openapi.json',
  '/openapi.yaml',
  '/robots.txt',
  '/search-doc.json',
  '/llms-full.txt',
  '/sitemap.md',
  '/sitemap.xml',
  '/third-party-notices.txt',
] as const

/** Every fixed name that a release publishes: no page may have one, and links to them are good. */
export function outputPaths(): string[] {
  return [...GENERATED, ...Object.keys(publicFiles())]
}

export async function outputFiles(input: OutputsInput): Promise<Outputs> {
  const { blobs, config, content, contract, entries, packages, pages, trees } = input
  storePageAssets(pages, content, blobs)
  for (const { console } of Object.values(contract?.operations ?? {})) blobs.put(console.text)
  const search = await searchOutput(input)
  const markdownOf = (page: CompiledPage): string => {
    const { markdown, slices = [markdown] } = entries[page.path]!
    return slices.map((hash) => Buffer.from(blobs.get(hash)).toString('utf8')).join('')
  }
  const { '/llms-full.txt': whole, ...parts } = fullTexts({
    pages,
    trees,
    title: config.title,
    origin: config.origin,
    markdownOf,
  })
  const generated: Record<(typeof GENERATED)[number], string | undefined> = {
    [SECURITY_TEXT_PATH]: config.security && securityText(config.security, config.origin),
    [BILL_OF_MATERIALS_PATH]: billOfMaterials(packages, config),
    '/llms.txt': llmsText(pages, trees, config, {
      hasContract: contract?.document !== undefined,
      charactersOf: (page) => markdownOf(page).length,
    }),
    '/llms-full.txt': whole,
    '/lunr-index.json': search.data?.index,
    '/openapi.json': contract?.document?.json,
    '/openapi.yaml': contract?.document?.yaml,
    '/robots.txt': robotsText(config.origin),
    '/search-doc.json': search.data?.documents,
    '/sitemap.md': sitemapMarkdown(pages, trees, config),
    '/sitemap.xml': sitemap(entries, config.origin),
    '/third-party-notices.txt': thirdPartyNotices(packages),
  }
  const agents = contract && agentData(content, contract, config)
  const files: Record<string, FileEntry> = {}
  for (const [path, value] of Object.entries({ ...publicFiles(), ...generated, ...parts })) {
    if (value !== undefined && Buffer.byteLength(value) <= MAX_PUBLISHED_BYTES)
      files[path] = { hash: blobs.put(value), type: contentTypeOf(path) }
  }
  return {
    files,
    search: search.data && {
      index: files['/lunr-index.json']!.hash,
      documents: files['/search-doc.json']!.hash,
      titles: blobs.put(search.data.titles),
      text: blobs.put(search.data.text),
    },
    ...(agents !== undefined && { agents: blobs.put(agents) }),
    diagnostics: search.diagnostics,
  }
}

/** Images and drawings that pages show, already named by their hash. */
function storePageAssets(pages: readonly CompiledPage[], { root }: ContentFolder, blobs: BlobSet): void {
  const files = new Set(pages.flatMap((page) => page.assets.map((asset) => asset.file)))
  for (const file of files) blobs.put(readFileSync(join(root, file)))
}
