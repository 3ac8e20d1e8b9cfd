import { expect, it } from 'vitest'
import { aiCatalog } from '#scripts/compiler/outputs/ai-catalog.ts'

it('names the server by the site’s title, its host and its card', () => {
  expect(JSON.parse(aiCatalog('Acme Docs', 'https://docs.example'))).toEqual({
    specVersion: '1.0',
    entries: [
      {
        identifier: 'urn:air:docs.example:mcp:docs',
        displayName: 'Acme Docs',
        type: 'application/mcp-server-card+json',
        url: 'https://docs.example/mcp/server-card',
      },
    ],
  })
})
