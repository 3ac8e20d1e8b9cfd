// The `get_fact` tool: values from the fact tables that the pages use.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import type { AgentTable } from '#site/model/agents/agent-data.ts'
import { rowsAbout, rowsHolding, rowsNamed, rowsWithWords, type FactRow } from '../lookup/find-facts.ts'
import type { McpSite } from '../server/mcp-site.ts'
import { readAgentData } from '../lookup/read-agent-data.ts'
import { READ_ONLY } from '../server/read-only.ts'
import { siteAnswer, type SiteAnswer } from '../lookup/site-answer.ts'
import { dataResult, toolCall, ToolProblem } from '../server/tool-result.ts'

const MAX_ROWS = 40

const inputSchema = z.strictObject({
  table: z
    .string()
    .max(60)
    .optional()
    .describe('Name of a table. If you omit table and key, the tables are listed.'),
  key: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe('A value in the row (a permission, a status code, an event), or a question in words.'),
})

export function registerGetFact(server: McpServer, site: McpSite): RegisteredTool {
  const description =
    'Looks up values in the tables of the pages: limits, quotas, permissions, status codes, events, test data.'
  const config = { title: 'Look up a fact', description, inputSchema, annotations: READ_ONLY }
  return server.registerTool('get_fact', config, ({ table, key }) =>
    toolCall(async () => {
      const { facts } = await readAgentData(site)
      if (table === undefined && key === undefined) return dataResult({ tables: tableList(facts) })
      const tables = table === undefined ? facts : tableNamed(facts, table)
      const rows = rowsFor(tables, key ?? '')
      const answer = rows.length === 0 && table === undefined ? await answerTo(site, key!) : undefined
      if (answer) return dataResult({ rows: [], answer })
      if (rows.length === 0) throw new ToolProblem(`No row has this value. ${rowsOf(table, tables)}`)
      return dataResult({
        rows: rows.slice(0, MAX_ROWS),
        ...(rows.length > MAX_ROWS && { more: rows.length - MAX_ROWS }),
      })
    }),
  )
}

/** The rows that the strictest comparison finds, of those that find any. */
function rowsFor(tables: Readonly<Record<string, AgentTable>>, key: string): FactRow[] {
  for (const find of [rowsNamed, rowsHolding, rowsWithWords, rowsAbout]) {
    const rows = find(tables, key)
    if (rows.length > 0) return rows
  }
  return []
}

/** The answer that the site's search shows for a question. */
async function answerTo(site: McpSite, question: string): Promise<SiteAnswer | undefined> {
  const found = await site.search(question, { limit: 1 })
  return found?.answer?.kind === 'fact' ? siteAnswer(found.answer, site.origin) : undefined
}

/** A hint for the caller: the names of the table's rows. */
function rowsOf(table: string | undefined, tables: Readonly<Record<string, AgentTable>>): string {
  if (table === undefined) return 'Omit key to list the tables, or ask search: the answer may be on a page.'
  const names = new Set(
    Object.values(tables).flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).slice(0, 1))),
  )
  const shown = [...names].slice(0, MAX_ROWS)
  return `The rows are: ${shown.join(', ')}${names.size > shown.length ? ', …' : ''}.`
}

/** `test-cards`, `Test cards`. */
function tableNamed(facts: Readonly<Record<string, AgentTable>>, name: string): Record<string, AgentTable> {
  const wanted = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  const table = Object.hasOwn(facts, wanted) ? facts[wanted] : undefined
  if (table) return { [wanted]: table }
  throw new ToolProblem(`There is no such table. The tables are: ${Object.keys(facts).join(', ')}.`)
}

function tableList(facts: Readonly<Record<string, { columns: Record<string, string>; rows: unknown[] }>>) {
  return Object.entries(facts).map(([name, { columns, rows }]) => ({
    name,
    columns: Object.values(columns),
    rows: rows.length,
  }))
}
