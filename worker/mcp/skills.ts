// Serves the site's skills over MCP (Skills extension, SEP-2640): listed with their digests, read as resources.

import type { McpServer } from '@modelcontextprotocol/server'
import { SkillsExtension, type Skill } from '@modelcontextprotocol/server/ext/skills'
import type { PublishedSkill } from '#site/model/agents/agent-skills.ts'
import type { McpSite } from './server/mcp-site.ts'
import { readAgentData } from './lookup/read-agent-data.ts'

const mimeType = 'text/markdown'
const uriOf = ({ name }: PublishedSkill): string => `skill://${name}/SKILL.md`

export function attachSkills(server: McpServer, site: McpSite): void {
  const all = async (): Promise<PublishedSkill[]> => (await readAgentData(site)).skills ?? []
  const one = async (uri: string) => (await all()).find((skill) => uriOf(skill) === uri)
  new SkillsExtension({
    source: {
      list: async () => ({ skills: (await all()).map(entryOf) }),
      get: async (uri) => {
        const skill = await one(uri)
        return skill && entryOf(skill)
      },
      read: async (uri) => {
        const skill = await one(uri)
        return skill && { text: await site.text(skill.text), mimeType }
      },
      listResources: async () =>
        (await all()).map((skill) => ({
          uri: uriOf(skill),
          name: skill.name,
          description: skill.description,
          mimeType,
          size: skill.bytes,
        })),
    },
    cacheHint: { ttlMs: 300_000, cacheScope: 'public' },
  }).attach(server)
}

function entryOf(skill: PublishedSkill): Skill {
  const { name, description, digest, bytes } = skill
  return {
    uri: uriOf(skill),
    frontmatter: { name, description },
    resources: [{ uri: uriOf(skill), digest, size: bytes }],
  }
}
