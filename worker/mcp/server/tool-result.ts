// Builds tool results, small, as text and as data; a user error becomes a result that the model can act on.

import type { CallToolResult } from '@modelcontextprotocol/server'
import { writeLog } from '../../runtime/log.ts'
import { UNAVAILABLE } from './mcp-site.ts'

/** A longer result helps no model; it is returned in slices. */
export const MAX_RESULT_CHARACTERS = 24_000

/** An error that the caller can fix. Its message becomes the result. */
export class ToolProblem extends Error {
  override name = 'ToolProblem'
}

export function dataResult(data: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data }
}

export function textResult(...texts: string[]): CallToolResult {
  return { content: texts.map((text) => ({ type: 'text', text })) }
}

/** Runs a tool. Internal errors are reported without details. */
export async function toolCall(run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run()
  } catch (error) {
    const text = error instanceof ToolProblem ? error.message : UNAVAILABLE
    if (text === UNAVAILABLE) logFault(error)
    return { content: [{ type: 'text', text }], isError: true }
  }
}

/** Errors other than failed reads, which are logged where they happen. */
function logFault(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(typeof error)
  if (message === UNAVAILABLE) return
  writeLog({ level: 'error', event: 'exception', kind: 'mcp', error: name, stack: stack?.slice(0, 2000) })
}
