import { expect, it } from 'vitest'
import { STARLIGHT, VITEPRESS, importTree, PICTURE } from './import-tree.ts'

it('takes a Starlight tree: literal configuration, asides, tabs, cards, languages left out', async () => {
  const { engine, text, places, told } = await importTree({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export const locales = { root: { label: 'English' }, de: { label: 'Deutsch' }, 'pt-br': { lang: 'pt-BR' } }
export default defineConfig({ redirects: { '/start': '/' }, integrations: [starlight({ title: 'Bees', locales,
  sidebar: [{ label: 'Hives', items: ['hives/wood', { label: 'Straw', link: '/hives/straw/' }] },
    { label: 'All', autogenerate: { directory: 'honey' } }] })] });
`,
    'src/content/docs/index.mdx': `---
title: Bees
template: splash
hero:
  tagline: Keep them well
  actions: [{ text: Begin, link: /hives/wood/ }]
---
import { Card, CardGrid, LinkCard, Tabs, TabItem } from '@astrojs/starlight/components'

<CardGrid>
<LinkCard title="Wood" href="/hives/wood/" description="Of wood." />
</CardGrid>
`,
    'src/content/docs/hives/wood.md':
      '---\ntitle: Wood\n---\nKeep {it} <100 kg.\n\n:::caution[Stings]\nGo.\n:::\n\n<p align="center"><img src="../../../assets/hive.png" alt="Hive"></p>\n',
    'src/content/docs/hives/straw.mdx':
      '---\ntitle: Straw\n---\n<Tabs syncKey="kind"><TabItem label="New">Fresh.</TabItem></Tabs>\n\n<Aside type="danger">Fire.</Aside>\n',
    'src/content/docs/honey/b.md': '---\ntitle: B\nsidebar: { order: 1 }\n---\nText.\n',
    'src/content/docs/honey/a.md': '---\ntitle: A\nsidebar: { order: 2 }\n---\nText.\n',
    'src/content/docs/de/index.mdx': '---\ntitle: Bienen\n---\nText.\n',
    'src/content/docs/pt-BR/index.mdx': '---\ntitle: Abelhas\n---\nText.\n',
    'src/content/docs/pt-BR/mel.mdx': '---\ntitle: Mel\n---\nText.\n',
    'src/assets/hive.png': PICTURE,
  })
  expect(engine).toBe('starlight')
  expect(places.filter((place) => /^(?:de|pt-br)\//i.test(place))).toEqual([])
  expect(told).toContain('src/content/docs/de/index.mdx:1:1 the language `de` was left out: 1 file')
  expect(told).toContain('src/content/docs/pt-BR/index.mdx:1:1 the language `pt-br` was left out: 2 files')
  expect(text('index.mdx')).toContain('layout: landing')
  expect(text('index.mdx')).toContain('<Hero title="Bees">')
  expect(text('index.mdx')).toContain('<Card title="Wood" href="/hives/wood">')
  expect(text('hives/wood.mdx')).toContain(String.raw`Keep \{it} \<100 kg.`)
  expect(text('hives/wood.mdx')).toContain(':::caution[Stings]')
  expect(text('hives/wood.mdx')).toContain('![Hive](/images/src/assets/hive.png)')
  expect(text('hives/straw.mdx')).toContain('<Tabs group="kind">')
  expect(text('hives/straw.mdx')).toContain(':::danger\n\nFire.\n\n:::')
  expect(text('sidebars.yaml')).toBe(
    'docs:\n  - category: Hives\n    items:\n      - /hives/wood\n      - /hives/straw\n  - category: All\n    items:\n      - /honey/b\n      - /honey/a\n',
  )
})

it('strikes through what Starlight does between single tildes, in both kinds of file', async () => {
  const { text } = await importTree({
    ...STARLIGHT,
    'src/content/docs/index.md': '---\ntitle: Bees\n---\nWas ~old~ new, <Hive @wax> is text.\n',
    'src/content/docs/wax.mdx': '---\ntitle: Wax\n---\nWas ~old~ new.\n',
  })
  expect(text('index.mdx')).toContain(String.raw`Was ~~old~~ new, \<Hive @wax> is text.`)
  expect(text('wax.mdx')).toContain('Was ~~old~~ new.')
})

it('leaves the id of a heading in HTML to that heading', async () => {
  const { text } = await importTree({
    ...STARLIGHT,
    'src/content/docs/index.mdx':
      '---\ntitle: Bees\n---\n<h2 id="kinds">Kinds of bees</h2>\n\n### Honey bee\n\nText.\n\n<a id="wild"></a>\n\n### Bumblebee\n',
  })
  expect(text('index.mdx')).toContain('## Kinds of bees {#kinds}\n\n### Honey bee\n')
  expect(text('index.mdx')).toContain('### Bumblebee {#wild}')
})

it('says of drafts, of the page for missing pages and of marks in code what was left out, and why', async () => {
  const { told } = await importTree({
    ...STARLIGHT,
    'src/content/docs/index.mdx': `---
title: Bees
---
Text.

\`\`\`md 'title="Watch out!"' "sting" /b\\w+/ del={2}
:::note
\`\`\`
`,
    'src/content/docs/404.md': '---\ntitle: Missing\n---\nText.\n',
    'src/content/docs/plan.md': '---\ntitle: Plan\ndraft: true\n---\nText.\n',
  })
  expect(told.filter((line) => !line.includes('home page'))).toEqual([
    'src/content/docs/404.md:1:1 the page for missing pages was left out',
    'src/content/docs/index.mdx:6:1 `"sting"` after the language was left out',
    'src/content/docs/index.mdx:6:1 `\'title="Watch out!"\'` after the language was left out',
    'src/content/docs/index.mdx:6:1 `/b\\w+/` after the language was left out',
    'src/content/docs/index.mdx:6:1 `del={2}` after the language was left out',
    'src/content/docs/plan.md:1:1 the page is a draft and was left out',
  ])
})

