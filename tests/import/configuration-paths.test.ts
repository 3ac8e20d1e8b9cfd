import { expect, it } from 'vitest'
import { importTree } from './import-tree.ts'

it.each([
  "path.resolve(__dirname, './lists.json')",
  "path.join(import.meta.dirname, '.', 'lists.json')",
  "fileURLToPath(new URL('./lists.json', import.meta.url))",
  "require.resolve('./lists.json')",
])('finds the file that a configuration names with %s', async (sidebarPath) => {
  const { text, told } = await importTree({
    'website/docusaurus.config.js': `module.exports = { title: 'Bees',
  presets: [['classic', { docs: { path: path.resolve(__dirname, '..', 'docs'), sidebarPath: ${sidebarPath} } }]] }`,
    'website/lists.json':
      '{ "hives": [{ "type": "category", "label": "Kinds", "items": ["straw", "clay"] }] }',
    'docs/clay.md': '# Clay\n\nText.\n',
    'docs/straw.md': '# Straw\n\nText.\n',
  })
  expect(text('sidebars.yaml')).toBe(
    'hives:\n  - category: Kinds\n    items:\n      - /docs/straw\n      - /docs/clay\n',
  )
  expect(told.filter((line) => line.includes('is code'))).toEqual([])
})
