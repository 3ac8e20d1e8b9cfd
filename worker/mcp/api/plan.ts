// The `plan` tool: finds the guide for a task described in words, with its steps and the keys and permissions it needs.

import type { McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import type { OperationUse } from '#site/api/code/check/checked-code.ts'
import type { Knowledge } from '#site/api/code/judge/judge-code.ts'
import { markdownOutline } from '#site/markdown/markdown-outline.ts'
import { shareOf, wordStems } from '#site/search/answer/word-stems.ts'
import { pageText } from '../lookup/find-page.ts'
import type { McpSite, SitePage } from '../lookup/mcp-site.ts'
import { READ_ONLY } from '../lookup/read-only.ts'
import { readKnowledge } from './read-knowledge.ts'
import { dataResult, toolCall, ToolProblem } from '../lookup/tool-result.ts'

/** How many search results are considered when looking for a guide. */
const RESULTS = 12
/** What a page that is no guide, and each rank, count against the share of the task's words in title and description. */
const WEIGHTS = { noGuide: 0.3, rank: 0.15, description: 0.2 }
const MAX_OTHERS = 3
const MAX_STEPS = 40
/** Reference and concept pages are not guides: they have no steps. */
const NO_GUIDE = /^\/docs\/(?:api|sdks|concepts|expressions|features|operations)(?:\/|$)/

/** Headings that close most pages and are not steps. */
const NO_STEP = /^(?:related|around-this-page)$/

const inputSchema = z.strictObject({
  task: z.string().trim().min(3).max(300).describe('What the integration should do, in plain words.'),
})

const link = { title: z.string(), url: z.string() }

const outputSchema = z.object({
  guide: z.object({ ...link, description: z.string() }),
  steps: z.array(z.object(link)).describe('Its headings, in order. Pass a url to fetch.'),
  operations: z.array(z.string()).describe('Operations that its samples call.'),
  keys: z.array(
    z.object({ type: z.string().describe('Kind of application.'), permissions: z.array(z.string()) }),
  ),
  others: z.array(z.object(link)).describe('Other pages for the task.'),
})

export function registerPlan(server: McpServer, site: McpSite): void {
  const description =
    'For a task described in words: the matching guide, its steps, the operations that its samples call, and the keys ' +
    'and minimum permissions that they need.'
  const config = { title: 'Plan a task', description, inputSchema, outputSchema, annotations: READ_ONLY }
  server.registerTool('plan', config, ({ task }) =>
    toolCall(async () => {
      const found = await site.search(task, { limit: RESULTS })
      if (!found) throw new ToolProblem('This release has no search. List the pages as resources.')
      const paths = [...new Set(found.results.map(({ url }) => url.split(/[?#]/)[0]!))]
      const pages = (await Promise.all(paths.map((path) => site.page(path)))).filter(
        (page) => page !== undefined,
      )
      const guide = fittest(pages, task)
      if (!guide) throw new ToolProblem('No page matches. Rephrase it, or use search.')
      const markdown = await pageText(site, guide)
      const { usesInMarkdown } = await import('#site/api/code/judge/uses-in-markdown.ts')
      const knowledge = await readKnowledge(site)
      const uses = await usesInMarkdown(markdown, knowledge.contract)
      const { title, description: about } = guide.entry
      return dataResult({
        guide: { title, url: site.origin + guide.path, description: about },
        steps: stepsOf(markdown, guide, site.origin),
        operations: [...new Set(uses.map(({ operation }) => operation))],
        keys: await keysFor(uses, knowledge),
        others: pages
          .filter((page) => page !== guide)
          .slice(0, MAX_OTHERS)
          .map(({ path, entry }) => ({ title: entry.title, url: site.origin + path })),
      })
    }),
  )
}

/** The page whose title and description say most of the task; search ranks pages by all of their text. */
function fittest(pages: readonly SitePage[], task: string): SitePage | undefined {
  const words = wordStems(task)
  const rated = pages.map((page, rank) => {
    const { title, description } = page.entry
    const said =
      shareOf(words, wordStems(title)) + WEIGHTS.description * shareOf(words, wordStems(description))
    return { page, value: said - WEIGHTS.rank * rank - (NO_GUIDE.test(page.path) ? WEIGHTS.noGuide : 0) }
  })
  return rated.sort((a, b) => b.value - a.value)[0]?.page
}

function stepsOf(markdown: string, { path }: SitePage, origin: string): { title: string; url: string }[] {
  return markdownOutline(markdown)
    .headings.filter(({ level, id }) => level > 1 && level < 4 && id !== undefined && !NO_STEP.test(id))
    .slice(0, MAX_STEPS)
    .map(({ text, id }) => ({ title: text, url: `${origin}${path}#${id}` }))
}

/** Code in a browser or an app needs a key of its own, and so does code that manages the tenant. */
async function keysFor(
  uses: readonly OperationUse[],
  { data }: Knowledge,
): Promise<{ type: string; permissions: string[] }[]> {
  const { leastPermissions } = await import('#site/api/code/judge/least-permissions.ts')
  const browser = leastPermissions(
    uses.filter(({ ofElements }) => ofElements),
    data,
  )
  const server = leastPermissions(
    uses.filter(({ ofElements }) => !ofElements),
    data,
  )
  const apart = leastPermissions(server.apart, data)
  return [browser, server, apart]
    .filter(({ permissions }) => permissions.length > 0)
    .map(({ type, permissions }) => ({ type, permissions: permissions.map(({ name }) => name) }))
}
