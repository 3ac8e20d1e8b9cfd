// What an author wrote stays what it was: words in their block, marks that have a form here, and nothing lost unsaid.

import { expect, it } from 'vitest'
import {
  DOCUSAURUS,
  DOCUSAURUS_WITH_SIDEBARS,
  STARLIGHT,
  VITEPRESS,
  importTree,
  type ImportedTree,
} from './import-tree.ts'

const docusaurus = (page: string, files: Record<string, string> = {}): Promise<ImportedTree> =>
  importTree({
    ...DOCUSAURUS,
    'docs/sail.mdx': page,
    ...files,
  })
const vitepress = (page: string, files: Record<string, string> = {}): Promise<ImportedTree> =>
  importTree({ ...VITEPRESS, 'oak.md': page, ...files })

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

it('moves the lines that are named after the language up where comments between them go', async () => {
  const code = 'a()\n// highlight-next-line\nb()\n// highlight-start\nc()\n// highlight-end'
  const { text } = await docusaurus(`# Sail\n\n\`\`\`js {1,5-6}\n${code}\n\`\`\`\n`)
  expect(text('docs/sail.mdx')).toContain('```js {1,3}\na()\nb()\nc()\n```')
})

it('resolves a slug that is relative to the folder of its page', async () => {
  const { places } = await docusaurus('# Sail\n\nText.\n', {
    'docs/rig/mast/top.md': '---\nslug: ../sky\n---\n# Top\n\nText.\n',
    'docs/rig/foot.md': '---\nslug: ./ground/\n---\n# Foot\n\nText.\n',
  })
  expect(places).toEqual(expect.arrayContaining(['docs/rig/sky.mdx', 'docs/rig/ground.mdx']))
})

it('takes all marks of VitePress in one comment out of the code', async () => {
  const { text, told } = await vitepress(
    '# Oak\n\n```js\na()\nb() // [!code ++] [!code highlight]\nc() /* [!code focus:2] [!code hl] */\nd()\n```\n',
  )
  expect(text('oak.mdx')).toContain('```js {2,3,4}\na()\nb()\nc()\nd()\n```')
  expect(told).toEqual(expect.arrayContaining([expect.stringContaining('`[!code ++]`')]))
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
    ...STARLIGHT,
    'src/content/docs/index.md': '---\ntitle: Bees\n---\nText.\n',
    'src/content/docs/wax.mdoc': '---\ntitle: Wax\n---\nText.\n',
  })
  expect(bees.told).toContain('src/content/docs/wax.mdoc:1:1 the page is written in Markdoc and was left out')
})

const mintlify = (page: string, files: Record<string, string> = {}): Promise<ImportedTree> =>
  importTree({
    'docs.json': JSON.stringify({
      name: 'Rivers',
      variables: { release: '2.4' },
      navigation: { groups: [{ group: 'Start', pages: ['index'] }] },
    }),
    'index.mdx': page,
    ...files,
  })

it('keeps what a sidebar calls a page, and lists it where it belongs and not where it is linked', async () => {
  const { text, told } = await importTree({
    ...DOCUSAURUS_WITH_SIDEBARS,
    'sidebars.js': `module.exports = {
  guide: [{ type: 'doc', id: 'sail', label: 'Sailing' }, { type: 'ref', id: 'rig' }, { type: 'link', label: 'Oars', href: '/docs/oar' }],
  parts: ['rig', 'oar'] }`,
    'docs/sail.md': '---\ntitle: How to sail\n---\nText.\n',
    'docs/rig.md': '---\ntitle: Rigging\n---\n# The rigging\n\nText.\n',
    'docs/oar.md': '# Oar\n\nText.\n',
  })
  expect(text('sidebars.yaml')).toBe('guide:\n  - /docs/sail\nparts:\n  - /docs/rig\n  - /docs/oar\n')
  expect(text('docs/sail.mdx')).toContain('title: How to sail\n')
  expect(text('docs/sail.mdx')).toContain('sidebar_label: Sailing\n')
  expect(text('docs/rig.mdx')).toContain('title: The rigging\n')
  expect(text('docs/rig.mdx')).toContain('sidebar_label: Rigging\n')
  expect(told.filter((line) => line.startsWith('sidebars.js'))).toEqual([])
})

it('writes out variables, imported values and the parameters of snippets', async () => {
  const { text, told } = await mintlify(
    `---
title: Rivers
---
import { name as river, facts } from '/snippets/facts.mdx'
import Dam from '/snippets/dam.mdx'

The {river} is {facts.length} km long, as of {{release}}.

<Dam place="Kehl" metres={12} />

<Dam />
`,
    {
      'snippets/facts.mdx': "export const name = 'Rhine'\nexport const facts = { length: 1230 }\n",
      'snippets/dam.mdx': 'A dam in {place}, {metres} m.\n',
    },
  )
  expect(text('index.mdx')).toContain('The Rhine is 1230 km long, as of 2.4.')
  expect(text('index.mdx')).toContain('<Include partial="snippets-dam" place="Kehl" metres="12" />')
  expect(text('index.mdx')).toContain('<Include partial="snippets-dam" place="" metres="" />')
  expect(text('partials/snippets-dam.mdx')).toBe('A dam in %place%, %metres% m.\n')
  expect(told.filter((line) => !line.includes('home page'))).toEqual([])
})

