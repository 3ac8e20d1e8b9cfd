// Finds the skill that a caller of a tool names by its URI or URL: many clients offer tools to a model and no resources.

import { skillPath, type PublishedSkill } from '#site/model/agents/agent-skills.ts'
import type { McpSite } from '../server/mcp-site.ts'
import { readAgentData } from './read-agent-data.ts'

/** The path of `skill://<name>` and `skill://<name>/SKILL.md`. */
const OF_URI = /^(?:\/|\/SKILL\.md)?$/

interface FoundSkill extends PublishedSkill {
  /** Of its URI or URL. */
  fragment?: string
}

/** `skill://<name>/SKILL.md`, `/skills/<name>/SKILL.md`; undefined for anything else, and for other origins. */
export async function findSkill(site: McpSite, name: string): Promise<FoundSkill | undefined> {
  const url = URL.parse(name, site.origin)
  const ofUri = url?.protocol === 'skill:' && OF_URI.test(url.pathname) ? url.hostname : undefined
  const path = url?.origin === site.origin ? url.pathname : undefined
  if (!url || site.agents === undefined) return undefined
  if (ofUri === undefined && !path?.startsWith('/skills/')) return undefined
  const { skills = [] } = await readAgentData(site)
  const skill = skills.find((one) => one.name === ofUri || skillPath(one.name) === path)
  const fragment = url.hash.slice(1)
  return skill && { ...skill, ...(fragment !== '' && { fragment }) }
}
