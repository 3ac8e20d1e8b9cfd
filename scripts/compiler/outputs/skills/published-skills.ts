// The skills of a site, published: their texts, and what the index and the tools at /mcp say of them.

import { createHash } from 'node:crypto'
import type { Hash } from '#site/model/release.ts'
import type { PublishedSkill } from '#site/model/agents/agent-skills.ts'
import { skillText, type SkillSource } from './skill-text.ts'

interface Publishes {
  publish(text: string): Hash
}

export function publishedSkills(
  reads: Publishes,
  sources: readonly SkillSource[],
  origin: string,
): PublishedSkill[] {
  return sources
    .map((source) => {
      const text = skillText(source, origin)
      const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`
      const bytes = Buffer.byteLength(text)
      return { ...source.skill, digest, bytes, page: source.path, text: reads.publish(text) }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
