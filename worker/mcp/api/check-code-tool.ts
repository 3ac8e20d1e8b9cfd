// The `check_code` tool: checks code the way the site's own samples are checked. The checker is loaded on first use.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import { CODE_LANGUAGES, MAX_CODE_CHARACTERS } from '#site/api/code/languages/code-language.ts'
import type { Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
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

const place = { line: z.number(), column: z.number() }

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
  further: z.number().describe('Problems that are not listed.'),
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
  upgrade: z
    .object({
      code: z.string(),
      changes: z.array(z.string()),
      left: z.array(z.string()).describe('What is left to do, by line.'),
    })
    .optional()
    .describe('Code that names a legacy package, for the current one.'),
})

export function registerCheckCode(server: McpServer, site: McpSite): RegisteredTool {
  const description =
    'Checks code that calls the API, through an SDK or over HTTP, against the contract: unknown methods, wrong fields, deprecated ' +
    'calls with their replacement, keys and cards that look real; each with line and column, reason, fix and link; ' +
    'and the keys with the minimum permissions that the code needs. Upgrades code for legacy packages. Nothing is executed.'
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
        ...(await upgradeOf(code, language, knowledge)),
      })
    }),
  )
}

/** Rewritten where it names a legacy package. A fragment that names none may be anything. */
async function upgradeOf(code: string, language: string | undefined, knowledge: Knowledge) {
  const { packageMentions } = await import('#site/api/code/pasted/upgrade/package-mentions.ts')
  const isNamed = knowledge.data.upgrades.packages.some(({ legacy, now }) => {
    const { whole, parts } = packageMentions(code, legacy, now)
    return whole.length + parts.length > 0
  })
  if (!isNamed) return {}
  const { upgradeCode } = await import('#site/api/code/pasted/upgrade/upgrade-code.ts')
  const { code: upgraded, changes, left } = await upgradeCode(code, language, knowledge)
  return {
    upgrade: {
      code: upgraded,
      changes: firstOf(changes).listed.map(({ line, legacy, now }) => `${line}: ${legacy} -> ${now}`),
      left: firstOf(left).listed.map(({ line, call, note }) => `${line}: ${call}: ${note}`),
    },
  }
}
