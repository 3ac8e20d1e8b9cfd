// Finds the skill that a caller of a tool names by its URI or URL: many clients offer tools to a model and no resources.

import { skillPath, type PublishedSkill } from '#site/model/agents/agent-skills.ts'
import type { McpSite } from '../server/mcp-site.ts'
import { readAgentData } from './read-agent-data.ts'

const URI = /^skill:\/\/([^/]+)(?:\/SKILL\.md)?$/

/** `skill://<name>/SKILL.md`, `/skills/<name>/SKILL.md`; undefined for anything else. */
export async function findSkill(site: McpSite, name: string): Promise<PublishedSkill | undefined> {
  const path = URL.parse(name, site.origin)?.pathname
  const ofUri = URI.exec(name)?.[1]
  if (site.agents === undefined || (ofUri === undefined && !path?.startsWith('/skills/'))) return undefined
  const { skills = [] } = await readAgentData(site)
  return skills.find((skill) => skill.name === ofUri || skillPath(skill.name) === path)
}
