// Reads the data that code is checked against, once per isolate, on the first call that needs it.

import type { CheckData } from '#site/api/code/judge/check-data.ts'
import type { Knowledge } from '#site/api/code/judge/judge-code.ts'
import type { McpSite } from '../lookup/mcp-site.ts'
import { ToolProblem } from '../lookup/tool-result.ts'

let known: { hash: string; knowledge: Knowledge } | undefined

export async function readKnowledge({ checks, text }: McpSite): Promise<Knowledge> {
  if (checks === undefined) throw new ToolProblem('This site publishes no API contract.')
  if (known?.hash !== checks) {
    const { openKnowledge } = await import('#site/api/code/judge/judge-code.ts')
    known = { hash: checks, knowledge: openKnowledge(JSON.parse(await text(checks)) as CheckData) }
  }
  return known.knowledge
}
