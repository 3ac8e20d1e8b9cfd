import { expect, it } from 'vitest'
import { searchFile } from '#scripts/api/samples/safety/check-safety.ts'
import { DOCUSAURUS, importTree } from './import-tree.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'
const ACCESS = `ghp_${'a1'.repeat(18)}`

const tree = {
  ...DOCUSAURUS,
  'docs/intro.md': `---
description: Send ${TOKEN} first.
---
# Intro

Send \`${TOKEN}\` or [look at it](https://tokens.example/?value=${TOKEN}), or pay to DE89 3704 0044 0532 0130 00.

\`\`\`js
const once = 1
send('${TOKEN}', 'sk_live_${'a1'.repeat(10)}', '${ACCESS}')
\`\`\`

\`\`\`text
-----BEGIN PRIVATE KEY-----
${'QUJD'.repeat(12)}
-----END PRIVATE KEY-----
below
\`\`\`
`,
}

it('replaces keys, tokens and account numbers that look real, and says where', async () => {
  const { text, told, problems } = await importTree(tree)
  const page = text('docs/intro.mdx')
  expect(searchFile('docs/intro.mdx', page, {})).toEqual([])
  expect(page).toContain('Send `<TOKEN>` or [look at it](https://tokens.example/?value=TOKEN)')
  expect(page).toContain('pay to DE00 0000 0000 0000 0000 00')
  expect(page).toContain("send('<TOKEN>', '<PROCESSOR_KEY>', '<ACCESS_TOKEN>')")
  expect(page).toContain('-----BEGIN PRIVATE KEY----- … -----END PRIVATE KEY-----\nbelow')
  expect(page).toContain('description: Send <TOKEN> first.')
  expect(told).toContain(
    'docs/intro.md:10:1 `eyJhbGci…` looks like a signed or encrypted token, so `<TOKEN>` is in its place',
  )
  expect(problems.filter(({ kind }) => kind === 'secret').map(({ line }) => line)).toEqual([
    1, 6, 6, 6, 10, 10, 10, 14,
  ])
})

const KEY = `sk_live_${'a1'.repeat(10)}`
const BYTES = 'QUJD'.repeat(12)
const config = "module.exports = { title: 'Boats', presets: [['classic', { docs: {} }]] }"

async function importedPage(page: string): Promise<string> {
  const { text } = await importTree({
    'docusaurus.config.js': config,
    'docs/intro.md': `# Intro\n\n${page}\n`,
  })
  return text('docs/intro.mdx')
}

it.each([
  ['in lines', `\`\`\`text\n-----BEGIN PRIVATE KEY-----\n${BYTES}\n${BYTES}\nbelow\n\`\`\``],
  [
    'in a text of a program',
    `\`\`\`js\nsend('-----BEGIN RSA PRIVATE KEY-----\\n${BYTES}\\n' +\n  '${BYTES}\\n')\nbelow()\n\`\`\``,
  ],
  [
    'with another key below it',
    `\`\`\`text\n-----BEGIN PRIVATE KEY-----\n${BYTES}\n-----BEGIN PRIVATE KEY-----\n${BYTES}\n-----END PRIVATE KEY-----\nbelow\n\`\`\``,
  ],
  [
    'that contains what looks like another',
    `\`\`\`text\n-----BEGIN PRIVATE KEY-----\n${BYTES}+AKIA${'A1'.repeat(8)}\nbelow\n\`\`\``,
  ],
])('leaves no bytes of a private key without its last line, %s', async (_how, page) => {
  const imported = await importedPage(page)
  expect(imported).toContain('-----BEGIN PRIVATE KEY----- … -----END PRIVATE KEY-----')
  expect(imported).not.toContain('QUJD')
  expect(imported).toContain('below')
})

it.each([
  ['after a line break', `-----BEGIN PRIVATE KEY-----  \n${BYTES}`],
  ['in the next paragraph', `-----BEGIN PRIVATE KEY-----\n\n${BYTES}`],
  [
    'below headers',
    `\`\`\`text\n-----BEGIN RSA PRIVATE KEY-----\nDEK-Info: AES-128-CBC,AB\n\n${BYTES}\n\`\`\``,
  ],
])('leaves a private key to the check that refuses it if its bytes are elsewhere, %s', async (_how, page) => {
  const { text, told } = await importTree({
    'docusaurus.config.js': config,
    'docs/intro.md': `# Intro\n\nText.\n\n${page}\n`,
  })
  const found = searchFile('docs/intro.mdx', text('docs/intro.mdx'), {})
  expect(found.map(([, { code }]) => code)).toEqual(['sample-unsafe-key'])
  expect(told).toContainEqual(
    expect.stringContaining('private key that might work, and stays: where it ends is not known'),
  )
})

it('replaces keys that overlap as one', async () => {
  const imported = await importedPage(`\`AIza${'a1'.repeat(20)}-${TOKEN}\``)
  expect(imported).toContain('`<API_KEY>`')
  expect(imported).not.toContain('c2lnbmF0dXJl')
})

it('replaces them in the first screen of a home page', async () => {
  const { text, told } = await importTree({
    '.vitepress/config.ts': "export default { title: 'Trees' }",
    'index.md': `---
layout: home
hero:
  text: Trees
  tagline: Begin with ${KEY}.
features:
  - title: Leaves
    details: They take ${ACCESS}.
---
`,
  })
  expect(text('index.mdx')).toContain('Begin with')
  expect(text('index.mdx')).not.toContain(KEY)
  expect(text('index.mdx')).not.toContain(ACCESS)
  expect(told.filter((line) => line.includes("a processor's key"))).toHaveLength(1)
})

it('replaces them in the labels of sidebars, and says where they are written', async () => {
  const { text, places, told } = await importTree({
    'docusaurus.config.js': `module.exports = { title: 'Boats', presets: [['classic',
  { docs: { sidebarPath: './sidebars.js' } }]] }`,
    'sidebars.js': `module.exports = { guide: [
  { type: 'category', label: 'With ${KEY}', items: [
    { type: 'doc', id: 'intro', label: 'Then ${ACCESS}' },
  ] },
] }`,
    'docs/intro.md': '# Intro\n\nText.\n',
  })
  expect(text('sidebars.yaml')).toContain('category: With <PROCESSOR_KEY>')
  for (const place of places) expect(text(place)).not.toMatch(/sk_live_|ghp_/)
  expect(told.filter((line) => line.startsWith('sidebars'))).toEqual([
    expect.stringMatching(/^sidebars\.js:2:\d+ `sk_live_.*so `<PROCESSOR_KEY>` is in its place$/),
    expect.stringMatching(/^sidebars\.js:3:\d+ `ghp_.*so `<ACCESS_TOKEN>` is in its place$/),
  ])
})

it('prints no account number', async () => {
  const { told } = await importTree(tree)
  expect(told).toContainEqual(
    expect.stringMatching(
      /^docs\/intro\.md:6:\d+ `DE89…` is an IBAN with a valid checksum, so `DE00 0000 0000 0000 0000 00` is in its place$/,
    ),
  )
  expect(told.join('\n')).not.toMatch(/3704|0130/)
})
