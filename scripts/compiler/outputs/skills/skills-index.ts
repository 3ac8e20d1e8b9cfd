// /.well-known/agent-skills/index.json: the skills of a site with the digests of the bytes that it serves
// (Agent Skills discovery, 0.2.0).

import { skillPath, SKILLS_INDEX_SCHEMA, type PublishedSkill } from '#site/model/agents/agent-skills.ts'

export function skillsIndex(skills: readonly PublishedSkill[]): string {
  const index = {
    $schema: SKILLS_INDEX_SCHEMA,
    skills: skills.map(({ name, description, digest }) => ({
      name,
      type: 'skill-md',
      description,
      url: skillPath(name),
      digest,
    })),
  }
  return `${JSON.stringify(index, undefined, 2)}\n`
}
