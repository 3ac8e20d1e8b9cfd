import { expect, it } from 'vitest'
import { importTree, PICTURE } from './import-tree.ts'

const DARK = 'the image that only dark pages show was left out'

it('carries the images of Docusaurus: static, relative, imported, required, themed, with the base in their address', async () => {
  const { text, told } = await importTree({
    'docusaurus.config.js': "module.exports = { baseUrl: '/base/', presets: [['classic', {}]] }\n",
    'docs/a.mdx': `---
title: Boats
---
import Two from './two.png'
import useBaseUrl from '@docusaurus/useBaseUrl'
import ThemedImage from '@theme/ThemedImage'

![one](/img/a%20one.png) ![three](sub/three.png) ![site](@site/static/img/b.png)

<img src={Two} alt="two" /> <img src={useBaseUrl('img/b.png')} alt="b" /> <img src="/base/img/b.png" alt="base" />

<ThemedImage alt="Themed" sources={{ light: useBaseUrl('/img/b.png'), dark: useBaseUrl('/img/c.png') }} />

![sun](/img/b.png#gh-light-mode-only)![moon](/img/c.png#gh-dark-mode-only)

![elsewhere](https://img.example.com/dark.png#gh-dark-mode-only)
`,
    'docs/two.png': PICTURE,
    'docs/sub/three.png': PICTURE,
    'static/img/a one.png': PICTURE,
    'static/img/b.png': PICTURE,
    'static/img/c.png': PICTURE,
  })
  const page = text('docs/a.mdx')
  expect(page).toContain(
    '![one](/images/img/a-one.png) ![three](/images/docs/sub/three.png) ![site](/images/img/b.png)',
  )
  expect(page).toContain(
    '![two](/images/docs/two.png)\n\n![b](/images/img/b.png)\n\n![base](/images/img/b.png)\n',
  )
  expect(page).toContain('![Themed](/images/img/b.png)\n\n![sun](/images/img/b.png)\n')
  expect(told.filter((one) => one.startsWith('docs/'))).toEqual([
    `docs/a.mdx:12:1 ${DARK}`,
    `docs/a.mdx:14:38 ${DARK}`,
    `docs/a.mdx:16:1 ${DARK}`,
  ])
})

it('carries the images of VitePress: public, relative, bound to an address with the base', async () => {
  const { text, told } = await importTree({
    '.vitepress/config.ts': "export default { base: '/v/' }\n",
    'a.md':
      '# Trees\n\n![one](/one.png) ![two](./two.png) ![base](/v/one.png)\n\n<img :src="withBase(\'/one.png\')" alt="bound">\n',
    'two.png': PICTURE,
    'public/one.png': PICTURE,
  })
  expect(text('a.mdx')).toContain(
    '![one](/images/one.png) ![two](/images/two.png) ![base](/images/one.png)\n\n![bound](/images/one.png)\n',
  )
  expect(told.filter((one) => one.startsWith('a.md'))).toEqual([])
})

it('carries the images of Starlight: assets by their path, by an alias and by an import', async () => {
  const { text, told } = await importTree({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'Bees' })] }",
    'src/content/docs/a.mdx':
      '---\ntitle: Bees\n---\nimport { Image } from \'astro:assets\'\nimport hive from \'../../assets/hive.png\'\n\n![path](../../assets/hive.png) ![alias](~/assets/hive.png) ![public](/bee.png)\n\n<Image src={hive} alt="component" />\n\n<img src={hive.src} alt="address" />\n',
    'src/assets/hive.png': PICTURE,
    'public/bee.png': PICTURE,
  })
  const hive = '/images/src/assets/hive.png'
  expect(text('a.mdx')).toContain(`![path](${hive}) ![alias](${hive}) ![public](/images/bee.png)`)
  expect(text('a.mdx')).toContain(`![component](${hive})\n\n![address](${hive})\n`)
  expect(told.filter((one) => one.startsWith('src/'))).toEqual([])
})

it('carries the images of Mintlify, of a pair for two themes the light one', async () => {
  const { text, told } = await importTree({
    'docs.json': '{ "name": "Jib", "navigation": { "groups": [{ "group": "All", "pages": ["a"] }] } }',
    'a.mdx': `---
title: Jib
---
<Frame caption="A jib"><img src="/images/jib.png" alt="Jib" /></Frame>

<img className="block dark:hidden" src="/images/light.png" alt="Light" />
<img className="hidden dark:block" src="/images/dark.png" alt="Dark" />

<Card title="Card" img="/images/jib.png" href="/a">Text.</Card>
`,
    'images/jib.png': PICTURE,
    'images/light.png': PICTURE,
    'images/dark.png': PICTURE,
  })
  expect(text('a.mdx')).toContain(
    '![Jib](/images/jib.png)\n\nA jib\n\n![Light](/images/light.png)\n\n<Cards>',
  )
  expect(told.filter((one) => one.startsWith('a.mdx'))).toEqual([
    `a.mdx:7:1 ${DARK}`,
    'a.mdx:9:1 the image of the card was left out',
  ])
})