it('keeps captions, tooltips and trees of files', async () => {
  const { text } = await mintlify(`---
title: Rivers
---
<Frame caption="The *source*">Words.</Frame>

A <Tooltip headline="Weir" tip="A low dam">weir</Tooltip> here.

<Callout type="warning" title="Deep">Mind it.</Callout>

<Tree>
  <Tree.Folder name="app" defaultOpen>
    <Tree.File name="page.tsx" />
  </Tree.Folder>
  <Tree.File name="package.json" />
</Tree>
`)
  const page = text('index.mdx')
  expect(page).toContain('Words.\n\nThe *source*\n')
  expect(page).toContain('A weir (Weir: A low dam) here.')
  expect(page).toContain(':::warning[Deep]\n\nMind it.')
  expect(page).toContain('- app\n  - page.tsx\n- package.json\n')
})

it('keeps formulas as they are written, as code, and prices as text', async () => {
  const { text, told } = await mintlify(
    '---\ntitle: Rivers\n---\nFlow $a_1 * b_2$ and $\\frac{a}{b}$ cost $5 to $10.\n\n$$\n\\int_0^{2\\pi} \\sin(x)\\,dx\n$$\n',
  )
  expect(text('index.mdx')).toContain('Flow `a_1 * b_2` and `\\frac{a}{b}` cost $5 to $10.')
  expect(text('index.mdx')).toContain('```text\n\\int_0^{2\\pi} \\sin(x)\\,dx\n```')
  expect(told.filter((line) => line.includes('formula'))).toEqual([
    'index.mdx:4:6 the formula is shown as code',
    'index.mdx:4:22 the formula is shown as code',
    'index.mdx:6:1 the formula is shown as code',
  ])
})

