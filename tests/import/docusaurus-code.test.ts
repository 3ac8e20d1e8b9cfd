import { expect, it } from 'vitest'
import { importTree, PICTURE } from './import-tree.ts'

const CONFIG = "module.exports = { title: 'Ships', presets: [['classic', { docs: { routeBasePath: '/' } }]] }"

it('takes addresses and samples that a page loads in the ways of Docusaurus', async () => {
  const { text, told } = await importTree({
    'docusaurus.config.js': CONFIG,
    'docs/intro.mdx': `---
title: Ships
---
import Source from '!!raw-loader!./dock.ts'
import useBaseUrl from '@docusaurus/useBaseUrl'

A ship. {/* of ours */}

<img src={useBaseUrl('/img/pier.png')} alt="Pier" /> <img src={require('./pier.png').default} alt="Quay" />

<a href={useBaseUrl('/files/list.pdf')}>List</a> <Link to={address}>More</Link>

<CodeBlock language="ts" title="dock.ts">{Source}</CodeBlock>
`,
    'docs/dock.ts': 'export const dock = { at: 1 }\n',
    'docs/pier.png': PICTURE,
    'static/img/pier.png': PICTURE,
    'static/files/list.pdf': '%PDF',
  })
  const page = text('intro.mdx')
  expect(page).toContain('\nA ship.\n')
  expect(page).toContain('![Pier](/images/img/pier.png)\n\n![Quay](/images/docs/pier.png)')
  expect(page).toContain('[List](./files/list.pdf) More')
  expect(page).toContain('```ts title="dock.ts"\nexport const dock = { at: 1 }\n```')
  expect(told.filter((one) => one.startsWith('docs/intro.mdx'))).toEqual([
    "docs/intro.mdx:11:50 the link's address is code; only its text is kept",
  ])
})

it('lists the index of a folder where another page is that of the category, and that of the whole sidebar', async () => {
  const { text } = await importTree({
    'docusaurus.config.js': CONFIG,
    'docs/index.md': '# Ships\n\nAll.\n',
    'docs/deep/_category_.yml': 'label: Deep water\nlink: { type: doc, id: deep/dive }\n',
    'docs/deep/dive.md': '# Dive\n\nDown.\n',
    'docs/deep/index.md': '# Deep\n\nWater.\n',
    'docs/dock/index.md': '# Dock\n\nPlanks.\n',
    'docs/dock/pole.md': '# Pole\n\nWood.\n',
  })
  expect(text('sidebars.yaml')).toBe(
    'docs:\n  - /\n  - category: Deep water\n    link: /deep/dive\n    items:\n      - /deep\n  - category: Dock\n    link: /dock\n    items:\n      - /dock/pole\n',
  )
})
