// Reads the data that the tools use, parsed once per isolate, on the first call that needs it.

import type { AgentData } from '#site/model/agents/agent-data.ts'
import type { McpSite } from '../server/mcp-site.ts'

let known: { hash: string; data: AgentData } | undefined

/** Empty if the release has neither facts nor a contract. */
export async function readAgentData({ agents, text }: McpSite): Promise<AgentData> {
  if (agents === undefined) return { facts: {} }
  if (known?.hash !== agents) known = { hash: agents, data: JSON.parse(await text(agents)) as AgentData }
  return known.data
}
