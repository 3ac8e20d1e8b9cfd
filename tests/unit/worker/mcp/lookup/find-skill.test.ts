import { expect, it } from 'vitest'
import { findSkill } from '#worker/mcp/lookup/find-skill.ts'
import type { McpSite } from '#worker/mcp/server/mcp-site.ts'

const site = {
  origin: 'https://docs.example',
  agents: 'find-skill-test',
  text: () => Promise.resolve(JSON.stringify({ facts: {}, skills: [{ name: 'bake-bread' }] })),
} as unknown as McpSite

const found = async (name: string): Promise<unknown> => {
  const skill = await findSkill(site, name)
  return skill && [skill.name, skill.fragment]
}

it.each([
  ['skill://bake-bread', undefined],
  ['skill://bake-bread/SKILL.md', undefined],
  ['skill://bake-bread/SKILL.md#checks', 'checks'],
  ['/skills/bake-bread/SKILL.md', undefined],
  ['/skills/bake-bread/SKILL.md#checks', 'checks'],
  ['https://docs.example/skills/bake-bread/SKILL.md#checks', 'checks'],
])('finds %s, with the section %j', async (name, fragment) => {
  expect(await found(name)).toEqual(['bake-bread', fragment])
})

it.each([
  'https://evil.example/skills/bake-bread/SKILL.md',
  '//evil.example/skills/bake-bread/SKILL.md',
  'skill://bake-bread/other.md',
  'skill://roast-beef/SKILL.md',
  '/docs/bread',
])('finds no skill at %s', async (name) => {
  expect(await found(name)).toBeUndefined()
})
