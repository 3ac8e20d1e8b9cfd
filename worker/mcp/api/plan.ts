// The `plan` tool: finds the guide for a task described in words, with its steps and the keys and permissions it needs.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import { guideTest } from '#site/model/agents/guide-pages.ts'
import { markdownOutline, type MarkdownHeading } from '#site/markdown/markdown-outline.ts'
import type { ApiTools } from '#site/model/agents/agent-data.ts'
import { skillPath } from '#site/model/agents/agent-skills.ts'
import type { RankedGuide } from '#site/search/query/rank-guides.ts'
import { GUIDE_WEIGHTS } from '#site/search/query/weights.ts'
import { siteConfig } from '#site/site.config.ts'
import { findPage, pageText } from '../lookup/find-page.ts'
import { readAgentData } from '../lookup/read-agent-data.ts'
import type { McpSite, SitePage } from '../server/mcp-site.ts'
import { READ_ONLY } from '../server/read-only.ts'
import { withKeysTold } from './keys-told.ts'
import { readApi } from './read-api.ts'
import { dataResult, toolCall, ToolProblem } from '../server/tool-result.ts'

/** How many pages may be named. */
const MAX_PAGES = 4
const MAX_STEPS = 40

/** Headings that close most pages and are not steps. */
const NO_STEP = /^(?:related|around-this-page)$/

const inputSchema = z.strictObject({
  task: z.string().trim().min(3).max(300).describe('What the integration should do, in plain words.'),
  page: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .optional()
    .describe('URL of one of `others`, to plan by that page instead.'),
})

const link = { title: z.string(), url: z.string() }
const page = { ...link, description: z.string(), answers: z.string().optional() }

const outputSchema = z.object({
  guide: z.object(page),
  close: z.boolean().optional().describe('Others fit about as well: compare them first.'),
  skill: z.string().optional().describe('The guide as a skill. Pass it to fetch.'),
  steps: z.array(z.object(link)).describe('Its headings, in order. Pass a url to fetch.'),
  operations: z.array(z.string()).describe('Operations that its samples call.'),
  keys: z.array(
    z.object({ type: z.string().describe('Kind of application.'), permissions: z.array(z.string()) }),
  ),
  others: z.array(z.object(page)),
})

export function registerPlan(server: McpServer, site: McpSite): RegisteredTool {
  const description =
    'Begin here with a task in words: the guide, its steps, the operations that its samples call, and the keys and ' +
    'permissions that it needs. One of `others` may fit better: compare `answers`, what readers ask each page, and pass its URL as `page`.'
  const config = { title: 'Plan a task', description, inputSchema, outputSchema, annotations: READ_ONLY }
  return server.registerTool('plan', config, ({ task, page: named }) =>
    toolCall(async () => {
      const { operations, guides } = await readApi(site)
      const chosen = named === undefined ? undefined : await findPage(site, named)
      const found = await pagesFor(task, site, { operations, guides })
      const [guide, ...others]: Candidate[] = chosen
        ? [
            found.find(({ path }) => path === chosen.path) ?? chosen,
            ...found.filter(({ path }) => path !== chosen.path),
          ]
        : found
      if (!guide) throw new ToolProblem('No page matches. Rephrase it, or use search.')
      const markdown = await pageText(site, guide)
      const skill = (await readAgentData(site)).skills?.find((one) => one.page === guide.path)
      const { keys, operations: called } = guides[guide.path] ?? { operations: [], keys: [] }
      const permissions = new Set(operations.flatMap((operation) => operation.permissions))
      return dataResult({
        guide: described(guide, site),
        ...(!chosen && (rivalOf(guide, others)?.fit ?? 0) >= GUIDE_WEIGHTS.close && { close: true }),
        ...(skill && { skill: site.origin + skillPath(skill.name) }),
        steps: stepsOf(markdown, guide, site.origin, operations),
        operations: called,
        keys: withKeysTold(keys, markdown, permissions),
        others: others.slice(0, MAX_PAGES - 1).map((one) => described(one, site)),
      })
    }),
  )
}

interface Candidate extends SitePage {
  question?: string
  fit?: number
}

/** The next page that fits, other than one that only leads to the guide. */
const rivalOf = (guide: Candidate, others: readonly Candidate[]): Candidate | undefined =>
  others.find(({ path }) => !guide.path.startsWith(`${path}/`))

const described = ({ path, entry: { title, description }, question }: Candidate, { origin }: McpSite) => ({
  title,
  url: origin + path,
  description,
  ...(question !== undefined && { answers: question }),
})

async function pagesFor(
  task: string,
  site: McpSite,
  { operations, guides }: Pick<ApiTools, 'operations' | 'guides'>,
): Promise<Candidate[]> {
  const isGuide = guideTest(
    operations.map((operation) => operation.page),
    siteConfig,
  )
  const ranked = await site.guides(task, isGuide)
  if (!ranked) throw new ToolProblem('This release has no search. List the pages as resources.')
  const named = withStepsFirst(ranked.slice(0, MAX_PAGES), guides)
  const pages = await Promise.all(
    named.map(async ({ path, question, fit }): Promise<Candidate | undefined> => {
      const page = await site.page(path)
      return page && { ...page, fit, ...(question !== undefined && { question }) }
    }),
  )
  return pages.filter((one) => one !== undefined)
}

/** A page that only leads to the pages below it gives way to the best of them. */
function withStepsFirst(
  ranked: readonly RankedGuide[],
  guides: Record<string, unknown>,
): readonly RankedGuide[] {
  const [first] = ranked
  if (first === undefined || first.path in guides) return ranked
  const below = ranked.find(({ path }) => path.startsWith(`${first.path}/`) && path in guides)
  return below === undefined ? ranked : [below, ...ranked.filter((one) => one !== below)]
}

function stepsOf(
  markdown: string,
  { path }: SitePage,
  origin: string,
  operations: readonly { id: string; page: string }[],
): { title: string; url: string }[] {
  const documented = operations.filter(({ page }) => page === path)
  const { headings, lines } = markdownOutline(markdown)
  const isStep = ({ level, id }: MarkdownHeading): boolean =>
    level > 1 &&
    level < 4 &&
    id !== undefined &&
    !NO_STEP.test(id) &&
    // The parts of an operation's reference.
    !documented.some((operation) => id.startsWith(`${operation.id}-`))
  /** It only holds further headings. */
  const isEmpty = ({ line, level }: MarkdownHeading): boolean => {
    const next = headings.find((heading) => heading.line > line)
    return (
      next !== undefined && next.level > level && lines.slice(line + 1, next.line).every((one) => one === '')
    )
  }
  return headings
    .filter((heading) => isStep(heading) && !isEmpty(heading))
    .slice(0, MAX_STEPS)
    .map(({ text, id }) => ({ title: text, url: `${origin}${path}#${id}` }))
}
