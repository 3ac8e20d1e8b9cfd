// The `search` tool: the same ranking as the site's search.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import type { McpSite } from '../server/mcp-site.ts'
import { READ_ONLY } from '../server/read-only.ts'
import { siteAnswer } from '../lookup/site-answer.ts'
import { dataResult, toolCall, ToolProblem } from '../server/tool-result.ts'

const MAX_RESULTS = 20

const inputSchema = z.strictObject({
  query: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe('Words, an identifier, a status or a header, as a developer would type them.'),
  section: z
    .string()
    .max(40)
    .optional()
    .describe('One part of the documentation; the result lists the parts.'),
  limit: z.int().min(1).max(MAX_RESULTS).default(8).describe('Maximum number of results.'),
})

const outputSchema = z.object({
  total: z.number(),
  results: z.array(
    z.object({
      title: z.string(),
      section: z.string(),
      url: z.string(),
      part: z.string(),
      snippet: z.string(),
    }),
  ),
  parts: z.record(z.string(), z.number()).describe('Results by part.'),
  answer: z
    .object({
      title: z.string(),
      value: z.string(),
      lines: z.array(z.object({ label: z.string().optional(), text: z.string() })),
      url: z.string(),
    })
    .optional()
    .describe('The value that a question asks for, or the cause of a pasted error.'),
  fits: z.boolean().optional().describe('False: results only come close.'),
  meant: z.string().optional().describe('Nothing found: a close query with results.'),
})

export function registerSearch(server: McpServer, site: McpSite): RegisteredTool {
  const description =
    'Searches by words, an identifier or an error. Best first, each with the URL to pass to fetch.'
  const config = {
    title: 'Search the documentation',
    description,
    inputSchema,
    outputSchema,
    annotations: READ_ONLY,
  }
  return server.registerTool('search', config, ({ query, section, limit }) =>
    toolCall(async () => {
      const found = await site.search(query, { facet: section, limit })
      if (!found) throw new ToolProblem('This release has no search. List the pages as resources.')
      const { total, facets, answer, fits, meant, refused } = found
      if (refused) throw new ToolProblem('The query looks like a card number or a key, and was not searched.')
      if (section !== undefined && total === 0 && !answer && Object.keys(facets).length > 0)
        throw new ToolProblem(`Nothing in the section ${section}. Results by section: ${countsOf(facets)}.`)
      return dataResult({
        ...(answer && { answer: siteAnswer(answer, site.origin) }),
        ...(fits === false && { fits }),
        ...(meant !== undefined && { meant }),
        total,
        results: (found.closest ?? found.results).map(({ title, section, url, facet, snippet }) => ({
          title,
          section,
          url: site.origin + url,
          part: facet,
          snippet,
        })),
        parts: facets,
      })
    }),
  )
}

const countsOf = (facets: Readonly<Record<string, number>>): string =>
  Object.entries(facets)
    .map(([name, count]) => `${name} (${count})`)
    .join(', ')
