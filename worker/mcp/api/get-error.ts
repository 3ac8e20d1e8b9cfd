// The `get_error` tool: what an HTTP status or error name means, its causes, and how to fix it.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import type { AgentData } from '#site/model/agents/agent-data.ts'
import { namedOperation } from './named-operation.ts'
import { rowsHolding, rowsNamed, type FactRow } from '../lookup/find-facts.ts'
import type { McpSite } from '../server/mcp-site.ts'
import { readAgentData } from '../lookup/read-agent-data.ts'
import { readApi } from './read-api.ts'
import { READ_ONLY } from '../server/read-only.ts'
import { dataResult, toolCall, ToolProblem } from '../server/tool-result.ts'

const MAX_CAUSES = 30
const MAX_PAGES = 3
/** Shorter text is in too many cells. */
const MIN_HELD = 3

const inputSchema = z.strictObject({
  error: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .describe('An HTTP status such as 409, or the name or title of an error.'),
  operation: z.string().max(200).optional().describe('The operation that failed: an id, or method and path.'),
})

/** `409`, `409 Conflict`, `HTTP 409`. */
const STATUS = /\b[1-5]\d\d\b/
/** Tables in which words of a message are looked for. */
const OF_ERRORS = /error|failure|status/

/** The status whose name occurs in the error: 404 for `token not found`. */
function statusNamedIn(facts: AgentData['facts'], error: string): string | undefined {
  const words = ` ${(error.toLowerCase().match(/[a-z]+/g) ?? []).join(' ')} `
  const found = Object.values(facts).flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const [status = '', name = ''] = Object.values(row)
      const isNamed = /^[45]\d\d$/.test(status) && /^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/.test(name)
      return isNamed && words.includes(` ${name.toLowerCase()} `) ? status : []
    }),
  )
  return new Set(found).size === 1 ? found[0] : undefined
}

/** The rows with the error's name or status; without any, the rows about errors that contain its text. */
function meaningOf(facts: AgentData['facts'], error: string, status: string | undefined): FactRow[] {
  const named = rowsNamed(facts, error)
  if (named.length > 0) return named
  const byStatus = status === undefined ? [] : rowsNamed(facts, status)
  if (byStatus.length > 0) return byStatus
  // A status that the API does not return has causes of its own.
  if (status !== undefined) return /^[45]/.test(status) ? rowsNamed(facts, 'unlisted') : []
  if (error.length < MIN_HELD) return []
  const ofErrors = Object.fromEntries(Object.entries(facts).filter(([name]) => OF_ERRORS.test(name)))
  return rowsHolding(ofErrors, error).slice(0, MAX_CAUSES)
}

/** A row about some operations says nothing of another one. */
function mayCome({ operations }: FactRow, operation: string): boolean {
  const isNamed = (pattern: string): boolean =>
    pattern.endsWith('*') ? operation.startsWith(pattern.slice(0, -1)) : operation === pattern
  return operations === undefined || operations.some(isNamed)
}

/** The status of a single row, if its first cell is one. */
function statusOf([only, ...more]: readonly FactRow[]): string | undefined {
  const [first = ''] = Object.values(only?.row ?? {})
  return more.length === 0 && /^[45]\d\d$/.test(first) ? first : undefined
}

/** Whether a result's text contains the error, or each of its words that carry meaning. */
function holds(
  { title, section, snippet }: Record<'title' | 'section' | 'snippet', string>,
  error: string,
): boolean {
  const text = `${title} ${section} ${snippet}`.toLowerCase()
  const words = error.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const telling = words.filter((word) => !/^(?:errors?|status|code|https?|when|with|what|such)$/.test(word))
  return (
    (error.length >= MIN_HELD && text.includes(error.toLowerCase())) ||
    (telling.length > 1 && telling.every((word) => text.includes(word)))
  )
}

export function registerGetError(server: McpServer, site: McpSite): RegisteredTool {
  const description = 'Explains an error: its meaning, its causes, the fix for each, and where to read more.'
  const config = { title: 'Explain an error', description, inputSchema, annotations: READ_ONLY }
  return server.registerTool('get_error', config, (asked) => toolCall(() => explainError(asked, site)))
}

async function explainError({ error, operation }: z.infer<typeof inputSchema>, site: McpSite) {
  const { facts } = await readAgentData(site)
  const data = await readApi(site)
  const wanted = operation === undefined ? undefined : namedOperation(data, operation).id
  const written = STATUS.exec(error)?.[0] ?? statusNamedIn(facts, error)
  const meaning = meaningFor(wanted, meaningOf(facts, error, written))
  const status = written ?? statusOf(meaning)
  const causes = data.errors.filter(
    (one) => String(one.status) === status && (wanted === undefined || one.operation === wanted),
  )
  const isListed = meaning.length > 0 || causes.length > 0
  // A page may explain an error that is in no table, such as an exception of an SDK.
  const pages = await site.search(isListed ? `${error} error` : error, { limit: MAX_PAGES })
  if (!isListed && (status !== undefined || !pages?.results.some((page) => holds(page, error)))) {
    throw new ToolProblem('The documentation has no error with this name. Search for its text.')
  }
  return dataResult({
    error,
    meaning,
    causes: causes.slice(0, MAX_CAUSES),
    ...(causes.length > MAX_CAUSES && { more: causes.length - MAX_CAUSES }),
    read: (pages?.results ?? []).map(({ url }) => site.origin + url),
  })
}

/** The rows that may be about the operation; all of them if none is. */
function meaningFor(operation: string | undefined, rows: FactRow[]): FactRow[] {
  const own = operation === undefined ? rows : rows.filter((row) => mayCome(row, operation))
  return own.length > 0 ? own : rows
}