it('marks lines that a sample of Starlight inserts, and reads an expression with spaces as one setting', async () => {
  const { text, told } = await importTree({
    ...STARLIGHT,
    'src/content/docs/index.md':
      '---\ntitle: Bees\n---\nText.\n\n```js ins={2} del=/, (sting|hive)/\nfly()\nland()\n```\n',
  })
  expect(text('index.mdx')).toContain('```js {2}\n')
  expect(told.filter((line) => line.includes('language'))).toEqual([
    'src/content/docs/index.md:6:1 `del=…` after the language was left out',
  ])
})

it.each(['/src/app.js', '/etc/app/conf.js'])(
  'keeps the whole of a title without quotes, %s',
  async (title) => {
    const { text } = await importTree({
      ...STARLIGHT,
      'src/content/docs/index.md': `---\ntitle: Bees\n---\nText.\n\n\`\`\`js title=${title} {1}\nfly()\n\`\`\`\n`,
    })
    expect(text('index.mdx')).toContain(`\`\`\`js title="${title}" {1}\n`)
  },
)

it('finds what a page includes from the sources of the site', async () => {
  const { text } = await importTree({
    ...STARLIGHT,
    'src/content/docs/index.mdx':
      "---\ntitle: Bees\n---\nimport Hive from '@/parts/hive.md'\n\nText.\n\n<Hive />\n",
    'src/parts/hive.md': 'Made of wax.\n',
  })
  expect(text('index.mdx')).toContain('<Include partial="parts-hive" />')
  expect(text('partials/parts-hive.mdx')).toBe('Made of wax.\n')
})

it('takes the settings of a fence without a language for settings', async () => {
  const { text, told } = await importTree({
    ...STARLIGHT,
    'src/content/docs/index.md': '---\ntitle: Bees\n---\nText.\n\n```filename=.hive\nwood\n```\n',
  })
  expect(text('index.mdx')).toContain('```text title=".hive"\nwood\n```')
  expect(told.filter((line) => line.includes('language'))).toEqual([])
})

