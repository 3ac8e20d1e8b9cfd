import { expect, it } from 'vitest'
import { VITEPRESS, importTree } from './import-tree.ts'

it('follows every form of a VitePress rewrite, and lists those that move nothing', async () => {
  const { places, told } = await importTree({
    '.vitepress/config.mts': `export default { title: 'Trees', rewrites: {
  'packages/(.*)/docs/(.*)': '(.*)/(.*)',
  'woods/:year(\\\\d+)-:name.md': ':name-:year.md',
  'old/:rest*': 'former/:rest*',
  'gone/:rest*': ':rest*',
  'broken/:rest([)': ':rest' } }`,
    'index.md': '# Trees\n\nText.\n',
    'packages/oak/docs/guide/age.md': '# Age\n\nText.\n',
    'woods/1990-elm.md': '# Elm\n\nText.\n',
    'woods/new-elm.md': '# New elm\n\nText.\n',
    'old/a/b.md': '# B\n\nText.\n',
    'broken/x.md': '# X\n\nText.\n',
  })
  expect(places.filter((place) => place.endsWith('.mdx'))).toEqual([
    'broken/x.mdx',
    'elm-1990.mdx',
    'former/a/b.mdx',
    'index.mdx',
    'oak/guide/age.mdx',
    'woods/new-elm.mdx',
  ])
  expect(told.filter((line) => line.includes('rewrite'))).toEqual([
    '.vitepress/config.mts:5:3 no page is moved by the rewrite of `gone/:rest*`',
    '.vitepress/config.mts:6:3 no page is moved by the rewrite of `broken/:rest([)`',
  ])
})

it.each([
  ['## Grow\n\n## Grow <Badge text="new" />', '## Grow\n\n## Grow *new* {#grow-1}\n'],
  ['## Grow <Badge text="new" />\n\n## Grow', '## Grow *new* {#grow}\n\n## Grow\n'],
  [
    '## Grow {#grow}\n\n## Grow <Badge text="new" />\n\n### Grow <Badge text="old" />',
    '## Grow {#grow}\n\n## Grow *new* {#grow-1}\n\n### Grow *old* {#grow-2}\n',
  ],
  [
    '## Trees\n\n### Trees <Badge text="new" />\n\n[Trees](#trees-1)',
    '## Trees {#trees-1}\n\n### Trees *new* {#trees-2}\n\n[Trees](#trees-1)',
  ],
])('leaves headings with the same words the ids that they had: %j', async (headings, imported) => {
  const { text } = await importTree({
    ...VITEPRESS,
    'index.md': `# Trees\n\nText.\n\n${headings}\n`,
  })
  expect(text('index.mdx')).toContain(`\nText.\n\n${imported}`)
})

it('takes a label of a sample for its title, whatever stands before it', async () => {
  const { text, told } = await importTree({
    ...VITEPRESS,
    'index.md': '# Trees\n\nText.\n\n```Plain Text[.env]\nA=1\n```\n\n```sh[b.sh]\nb\n```\n',
  })
  expect(text('index.mdx')).toContain('```Plain title=".env"\n')
  expect(text('index.mdx')).toContain('```sh title="b.sh"\n')
  expect(told).toEqual(['index.md:5:1 `Text` after the language was left out'])
})

it('keeps the id of a heading with a badge, and lists files that the site would not serve', async () => {
  const { text, told, copies } = await importTree({
    ...VITEPRESS,
    'index.md':
      '# Trees\n\n## `grow` <Badge text="new" />\n\nSee [this](#grow), [a page](/old.html), [a list](/list.pdf).\n\n## Fell <Badge text="old" /> {#cut}\n\n[Fell](#cut).\n',
    'public/old.html': '<p>Old</p>',
    'public/list.pdf': '%PDF',
  })
  expect(text('index.mdx')).toContain('## `grow` *new* {#grow}')
  expect(text('index.mdx')).toContain('## Fell *old* {#cut}')
  expect(text('index.mdx')).toContain('[this](#grow), a page, [a list](./files/list.pdf)')
  expect([...copies.keys()]).toEqual(['files/list.pdf'])
  expect(told).toEqual([
    'index.md:5:20 the file `/old.html` is of a type that is not served; its text is kept',
  ])
})
