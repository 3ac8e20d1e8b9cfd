// The steps for everything that a release publishes besides pages. Each output has one step and one module.

import { join } from 'node:path'
import { skillPath } from '#site/model/agents/agent-skills.ts'
import type { FileEntry, Hash, SearchFile } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { packPieces } from '#site/search/stored/packed-value.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { client, mcp, worker } from '../bundles/bundles.step.ts'
import { step, type Reads } from '../../graph/step.ts'
import { everyPage } from '../compile/every-page.ts'
import { platformApi } from '../platform-api.ts'
import { everyStoredPage } from '../release/every-stored-page.ts'
import { fullText, llms, siteMapMarkdown, skills } from './agent-texts.step.ts'
import { pagesBySidebar } from '../sidebars/pages-by-sidebar.ts'
import type { BrandPath } from '../../brand/brand-pictures.ts'
import type { GeneratedPath } from './generated-paths.ts'
import { searchFiles } from './search/search-files.step.ts'

const originOfSite = step<null, string>(
  'origin',
  import.meta.url,
  (reads) => reads.setting<SiteConfig>('config').origin,
)

const catalog = step<null, string>('API catalogue', import.meta.url, async (reads) => {
  const { apiCatalog } = await import('./api-catalog.ts')
  const server = await reads.ask(platformApi.server, null)
  const hasSkills = (await reads.ask(skills, null)).length > 0
  const { origin, reference = '/' } = reads.setting<SiteConfig>('config')
  return apiCatalog(origin, { server, reference, hasSkills })
})

const siteMap = step<null, string>('sitemap', import.meta.url, async (reads) => {
  const { sitemap } = await import('./sitemap.ts')
  const stored = await everyStoredPage(reads)
  const entries = Object.fromEntries(stored.map(({ path, entry }) => [path, entry]))
  return sitemap(entries, await reads.ask(originOfSite, null))
})

const catalogOfTools = step<null, string>('AI catalogue', import.meta.url, async (reads) => {
  const { aiCatalog } = await import('./ai-catalog.ts')
  const { sidebars } = await pagesBySidebar(reads)
  const { title, origin } = reads.setting<SiteConfig>('config')
  return aiCatalog(title, origin, sidebars)
})

const robots = step<null, string>('robots.txt', import.meta.url, async (reads) => {
  const { robotsText } = await import('./robots-text.ts')
  const { origin, crawlers } = reads.setting<SiteConfig>('config')
  return robotsText({ origin, ...(crawlers && { crawlers }) })
})

const securityContact = step<null, string | null>('security.txt', import.meta.url, async (reads) => {
  const { securityText } = await import('./security-text.ts')
  const { security, origin } = reads.setting<SiteConfig>('config')
  return security ? securityText(security, origin) : null
})

/** Folders of the packages whose code reaches readers or the Worker. */
const shippedPackages = step<null, string[]>('shipped packages', import.meta.url, async (reads) => {
  const { packages } = await reads.ask(client, null)
  const ofWorker = (await reads.ask(worker, null)).packages
  return [...packages, ...ofWorker, ...(await reads.ask(mcp, null)).packages]
})

const notices = step<null, string>('third-party notices', import.meta.url, async (reads) => {
  const { thirdPartyNotices } = await import('./third-party-notices.ts')
  return thirdPartyNotices(reads, await reads.ask(shippedPackages, null))
})

const materials = step<null, string>('bill of materials', import.meta.url, async (reads) => {
  const { billOfMaterials } = await import('./bill-of-materials.ts')
  return billOfMaterials(reads, await reads.ask(shippedPackages, null), reads.setting<SiteConfig>('config'))
})

/** Icons and social image, drawn from the configuration and published. */
export const pictures = step<null, Record<BrandPath, Hash>>(
  'pictures of the brand',
  import.meta.url,
  async (reads) => {
    const { brandPictures } = await import('../../brand/brand-pictures.ts')
    const { brand, mark, socialImage, description } = reads.setting<SiteConfig>('config')
    const { TOKENS_FILE } = await import('../../brand/token-colors.ts')
    const drawn = await brandPictures(
      { brand, mark, description, ...(socialImage && { socialImage }) },
      reads.text(TOKENS_FILE) ?? '',
    )
    const published = Object.entries(drawn).map(([path, bytes]) => [path, reads.publish(bytes)])
    return Object.fromEntries(published) as Record<BrandPath, Hash>
  },
)

const SEARCH_FILES: Readonly<Record<string, SearchFile>> = {
  '/lunr-index.json': 'index',
  '/search-doc.json': 'documents',
}