it('takes a VitePress tree: containers, code groups, includes, rewrites, a sidebar from a function', async () => {
  const { engine, text, told } = await importTree({
    '.vitepress/config.mts': `import { defineConfig } from 'vitepress'
export default defineConfig({ title: 'Trees', rewrites: { 'en/:rest*': ':rest*' },
  themeConfig: { sidebar: { '/guide/': { base: '/guide/', items: guide() } } } })
function guide() { return [{ text: 'Guide', items: [{ text: 'Oak', link: 'oak' }, { text: 'Elm', link: 'elm' }] }] }
`,
    'en/guide/oak.md': `# Oak

<!--@include: ./part.md-->

::: warning Falling
Stand back.
:::

::: code-group

\`\`\`js{1}:line-numbers [a.js]
a() // [!code focus]
\`\`\`

\`\`\`sh [b.sh]
b
\`\`\`

:::

<<< ./cut.ts{1}

> [!NOTE]
> Old trees.

<script setup>
const a = 1
</script>

Text with {{ a }} and [elm](./elm).
`,
    'en/guide/part.md': 'Acorns <Badge text="new" />.\n',
    'en/guide/cut.ts': 'cut()\n',
    'en/guide/fir.md': '# Fir\n\nGreen.\n',
  })
  const page = text('guide/oak.mdx')
  expect(engine).toBe('vitepress')
  expect(page).toContain('Acorns *new*.')
  expect(page).toContain(':::warning[Falling]\n\nStand back.')
  expect(page).toContain('<Tab label="a.js">\n\n```js {1} showLineNumbers\na()\n```')
  expect(page).toMatch(/`{3,}ts \{1\}\ncut\(\)/)
  expect(page).toContain(':::note\n\nOld trees.\n\n:::')
  expect(page).toContain('Text with  and elm.')
  expect(told).toContain('en/guide/oak.md:30:1 the expression `{{ a }}` was left out')
  expect(text('sidebars.yaml')).toContain('category: Guide\n      items:\n'.replaceAll('\n  ', '\n'))
  expect(told).toContain('en/guide/oak.md:26:1 `<script>` was left out')
  expect(told).toContain('en/guide/fir.md:1:1 no sidebar lists `/guide/fir`, so it is under “More pages”')
})

it('leaves out what a VitePress page shows of data, and keeps values of the front matter and what is code', async () => {
  const { text, told } = await importTree({
    ...VITEPRESS,
    'oak.md': `---
title: Oak
height: 30
---

It is {{ $frontmatter.height }} metres tall, {{ $t('old') }}.

<ul><li v-for="leaf in leaves" :key="leaf.name"><code>{{ leaf.name }}</code></li></ul>

<div v-pre>Write {{ height }}</div>

Or <code v-pre>{{ height }}</code>, or \`{{ height }}\`.
`,
  })
  const page = text('oak.mdx')
  expect(page).toContain('It is 30 metres tall, .')
  expect(page).not.toContain('leaf')
  expect(page).toContain(String.raw`Write \{\{ height }}`)
  expect(page).toContain(String.raw`Or <samp>\{\{ height }}</samp>, or <samp>\{\{ height }}</samp>.`)
  expect(told.filter((line) => /expression|v-/.test(line))).toEqual([
    "oak.md:6:1 the expression `{{ $t('old') }}` was left out",
    'oak.md:8:5 what `v-for` shows in `<li>` was left out',
  ])
})

it('takes a Mintlify tree: its components, snippets, references in the navigation, redirects', async () => {
  const { engine, text, told } = await importTree({
    'docs.json': JSON.stringify({
      name: 'Rivers',
      navigation: {
        tabs: [{ tab: 'Guides', groups: [{ group: 'Start', pages: ['index', 'flow', 'GET /x'] }] }],
      },
      redirects: { $ref: './moved.json' },
    }),
    'moved.json':
      '[{ "source": "/water", "destination": "/flow" }, { "source": "/a/:b", "destination": "/flow" }, { "source": "/shores/:slug*", "destination": "/banks/:slug*" }]',
    'banks/left.mdx': '---\ntitle: Left bank\ndescription: On the left.\n---\nMud.\n',
    'index.mdx':
      '---\ntitle: Rivers\ndescription: Where they flow.\n---\n<Note>Wet.</Note>\n\n<Snippet file="dam.mdx" />\n',
    'flow.mdx': `---
title: Flow
openapi: GET /flow
---
<Steps>
  <Step title="Look">
    See \`{water}\`.
  </Step>
</Steps>

<AccordionGroup>
  <Accordion title="Why?">Because.</Accordion>
</AccordionGroup>

<ParamField query="depth" type="number" required>How deep.</ParamField>

<CodeGroup>
\`\`\`bash Shell
ls
\`\`\`
\`\`\`js Node
a()
\`\`\`
</CodeGroup>

<CardGroup>
<Card title="Home" href="/" icon="star">Back.</Card>
<Card title="Sea" href="/sea">Salt.</Card>
</CardGroup>
`,
    'snippets/dam.mdx': 'A dam.\n',
  })
  const page = text('flow.mdx')
  expect(engine).toBe('mintlify')
  expect(text('index.mdx')).toContain(':::note\n\nWet.\n\n:::\n\n<Include partial="snippets-dam" />')
  expect(page).toContain('<Steps>\n\n<Step title="Look">\n\nSee `{water}`.')
  expect(page).toContain('<Details summary="Why?">\n\nBecause.')
  expect(page).toContain('- `depth` (number, required)')
  expect(page).toContain('<Tab label="Shell">\n\n```bash\nls\n```')
  expect(page).toContain('<Card title="Home" href="/">\n\nBack.\n\n</Card>\n\n</Cards>\n\n**Sea**\n\nSalt.')
  expect(text('redirects.yaml')).toBe('/water: /flow\n/shores/left: /banks/left\n')
  expect(told).toEqual(
    expect.arrayContaining([
      'docs.json:1:1 `/a/:b` is a pattern',
      expect.stringContaining('the link leads nowhere: `/sea`'),
      'docs.json:1:107 `GET /x` is a page made from an API contract',
      'flow.mdx:3:1 the field `openapi` was left out',
    ]),
  )
})

