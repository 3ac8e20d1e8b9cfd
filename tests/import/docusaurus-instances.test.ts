import { expect, it } from 'vitest'
import { DOCUSAURUS, importTree } from './import-tree.ts'

const PAGES = {
  'docs/intro.md':
    '---\ntitle: Hives\n---\nSee [wood](kinds/wood.md) and [here](/docs/next/kinds/wood#age).\n',
  'docs/kinds/wood.md':
    "---\ntitle: Wood\n---\nimport Age from './age.js'; import\nWarning from '../\\_warning.mdx'\n\n<Warning />\n\n## Age\n\nBack to [hives](intro.md), the [old ones](/docs/1.0/intro) and [builders](/people/builders).\n",
  'docs/_warning.mdx': 'Wood burns, unlike [straw](straw).\n',
  'docs/straw.md': '---\ntitle: Straw\n---\nStraw.\n',
  'website/people/builders.md': '---\ntitle: Builders\n---\nThey build.\n',
}

it('takes instances by the short names of plugins, and sidebars whose file is named without its ending', async () => {
  const { places, text, told } = await importTree({
    ...PAGES,
    'website/docusaurus.config.ts': `export default {
  title: 'Bees',
  presets: [['classic', { docs: { path: '../docs', sidebarPath: require.resolve('./sidebars') } }]],
  plugins: [['content-docs', { id: 'people', path: 'people', routeBasePath: '/people', sidebarPath: './people' }]],
}
`,
    'website/sidebars.ts':
      "export default { keeping: [{ type: 'category', label: 'All', items: ['kinds/wood', 'intro'] }] }\n",
    'website/versioned_docs/version-1.0/intro.md': '---\ntitle: Old hives\n---\nOld.\n',
    'website/versions.json': '["1.0"]',
  })
  expect(places).toContain('people/builders.mdx')
  expect(text('sidebars.yaml')).toContain(
    'keeping:\n  - category: All\n    items:\n      - /docs/kinds/wood\n      - /docs/intro\n',
  )
  expect(told).toContain(
    'website/docusaurus.config.ts:1:1 there is no sidebar file `website/people`, with or without .js, .ts, .mjs, .cjs, .mts, .cts or .json',
  )
  // Partials, files below the folder of the instance, and addresses of the version that is imported.
  expect(text('partials/docs-warning.mdx')).toContain('Wood burns, unlike [straw](/docs/straw).')
  expect(text('docs/kinds/wood.mdx')).toContain('[hives](/docs/intro)')
  expect(text('docs/kinds/wood.mdx')).toContain('[builders](/people/builders)')
  expect(text('docs/intro.mdx')).toContain('[here](/docs/kinds/wood#age)')
  expect(told.filter((one) => /docs\/(?:next|intro)/.test(one))).toEqual([])
  expect(told.filter((one) => one.includes('leads nowhere'))).toEqual([
    'docs/kinds/wood.md:11:32 the link leads nowhere: `/docs/1.0/intro`; its text is kept',
  ])
})

it('names the one file that a sidebar with an ending could be', async () => {
  const { told } = await importTree({
    ...PAGES,
    'website/docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { path: '../docs', sidebarPath: './bars.js' } }]] }\n",
  })
  expect(told).toContain('website/docusaurus.config.js:1:1 there is no sidebar file `website/bars.js`')
})

it('takes the name of the version that is imported from the configuration', async () => {
  const { text } = await importTree({
    ...PAGES,
    'docs/intro.md': '---\ntitle: Hives\n---\nSee [wood](/docs/canary/kinds/wood).\n',
    'website/docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { path: '../docs', versions: { current: { path: 'canary' } } } }]] }\n",
  })
  expect(text('docs/intro.mdx')).toContain('[wood](/docs/kinds/wood)')
})

it('redirects no page to itself where the version that is imported has no name of its own', async () => {
  const { places, told } = await importTree({
    ...PAGES,
    'docs/intro.md': '---\ntitle: Hives\n---\nSee [wood](/docs/kinds/wood).\n',
    'website/docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { path: '../docs', versions: { current: { path: '/' } } } }]] }\n",
  })
  expect(places).not.toContain('redirects.yaml')
  expect(told.filter((one) => one.includes('redirect'))).toEqual([])
})

it('looks for a linked file beside its page, then in the folder of its own instance, then in that of the site', async () => {
  const { text, told } = await importTree({
    'docusaurus.config.js': `module.exports = {
  presets: [['classic', { docs: {} }]],
  plugins: [
    ['content-docs', { id: 'people', path: 'people', routeBasePath: 'people' }],
    ['content-docs', { id: 'guests', path: 'people/guests', routeBasePath: 'guests' }],
  ],
}
`,
    'docs/intro.md': '---\ntitle: Hives\n---\nBuilt by [them](people/builders.md).\n',
    'docs/kinds/intro.md': '---\ntitle: Kinds\n---\nTwo.\n',
    'docs/kinds/wood.md':
      '---\ntitle: Wood\n---\nOne of the [kinds](intro.md), not of the [hives](/intro.md); less than [straw](straw.md).\n',
    'docs/straw.md': '---\ntitle: Straw\n---\nStraw.\n',
    'people/intro.md': '---\ntitle: People\n---\nAll.\n',
    'people/builders.md': '---\ntitle: Builders\n---\nBack to the [start](intro.md).\n',
    'people/old/builders.md': '---\ntitle: Old builders\n---\nBack to the [start](intro.md).\n',
    'people/guests/intro.md': '---\ntitle: Guests\n---\nFew.\n',
    'people/guests/far/away.md': '---\ntitle: Away\n---\nBack to the [start](intro.md).\n',
    'src/pages/about.md': 'Of [us](more/team.md).\n',
    'src/pages/more/team.md': 'Back to [about](about.md).\n',
  })
  expect(text('people/builders.mdx')).toContain('[start](/people/intro)')
  expect(text('people/old/builders.mdx')).toContain('[start](/people/intro)')
  expect(text('guests/far/away.mdx')).toContain('[start](/guests/intro)')
  expect(text('docs/intro.mdx')).toContain('[them](/people/builders)')
  expect(text('docs/kinds/wood.mdx')).toContain('[kinds](/docs/kinds/intro)')
  expect(text('docs/kinds/wood.mdx')).toContain('[hives](/docs/intro)')
  expect(text('docs/kinds/wood.mdx')).toContain('[straw](/docs/straw)')
  expect(text('more/team.mdx')).toContain('[about](/about)')
  expect(told.filter((one) => one.includes('leads nowhere'))).toEqual([])
})

