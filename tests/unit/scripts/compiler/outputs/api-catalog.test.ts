import { expect, it } from 'vitest'
import { apiCatalog } from '#scripts/compiler/outputs/api-catalog.ts'

it('names the API with its description and documentation, and the tools', () => {
  const { linkset } = JSON.parse(apiCatalog('https://docs.example', 'https://api.example'))
  expect(linkset.map(({ anchor }: { anchor: string }) => anchor)).toEqual([
    'https://api.example',
    'https://docs.example/mcp',
  ])
  expect(linkset[0]['service-desc'][0]).toEqual({
    href: 'https://docs.example/openapi.json',
    type: 'application/json',
  })
})

it('names the tools alone where no API is described', () => {
  expect(JSON.parse(apiCatalog('https://docs.example', null)).linkset).toHaveLength(1)
})
