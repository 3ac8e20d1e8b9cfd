import { expect, it } from 'vitest'
import { searchFile } from '#scripts/api/samples/safety/check-safety.ts'
import { importTree } from './import-tree.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'
const ACCESS = `ghp_${'a1'.repeat(18)}`

const tree = {
  'docusaurus.config.js': "module.exports = { title: 'Boats', presets: [['classic', { docs: {} }]] }",
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
  expect(searchFile('docs/intro.mdx', page, null)).toEqual([])
  expect(page).toContain('Send `<TOKEN>` or [look at it](https://tokens.example/?value=TOKEN)')
  expect(page).toContain('pay to DE00 3704 0044 0532 0130 00')
  expect(page).toContain("send('<TOKEN>', '<PROCESSOR_KEY>', '<ACCESS_TOKEN>')")
  expect(page).toContain('-----BEGIN PRIVATE KEY----- … -----END PRIVATE KEY-----\nbelow')
  expect(page).toContain('description: Send <TOKEN> first.')
  expect(told).toContain(
    'docs/intro.md:10:1 `eyJhbGciOiJIUzI1NiJ9.eyJ…` looks like a signed or encrypted token, so `<TOKEN>` is in its place',
  )
  expect(problems.filter(({ kind }) => kind === 'secret').map(({ line }) => line)).toEqual([
    1, 6, 6, 6, 10, 10, 10, 14,
  ])
})
