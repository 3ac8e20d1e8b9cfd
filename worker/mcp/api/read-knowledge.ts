// Reads the data that code is checked against, once per isolate, on the first call that needs it.

import type { CheckData } from '#site/api/code/pasted/check-data.ts'
import type { Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import type { McpSite } from '../server/mcp-site.ts'
import { ToolProblem } from '../server/tool-result.ts'

let known: { hash: string; knowledge: Knowledge } | undefined

export async function readKnowledge({ checks, text }: McpSite): Promise<Knowledge> {
  if (checks === undefined) throw new ToolProblem('This site publishes no API contract.')
  if (known?.hash !== checks) {
    const { openKnowledge } = await import('#site/api/code/pasted/check-pasted-code.ts')
    known = { hash: checks, knowledge: openKnowledge(JSON.parse(await text(checks)) as CheckData) }
  }
  return known.knowledge
}
