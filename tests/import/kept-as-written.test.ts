// What an author wrote stays what it was: words in their block, marks that have a form here, and nothing lost unsaid.

import { expect, it } from 'vitest'
import { importTree, type ImportedTree } from './import-tree.ts'

const docusaurus = (page: string, files: Record<string, string> = {}): Promise<ImportedTree> =>
  importTree({
    'docusaurus.config.js': "module.exports = { title: 'Boats', presets: [['classic', { docs: {} }]] }",
    'docs/sail.mdx': page,
    ...files,
  })
const vitepress = (page: string, files: Record<string, string> = {}): Promise<ImportedTree> =>
  importTree({ '.vitepress/config.mts': "export default { title: 'Trees' }", 'oak.md': page, ...files })

it('keeps the boxes of tasks', async () => {
  const { text } = await vitepress('# Oak\n\n- [x] sown\n- [ ] felled\n- plain\n')
  expect(text('oak.mdx')).toContain('- [x] sown\n- [ ] felled\n- plain\n')
})

it('keeps a sentence whole around HTML in it', async () => {
  const { text } = await vitepress('# Oak\n\nAn <u>old</u> tree, <span class="x">tall</span>.\n')
  expect(text('oak.mdx')).toContain('An old tree, tall.\n')
})

it('keeps apart what stands in blocks of its own', async () => {
  const { text } = await docusaurus(
    '# Sail\n\n<div className="row">\n  <div className="col">Left side</div>\n  <div className="col">Right side</div>\n</div>\n\n<dl>\n<dt>Jib</dt>\n<dd>In front</dd>\n</dl>\n\n<b>Bold</b>\n\n<i>Leaning</i>\n',
  )
  expect(text('docs/sail.mdx')).toContain(
    'Left side\n\nRight side\n\n**Jib**\n\nIn front\n\n**Bold**\n\n*Leaning*',
  )
})

it('highlights the lines that comments of Docusaurus name, and takes the comments out', async () => {
  const { text } = await docusaurus(
    '# Sail\n\n```js\na()\n// highlight-next-line\nb()\n// highlight-start\nc()\nd()\n// highlight-end\ne()\n```\n\n```jsx\n{/* highlight-next-line */}\n<b>x</b>\n```\n',
  )
  expect(text('docs/sail.mdx')).toContain('```js {2,3,4}\na()\nb()\nc()\nd()\ne()\n```')
  expect(text('docs/sail.mdx')).toContain('```jsx {1}\n<b>x</b>\n```')
})

it('keeps the id of a heading that is written in a comment', async () => {
  const { text, told } = await docusaurus('# Sail\n\n## The jib {/* #jib */}\n\nSee [it](#jib).\n')
  expect(text('docs/sail.mdx')).toContain('## The jib {#jib}\n\nSee [it](#jib).')
  expect(told.filter((line) => line.includes('jib'))).toEqual([])
})

it('takes words after the kind of an alert for its title', async () => {
  const { text } = await vitepress(
    '# Oak\n\n> [!WARNING] Mind the `axe`\n> It is sharp.\n\n> [!TIP]\n> Plant it.\n',
  )
  expect(text('oak.mdx')).toContain(':::warning[Mind the axe]\n\nIt is sharp.\n\n:::\n\n:::tip\n\nPlant it.')
})

it('leaves out attributes in braces of VitePress, and no other braces', async () => {
  const { text } = await vitepress(
    '# Oak\n\n::: details More {open}\nBark.\n:::\n\nA [leaf](https://leaf.example){target="_self"}, `x`{.small} and [y](https://y.example){z}.\n',
  )
  expect(text('oak.mdx')).toContain('<Details summary="More">')
  expect(text('oak.mdx')).toContain(
    String.raw`A [leaf](https://leaf.example), ${'`x`'} and [y](https://y.example)\{z}.`,
  )
})

it('says which versions, languages and computed redirects of Docusaurus were left out', async () => {
  const { told } = await importTree({
    'docusaurus.config.js': `module.exports = { title: 'Boats',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [['classic', { docs: {} }]],
  plugins: [['@docusaurus/plugin-client-redirects', {
    fromExtensions: ['html'],
    createRedirects(path) { return [path + '/old'] },
  }]] }`,
    'docs/sail.md': '# Sail\n\nText.\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/sail.md': '# Sail\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/sail.md': '# Voile\n',
  })
  expect(told).toEqual(
    expect.arrayContaining([
      'versioned_docs/version-1.0/sail.md:1:1 the version `1.0` was left out: 1 file',
      'i18n/fr/docusaurus-plugin-content-docs/current/sail.md:1:1 the language `fr` was left out: 1 file',
      expect.stringMatching(
        /^docusaurus\.config\.js:5:\d+ redirects from paths that end in `\.html` were left out/,
      ),
      expect.stringMatching(/^docusaurus\.config\.js:6:\d+ what `createRedirects` returns was left out/),
    ]),
  )
})

it('leaves out pages that are made by code or written in Markdoc, and says so', async () => {
  const { places, told } = await vitepress('# Oak\n\nText.\n', {
    'kinds/[kind].md': '# {{ $params.kind }}\n',
    'kinds/[kind].paths.js': 'export default {}',
  })
  expect(places.filter((place) => place.includes('['))).toEqual([])
  expect(told).toContain(
    'kinds/[kind].md:1:1 `kinds/[kind].md` is a template for pages that code makes, and was left out',
  )
  const bees = await importTree({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nexport default defineConfig({ integrations: [starlight({ title: 'Bees' })] })",
    'src/content/docs/index.md': '---\ntitle: Bees\n---\nText.\n',
    'src/content/docs/wax.mdoc': '---\ntitle: Wax\n---\nText.\n',
  })
  expect(bees.told).toContain('src/content/docs/wax.mdoc:1:1 the page is written in Markdoc and was left out')
})
