import { expect, it } from 'vitest'
import { addToolsLinks } from '#site/model/agents/add-tools-links.ts'

const links = addToolsLinks('acme', 'https://docs.example')
const hrefOf = (editor: string): string => links.find(({ label }) => label.endsWith(editor))!.href

it('gives Cursor the name, and the configuration in Base64', () => {
  const [address, query = ''] = hrefOf('Cursor').split('?')
  expect(address).toBe('cursor://anysphere.cursor-deeplink/mcp/install')
  const parameters = new URLSearchParams(query)
  expect([...parameters.keys()]).toEqual(['name', 'config'])
  expect(parameters.get('name')).toBe('acme')
  expect(JSON.parse(atob(parameters.get('config')!))).toEqual({ url: 'https://docs.example/mcp' })
})

it('gives VS Code one JSON object, encoded, as the entire query', () => {
  const href = hrefOf('VS Code')
  expect(href).toMatch(/^vscode:mcp\/install\?%7B[\w%.-]+%7D$/)
  expect(JSON.parse(decodeURIComponent(href.slice('vscode:mcp/install?'.length)))).toEqual({
    name: 'acme',
    type: 'http',
    url: 'https://docs.example/mcp',
  })
})
