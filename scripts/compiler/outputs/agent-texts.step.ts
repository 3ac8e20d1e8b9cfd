// The steps that make what is written for agents: llms.txt and its siblings, skills, the data of the tools.

import { apiKeyAuthOf } from '#site/api/contract/api-key-auth.ts'
import type { PublishedSkill } from '#site/model/agents/agent-skills.ts'
import type { Hash } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { step, type Reads } from '../../graph/step.ts'
import { dataFiles } from '../../content/content.step.ts'
import { pageHeads } from '../compile/compiled-page.step.ts'
import { platformApi } from '../platform-api.ts'
import { siteVariables } from '../site-variables.step.ts'
import { everyStoredPage } from '../release/every-stored-page.ts'
import { storedPage } from '../release/page-record.step.ts'
import type { StoredPage } from '../release/store-page.ts'
import { pagesBySidebar } from '../sidebars/pages-by-sidebar.ts'

function markdownOf(reads: Reads, { entry: { markdown, slices = [markdown] } }: StoredPage): string {
  const decoder = new TextDecoder()
  return slices.map((hash) => decoder.decode(reads.published(hash))).join('')
}

/** The index for tools, published: hashes by path. */
export const llms = step<null, Record<string, Hash>>('llms.txt', import.meta.url, async (reads) => {
  const { llmsFiles } = await import('./llms-files.ts')
  const { sidebars, all } = await pagesBySidebar(reads)
  const server = await reads.ask(platformApi.server, null)
  const characters = new Map((await everyStoredPage(reads)).map((page) => [page.path, page.characters]))
  const config = reads.setting<SiteConfig>('config')
  const files = llmsFiles(all, sidebars, config, {
    api: server ? { server, keyHeader: apiKeyAuthOf(config.brand).header } : undefined,
    hasTestCards: (await reads.parts(dataFiles, null)).keys().some((table) => table.startsWith('test-cards')),
    hasFacts: (await reads.ask(agentFile, null)) !== null,
    hasSkills: (await reads.ask(skills, null)).length > 0,
    charactersOf: ({ path }) => characters.get(path) ?? 0,
  })
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, reads.publish(text)]))
})

/** The text of all pages in files, published, by path: `fullTexts`. */
export const fullText = step<null, Record<string, Hash[]>>(
  'llms-full.txt',
  import.meta.url,
  async (reads) => {
    const [{ fullTexts }, { withoutAround }] = await Promise.all([
      import('./llms-full.ts'),
      import('#site/markdown/around-text.ts'),
    ])
    const { sidebars, all } = await pagesBySidebar(reads)
    const { title, origin } = reads.setting<SiteConfig>('config')
    const markdown = new Map(
      (await everyStoredPage(reads)).map((page) => [page.path, withoutAround(markdownOf(reads, page))]),
    )
    const { sections, whole } = fullTexts({ pages: all, sidebars, title, origin, markdown })
    return Object.fromEntries(
      Object.entries({ '/llms-full.txt': whole, ...sections }).map(([path, texts]) => [
        path,
        texts.map((text) => reads.publish(text)),
      ]),
    )
  },
)

export const siteMapMarkdown = step<null, string>('sitemap.md', import.meta.url, async (reads) => {
  const { sitemapMarkdown } = await import('./sitemap-markdown.ts')
  const { sidebars, all } = await pagesBySidebar(reads)
  return sitemapMarkdown(all, sidebars, reads.setting<SiteConfig>('config').title)
})

/** The skills that pages give, published, in the order of their names. */
export const skills = step<null, PublishedSkill[]>('skills', import.meta.url, async (reads) => {
  const { publishedSkills } = await import('./skills/published-skills.ts')
  const heads = await reads.ask(pageHeads, null)
  const texts = heads.flatMap(({ file, path, frontMatter: { skill } }) =>
    skill ? [{ file, path, skill }] : [],
  )
  if (texts.length === 0) return []
  const sources = await Promise.all(
    texts.map(async ({ file, path, skill }) => ({
      path,
      skill,
      markdown: markdownOf(reads, await reads.ask(storedPage, file)),
    })),
  )
  return publishedSkills(reads, sources, reads.setting<SiteConfig>('config').origin)
})

/** What the tools at /mcp know, published; null where the content has no facts, contract or skills. */
export const agentFile = step<null, Hash | null>('data of the tools', import.meta.url, async (reads) => {
  const { agentDataFile } = await import('./agent-data-file.ts')
  const api = await reads.ask(platformApi.tools, null)
  const tables = await reads.ask(dataFiles, null)
  const known = await reads.ask(skills, null)
  if (!api && known.length === 0 && Object.keys(tables).length === 0) return null
  const place = reads.setting<ContentPlace>('content')
  const variables = await reads.ask(siteVariables, null)
  return reads.publish(agentDataFile(reads, { place, tables, api, skills: known, variables }))
})
