// The `check_code` tool: checks code the way the site's own samples are checked. The checker is loaded on first use.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import { CODE_LANGUAGES, MAX_CODE_CHARACTERS } from '#site/api/code/languages/code-language.ts'
import { firstOf } from './first-of.ts'
import type { McpSite } from '../server/mcp-site.ts'
import { READ_ONLY } from '../server/read-only.ts'
import { readKnowledge } from './read-knowledge.ts'
import { dataResult, toolCall } from '../server/tool-result.ts'

const inputSchema = z.strictObject({
  code: z
    .string()
    .min(1)
    .max(MAX_CODE_CHARACTERS)
    .describe(
      'The code, with placeholders instead of keys; also a cURL command, an HTTP message, a HAR file or a diff.',
    ),
  language: z
    .string()
    .max(40)
    .optional()
    .describe(`One of ${CODE_LANGUAGES.join(', ')}; detected if absent.`),
})

const place = { line: z.int(), column: z.int() }

const outputSchema = z.object({
  language: z.string(),
  judged: z.boolean().describe('False: nothing was compared with the contract, and the reason says why.'),
  reason: z.string().optional(),
  problems: z.array(
    z.object({
      ...place,
      problem: z.string(),
      why: z.string(),
      fix: z.string(),
      read: z.string().describe('Where the documentation covers it.'),
    }),
  ),
  further: z.int().describe('Problems that are not listed.'),
  calls: z.array(z.object({ ...place, operation: z.string() })).describe('Operations that the code calls.'),
  unread: z.array(z.object(place)).describe('Places that could not be read and were not checked.'),
  keys: z
    .array(
      z.object({
        type: z.string().describe('Kind of application.'),
        permissions: z.array(z.string()).describe('The minimum permissions that it needs.'),
      }),
    )
    .describe('The keys that the code needs.'),
})

export function registerCheckCode(server: McpServer, site: McpSite): RegisteredTool {
  const description =
    'Checks code that calls the API, through an SDK or over HTTP, against the contract: unknown methods, wrong fields, deprecated ' +
    'calls with their replacement, keys and cards that look real; each with line and column, the reason, the fix and a ' +
    'link, and the keys with the minimum permissions that the code needs. Nothing is executed.'
  const config = { title: 'Check code', description, inputSchema, outputSchema, annotations: READ_ONLY }
  return server.registerTool('check_code', config, ({ code, language }) =>
    toolCall(async () => {
      const { checkPastedCode } = await import('#site/api/code/pasted/check-pasted-code.ts')
      const { keysForUses } = await import('#site/api/permissions/keys-for-uses.ts')
      const knowledge = await readKnowledge(site)
      const { problems, calls, unread, ...report } = await checkPastedCode(
        { code, ...(language !== undefined && { language }) },
        knowledge,
      )
      const { listed, further } = firstOf(problems)
      return dataResult({
        ...report,
        problems: listed.map(({ line, column, problem, why, fix, read }) => ({
          line,
          column,
          problem,
          why,
          fix,
          read: site.origin + read,
        })),
        further,
        calls: firstOf(calls).listed.map(({ line, column, operation }) => ({ line, column, operation })),
        unread: firstOf(unread).listed.map(({ line, column }) => ({ line, column })),
        keys: keysForUses(calls, knowledge.data),
      })
    }),
  )
}
