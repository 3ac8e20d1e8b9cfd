// The URLs of a release's skills (SKILL.md) and of their index: Agent Skills discovery, 0.2.0.

import type { Hash } from '../release.ts'

export const SKILLS_INDEX_PATH = '/.well-known/agent-skills/index.json'
export const SKILLS_INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

export const skillPath = (name: string): string => `/skills/${name}/SKILL.md`

/** A skill as the MCP tools list it. */
export interface PublishedSkill {
  name: string
  description: string
  /** `sha256:` and the digest of the served bytes. */
  digest: string
  bytes: number
  /** Path of the guide that it is made from. */
  page: string
  /** Blob of its text. */
  text: Hash
}
