import { expect, it } from 'vitest'
import { apiCatalog } from '#scripts/compiler/outputs/api-catalog.ts'

it('names the API with its description and documentation, and the tools', () => {
  const { linkset } = JSON.parse(
    apiCatalog('https://docs.example', {
      server: 'https://api.example',
      reference: '/reference',
      hasSkills: true,
    }),
  )
  expect(linkset.map(({ anchor }: { anchor: string }) => anchor)).toEqual([
    'https://api.example',
    'https://docs.example/mcp',
  ])
  expect(linkset[0]['service-desc'][0]).toEqual({
    href: 'https://docs.example/openapi.json',
    type: 'application/json',
  })
  expect(linkset[0]['service-doc'][0].href).toBe('https://docs.example/reference')
  const [card] = linkset[1]['service-desc']
  expect(card).toEqual({
    href: 'https://docs.example/mcp/server-card',
    type: 'application/mcp-server-card+json',
  })
  expect(linkset[1]['service-meta'][0].href).toBe('https://docs.example/.well-known/agent-skills/index.json')
})

it('names the tools alone where no API is described', () => {
  const { linkset } = JSON.parse(
    apiCatalog('https://docs.example', { server: null, reference: '/', hasSkills: false }),
  )
  expect(linkset).toHaveLength(1)
  expect(linkset[0]).not.toHaveProperty('service-meta')
})
