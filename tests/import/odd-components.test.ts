import { expect, it } from 'vitest'
import { VITEPRESS, importTree } from './import-tree.ts'

it('reads tags of Vue with its short attributes, data in code that stays, and a single tilde', async () => {
  const { text, told } = await importTree({
    ...VITEPRESS,
    'index.md': '---\nlayout: home\nhero: { name: Kite, text: Fly it, tagline: High }\n---\n',
    'fly.md': `# Fly

::: v-pre
Write {{ name }} here.
:::

Water is H~2~O, ~~not air~~.

<Demo :n="1" @click="go(1)"><template #title>Slot</template>Body</Demo>

\`<Demo @click="go" />\`

\`\`\`vue
<Demo @click="go" />
\`\`\`
`,
  })
  const page = text('fly.mdx')
  expect(page).toContain(String.raw`Write \{\{ name }} here.`)
  expect(page).toContain(String.raw`H\~2\~O, ~~not air~~.`)
  expect(page).not.toContain(String.raw`\<Demo`)
  expect(page).toContain('`<Demo @click="go" />`')
  expect(page).toContain('\n<Demo @click="go" />\n')
  expect(text('index.mdx')).toContain('title: Kite\n')
  expect(told.filter((one) => one.startsWith('fly.md'))).toEqual([
    'fly.md:9:1 there is no component `<Demo>`; its content is kept as text',
  ])
})

it('keeps apart what Mintlify shows in columns, and leaves out what only agents see and what a contract makes', async () => {
  const { text, told, places } = await importTree({
    'docs.json': JSON.stringify({ name: 'Mills', navigation: { pages: ['index', 'get', 'own'] } }),
    'index.mdx':
      '---\ntitle: Mills\n---\n<Columns><Column>One</Column><Column>Two</Column></Columns>\n\n<Visibility for="humans">People</Visibility>\n\n<Visibility for="agents">Agents</Visibility>\n',
    'get.mdx': '---\ntitle: Get\nopenapi: GET /mills\n---\n',
    'own.mdx': '---\ntitle: Own\nopenapi: GET /mills\n---\nWords of its own.\n\n---\n',
  })
  expect(text('index.mdx')).toContain('One\n\nTwo\n\nPeople\n')
  expect(text('index.mdx')).not.toContain('Agents')
  expect(places).toEqual(['index.mdx', 'own.mdx', 'sidebars.yaml'])
  expect(told).toContain(
    'get.mdx:1:1 the page is generated from `GET /mills` of an API contract, and was left out',
  )
  expect(told).toContain('index.mdx:8:1 what only agents see was left out')
})