/** Files with fixed names, published: those of site/public/ and what is generated. */
export const namedFiles = step<null, Record<string, FileEntry>>('files', import.meta.url, async (reads) => {
  const { contentTypeOf } = await import('./content-types.ts')
  const { directory } = (await reads.ask(searchFiles, null)).data
  const linked = await reads.ask(fullText, null)
  const published = [
    // A picture of the owner's own comes before the drawn one.
    ...Object.entries(await reads.ask(pictures, null)),
    ...(await filesOfOwner(reads)),
    ...Object.entries(await generatedFiles(reads, directory)),
    ...Object.entries(await reads.ask(platformApi.files, null)),
    ...(await textsForAgents(reads)),
  ]
  const entryOf = (path: string, hash: Hash): FileEntry => {
    const joined = hash === directory ? SEARCH_FILES[path] : undefined
    const [, ...more] = linked[path] ?? []
    return { hash, type: contentTypeOf(path), ...(joined && { joined }), ...(more.length > 0 && { more }) }
  }
  const files = Object.fromEntries(
    published.flatMap(([path, hash]) => (hash === undefined ? [] : [[path, entryOf(path, hash)]])),
  )
  return { ...files, ...packedLists(reads, files) }
})

/** Each names every page, so that a title changes all of them. */
const LISTS_OF_PAGES: readonly GeneratedPath[] = ['/llms.txt', '/sitemap.md']

/** The lists in one value. */
function packedLists(reads: Reads, files: Record<string, FileEntry>): Record<string, FileEntry> {
  const lists = LISTS_OF_PAGES.flatMap((path) => (files[path] ? [[path, files[path]] as const] : []))
  const hash = reads.publish(packPieces(lists.map(([, file]) => reads.published(file.hash))))
  return Object.fromEntries(
    lists.map(([path, file], number) => [path, { ...file, hash, piece: { number, tag: file.hash } }]),
  )
}

async function filesOfOwner(reads: Reads): Promise<[path: string, hash: Hash][]> {
  const { publicFiles } = await import('./public-files.ts')
  return Object.entries(publicFiles(reads)).map(([path, file]) => [
    path,
    reads.publish(reads.read(file) ?? ''),
  ])
}

/** `directory`: of the search, which its two files are read from. */
async function generatedFiles(
  reads: Reads,
  directory: Hash,
): Promise<Record<Exclude<GeneratedPath, BrandPath>, Hash | undefined>> {
  const { skillsIndex } = await import('./skills/skills-index.ts')
  const security = await reads.ask(securityContact, null)
  const ofSkills = await reads.ask(skills, null)
  return {
    '/.well-known/agent-skills/index.json':
      ofSkills.length === 0 ? undefined : reads.publish(skillsIndex(ofSkills)),
    '/.well-known/ai-catalog.json': reads.publish(await reads.ask(catalogOfTools, null)),
    '/.well-known/api-catalog': reads.publish(await reads.ask(catalog, null)),
    '/.well-known/security.txt': security === null ? undefined : reads.publish(security),
    '/bill-of-materials.json': reads.publish(await reads.ask(materials, null)),
    '/llms-full.txt': (await reads.ask(fullText, null))['/llms-full.txt']?.[0],
    '/llms.txt': (await reads.ask(llms, null))['/llms.txt'],
    '/lunr-index.json': directory,
    '/robots.txt': reads.publish(await reads.ask(robots, null)),
    '/search-doc.json': directory,
    '/sitemap.md': reads.publish(await reads.ask(siteMapMarkdown, null)),
    '/sitemap.xml': reads.publish(await reads.ask(siteMap, null)),
    '/third-party-notices.txt': reads.publish(await reads.ask(notices, null)),
  }
}

/** Whose number depends on the site: the full texts, an index of each section, the skills. */
async function textsForAgents(reads: Reads): Promise<[path: string, hash: Hash | undefined][]> {
  const linked = await reads.ask(fullText, null)
  const { '/llms.txt': _, ...perSection } = await reads.ask(llms, null)
  return [
    ...Object.entries(linked).map(([path, [first]]): [string, Hash | undefined] => [path, first]),
    ...Object.entries(perSection),
    ...(await reads.ask(skills, null)).map(({ name, text }): [string, Hash] => [skillPath(name), text]),
  ]
}

/** Images and drawings that pages show, published; already named by their hash. */
export const pageAssets = step<null, Hash[]>('images', import.meta.url, async (reads) => {
  const { root } = reads.setting<ContentPlace>('content')
  const pages = await everyPage(reads)
  const files = new Set(pages.flatMap((page) => page.assets.map((asset) => asset.file)))
  return [...files].map((file) => reads.publish(reads.read(join(root, file)) ?? ''))
})