/** Partials that have the same id. */
const WOOD = { 'docs/_wood.md': '<h2 id="build">1. Build</h2>\n\nSaw.\n' }
const STRAW = { 'docs/_straw.md': 'Of straw.\n\n<h2 id="build">1. Build</h2>\n\nBind.\n' }

it('leaves an id that two partials of a page share to the first', async () => {
  const { text, told } = await importTree({
    ...DOCUSAURUS,
    'docs/intro.mdx':
      "---\ntitle: Hives\n---\nimport Wood from './_wood.md'\nimport Straw from './_straw.md'\n\n<Wood />\n\n<Straw />\n\n[First](#build)\n",
    ...WOOD,
    ...STRAW,
  })
  expect(text('partials/docs-wood.mdx')).toContain('1\\. Build {#build}')
  expect(text('partials/docs-straw.mdx')).toMatch(/1\\. Build\n/)
  expect(text('docs/intro.mdx')).toContain('[First](#build)')
  expect(told).toContain(
    'docs/_straw.md:3:1 `/docs/intro` has the id `build` twice, so it stays with the first heading',
  )
})

it('keeps an id that two partials share where a page shows the second one alone, and names both', async () => {
  const { text, told } = await importTree({
    ...DOCUSAURUS,
    'docs/both.mdx':
      "---\ntitle: Both\n---\nimport Wood from './_wood.md'\nimport Straw from './_straw.md'\n\n<Wood />\n\n<Straw />\n",
    'docs/one.mdx':
      "---\ntitle: One\n---\nimport Straw from './_straw.md'\n\n<Straw />\n\n[Built](#build) of straw.\n",
    ...WOOD,
    ...STRAW,
  })
  expect(text('partials/docs-straw.mdx')).toContain('1\\. Build {#build}')
  expect(text('docs/one.mdx')).toContain('[Built](#build)')
  expect(told.filter((one) => one.includes('the id'))).toEqual([
    'docs/_straw.md:3:1 `/docs/both` has the id `build` twice, in `docs/_wood.md` and `docs/_straw.md`, and another page shows the second without the first before it',
  ])
})

it('leaves the id of a heading to a partial that a page shows twice, and says so', async () => {
  const { text, told } = await importTree({
    ...DOCUSAURUS,
    'docs/intro.mdx':
      "---\ntitle: Hives\n---\nimport Wood from './_wood.md'\n\n<Wood />\n\n<Wood />\n\n[First](#build)\n",
    ...WOOD,
  })
  expect(text('partials/docs-wood.mdx')).toContain('1\\. Build {#build}')
  expect(text('docs/intro.mdx')).toContain('[First](#build)')
  expect(told.filter((one) => one.includes('the id'))).toEqual([
    'docs/_wood.md:1:1 `/docs/intro` shows this file twice, and so the id `build`',
  ])
})

it('makes pages of the files that an instance includes and does not exclude, below its own path', async () => {
  const page = (title: string): string => `---\ntitle: ${title}\n---\nText.\n`
  const { places, told } = await importTree({
    'docusaurus.config.js': `module.exports = {
  presets: [['classic', {
    docs: { routeBasePath: '/', exclude: ['**/drafts/**', './*.skip.md'] },
    pages: { path: 'extra', routeBasePath: 'more', exclude: ['old.md'] },
  }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'kinds', path: './kinds', routeBasePath: 'kinds/', include: ['**/*.md', '!wax.md'] }]],
}
`,
    'docs/intro.md': page('Hives'),
    'docs/drafts/plan.md': page('Plan'),
    'docs/later.skip.md': page('Later'),
    'docs/_part.md': 'Part of a page.\n',
    'kinds/wood.md': page('Wood'),
    'kinds/wax.md': page('Wax'),
    'kinds/straw.mdx': page('Straw'),
    'extra/team.md': page('Team'),
    'extra/old.md': page('Old'),
    'src/pages/unread.md': page('Unread'),
  })
  expect(places.filter((place) => place.endsWith('.mdx')).sort()).toEqual([
    'index.mdx',
    'intro.mdx',
    'kinds/wood.mdx',
    'more/team.mdx',
  ])
  expect(told.filter((one) => !/home page|no sidebar lists/.test(one))).toEqual([])
})

it('reads no pages of a plugin that the preset turns off', async () => {
  const { places, told } = await importTree({
    'docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: false, pages: false }]], plugins: [['content-docs', { path: 'own' }]] }\n",
    'own/intro.md': '---\ntitle: Own\n---\nText.\n',
    'docs/intro.md': '---\ntitle: Hives\n---\nText.\n',
    'src/pages/team.md': '---\ntitle: Team\n---\nText.\n',
  })
  expect(places.filter((place) => place.endsWith('.mdx')).sort()).toEqual(['docs/intro.mdx', 'index.mdx'])
  expect(told.filter((one) => one.includes('team'))).toEqual([])
})
