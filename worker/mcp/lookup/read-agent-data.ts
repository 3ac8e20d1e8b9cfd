// The reading of what the tools know: parsed once per isolate, with the first call that needs it.

import type { AgentData } from '#site/model/agent-data.ts'
import type { ConsoleData } from '#site/api/contract/console-data.ts'
import type { McpSite } from './mcp-site.ts'
import { ToolProblem } from './tool-result.ts'

let known: { hash: string; data: AgentData } | undefined

export async function readAgentData({ agents, text }: McpSite): Promise<AgentData> {
  if (agents === undefined) throw new ToolProblem('This site publishes no API contract.')
  if (known?.hash !== agents) known = { hash: agents, data: JSON.parse(await text(agents)) as AgentData }
  return known.data
}

/** An operation whole, with the schemas of its request. */
export async function readOperation({ text }: McpSite, hash: string): Promise<ConsoleData> {
  return JSON.parse(await text(hash)) as ConsoleData
}