it('finds the sidebars of Mintlify in the main language of the main version', async () => {
  const tabs = [{ tab: 'Water', groups: [{ group: 'Start', pages: ['index', 'flow'] }] }]
  const { text, told } = await importTree({
    'docs.json': JSON.stringify({
      name: 'Rivers',
      navigation: {
        versions: [
          { version: 'v1', groups: [{ group: 'Old', pages: ['v1/index'] }] },
          {
            version: 'v2',
            default: true,
            languages: [
              { language: 'en', tabs },
              { language: 'es', groups: [{ group: 'Inicio', pages: ['es/index'] }] },
            ],
          },
        ],
      },
    }),
    'index.mdx': '# Rivers\n\nText.\n',
    'flow.mdx': '# Flow\n\nText.\n',
    'es/index.mdx': '# Ríos\n\nText.\n',
  })
  expect(text('sidebars.yaml')).toBe('water:\n  - category: Start\n    items:\n      - /\n      - /flow\n')
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringContaining('the version `v1` is in no sidebar'),
      'es/index.mdx:1:1 the language `es` was left out: 1 file',
    ]),
  )
})

it('leaves out what Mintlify ignores, by itself or by a list of the site, and redirects of languages that are left out', async () => {
  const { text, told, places } = await importTree({
    'docs.json': JSON.stringify({
      name: 'Rivers',
      navigation: {
        languages: [
          { language: 'en', groups: [{ group: 'Start', pages: ['index'] }] },
          { language: 'es', groups: [{ group: 'Inicio', pages: ['es/index'] }] },
        ],
      },
      redirects: [
        { source: '/start', destination: '/' },
        { source: '/es/start', destination: '/es' },
        { source: '/es/old/*', destination: '/es/new/*' },
      ],
    }),
    'index.mdx': '---\ntitle: Rivers\n---\nText.\n',
    'es/index.mdx': '---\ntitle: Ríos\n---\nTexto.\n',
    '.internal/notes.md': '# Not published\n',
    '.mintignore': '# Ours\nplans/\n*.draft.mdx\n/notes.md\nold/**/*.md\n!old/kept/**\n',
    'plans/a.mdx': '# Not published\n',
    'deep/plans/a.mdx': '# Not published\n',
    'deep/lake.draft.mdx': '# Not published\n',
    'deep/README.md': '# Not published\n',
    'deep/notes.md': '# Lakes\n\nDeep.\n',
    'notes.md': '# Not published\n',
    'old/way/a.md': '# Not published\n',
    'old/kept/a.md': '# Fords\n\nShallow.\n',
  })
  expect(places).toEqual(['deep/notes.mdx', 'index.mdx', 'old/kept/a.mdx', 'redirects.yaml', 'sidebars.yaml'])
  expect(text('redirects.yaml')).toBe('/start: /\n')
  expect(told.filter((one) => !one.includes('More pages'))).toEqual([
    'es/index.mdx:1:1 the language `es` was left out: 1 file',
  ])
})