it('includes the section that a page of VitePress names, and the lines and language of a sample', async () => {
  const { text, told } = await vitepress(
    '# Oak\n\n<!--@include: ./parts.md#bark-->\n\n<!--@include: ./parts.md#twig-->\n\n<<< ./cut.cs{1,2 c#:line-numbers}\n',
    {
      'parts.md':
        '# Parts\n\n## Leaf\n\nGreen.\n\n## Bark\n\nBrown.\n\n### Cork\n\nLight.\n\n## Root\n\nDeep.\n',
      'cut.cs': 'a\nb\nc\n',
    },
  )
  const page = text('oak.mdx')
  expect(page).toContain('## Bark\n\nBrown.\n\n### Cork\n\nLight.\n')
  expect(page).not.toMatch(/Green|Deep/)
  expect(page).toMatch(/^`+c# \{1,2\} showLineNumbers$/m)
  expect(told).toContain('oak.md:5:1 there is no `#twig` in `./parts.md`')
})

it('says that the image of the home page was left out', async () => {
  const { told } = await vitepress('# Oak\n', {
    'index.md': '---\nlayout: home\nhero:\n  text: Trees\n  image: { src: /tree.png }\n---\n',
  })
  expect(told).toContain('index.md:3:1 the image of the home page was left out')
})

it('leads from the generated list of a category to its first page, and says so', async () => {
  const { text, told } = await importTree({
    ...DOCUSAURUS_WITH_SIDEBARS,
    'sidebars.js': `module.exports = { guide: [
  { type: 'category', label: 'Rig it', link: { type: 'generated-index', slug: '/start' }, items: ['sail'] },
  { type: 'autogenerated', dirName: 'oars' } ] }`,
    'docs/sail.md': '# Sail\n\nSee [all](/docs/start) and [oars](/docs/category/long-oars).\n',
    'docs/oars/long/_category_.json': '{ "label": "Long oars", "link": { "type": "generated-index" } }',
    'docs/oars/long/ash.md': '# Ash\n\nText.\n',
  })
  expect(text('redirects.yaml')).toBe(
    '/docs/start: /docs/sail\n/docs/category/long-oars: /docs/oars/long/ash\n',
  )
  expect(text('docs/sail.mdx')).toContain('See [all](/docs/sail) and [oars](/docs/oars/long/ash).')
  expect(told).toEqual([
    expect.stringContaining('the tree has no home page'),
    'sidebars.js:1:1 `/docs/category/long-oars`, the generated list of `Long oars`, was left out and leads to `/docs/oars/long/ash`',
    expect.stringMatching(
      /^sidebars\.js:2:\d+ `\/docs\/start`, the generated list of `Rig it`, was left out/,
    ),
  ])
})

it('finds pages from the root of a site that is a folder of the tree, and keeps numbers that are names', async () => {
  const { text, places } = await importTree({
    'website/docusaurus.config.js':
      "module.exports = { title: 'Boats', presets: [['classic', { docs: { numberPrefixParser: false } }]] }",
    'website/docs/01-sail.md': '# Sail\n\nSee [the oar](@site/docs/oar.md).\n',
    'website/docs/oar.md': '# Oar\n\nText.\n',
  })
  expect(places).toContain('docs/01-sail.mdx')
  expect(text('docs/01-sail.mdx')).toContain('[the oar](/docs/oar)')
})

it('keeps the line numbers of a sample in a component, and says where they began elsewhere', async () => {
  const { text, told } = await docusaurus(
    '# Sail\n\n<CodeBlock language="js" title="a.js" metastring="{1}" showLineNumbers>{`a()`}</CodeBlock>\n\n```js showLineNumbers=10\nb()\n```\n',
  )
  expect(text('docs/sail.mdx')).toContain('```js title="a.js" {1} showLineNumbers\na()\n```')
  expect(text('docs/sail.mdx')).toContain('```js showLineNumbers\nb()\n```')
  expect(told).toContain('docs/sail.mdx:5:1 `showLineNumbers=10` after the language was left out')
})

it('leads to the page from a link to its title', async () => {
  const { text, told } = await vitepress('# The oak {#top}\n\nBack [up](#top).\n', {
    'elm.md': '# Elm tree\n\n[Oak](./oak#top), [elm](#elm-tree).\n',
  })
  expect(text('oak.mdx')).toContain('Back [up](/oak).')
  expect(text('elm.mdx')).toContain('[Oak](/oak), [elm](/elm).')
  expect(told.filter((line) => line.includes('heading'))).toEqual([])
})

it('says which badges, styles and open categories of a sidebar were left out', async () => {
  const { told } = await docusaurus('# Sail\n', {
    ...DOCUSAURUS_WITH_SIDEBARS,
    'sidebars.js': `module.exports = { docs: [{ type: 'category', label: 'Rigging', collapsed: false, items: [
  { type: 'doc', id: 'sail', label: 'Sails', customProps: { badge: 'new' } } ] }] }`,
  })
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringContaining('the category of `Rigging` is no longer open at first'),
      expect.stringContaining('what the theme makes of `className` or `customProps` of `Sails` was left out'),
    ]),
  )
  const starlight = await importTree({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'Trees', sidebar: [
  { label: 'Oak', slug: 'oak', badge: { text: 'New' } }, { label: 'Elms', collapsed: true, items: ['elm'] }] })] }`,
    'src/content/docs/oak.md': '---\ntitle: Oak\nsidebar:\n  badge: Old\n---\n\nA tree.\n',
    'src/content/docs/elm.md': '---\ntitle: Elm\n---\n\nA tree.\n',
  })
  expect(starlight.told.filter((line) => /badge|open/.test(line))).toEqual([
    expect.stringContaining('the badge `New` of `Oak` was left out'),
    expect.stringContaining('the field `sidebar.badge` was left out'),
  ])
})

it('says when tabs were opened at another than the first', async () => {
  const tabsAt = (value: string) =>
    docusaurus(
      `# Sail\n\n<Tabs defaultValue="${value}">\n<TabItem value="jib" label="Jib">\n\nFront.\n\n</TabItem>\n<TabItem value="main" label="Main">\n\nBack.\n\n</TabItem>\n</Tabs>\n`,
    )
  expect((await tabsAt('jib')).told.filter((line) => line.includes('tabs'))).toEqual([])
  expect((await tabsAt('main')).told).toContainEqual(
    expect.stringContaining('the tabs were opened at `main`, and are at the first one now'),
  )
})

it('says where a shortcode or a comment of the site stays as it is written', async () => {
  const { text, told } = await docusaurus(
    '# Sail\n\nAhoy :tada: at 10:30:45, `:sun:` and a:b:c.\n\n```js\n// bad-next-line\na()\n```\n',
    {
      'docusaurus.config.js': `module.exports = { presets: [['classic', { docs: {} }]], themeConfig: { prism: { magicComments: [
  { className: 'ours', line: 'highlight-next-line' }, { className: 'bad', line: 'bad-next-line' }] } } }`,
    },
  )
  expect(told.filter((line) => /shown as text|kept as it is/.test(line))).toEqual([
    expect.stringContaining('`:tada:` is shown as text'),
    expect.stringContaining('the comment `bad-next-line` in samples is kept as it is'),
  ])
  expect(text('docs/sail.mdx')).toContain('Ahoy :tada: at 10:30:45')
})
