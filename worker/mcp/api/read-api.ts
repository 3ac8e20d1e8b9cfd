// Reads the API data that the tools use.

import type { ConsoleData } from '#site/api/contract/console-data.ts'
import type { ApiTools } from '#site/model/agents/agent-data.ts'
import type { McpSite } from '../server/mcp-site.ts'
import { readAgentData } from '../lookup/read-agent-data.ts'
import { ToolProblem } from '../server/tool-result.ts'

export async function readApi(site: McpSite): Promise<ApiTools> {
  const { api } = await readAgentData(site)
  if (!api) throw new ToolProblem('This site publishes no API contract.')
  return api
}

/** One operation with every schema of its request. */
export async function readOperation({ text }: McpSite, hash: string): Promise<ConsoleData> {
  return JSON.parse(await text(hash)) as ConsoleData
}
