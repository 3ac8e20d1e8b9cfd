import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { changedPages, describeChanges } from '#scripts/publish/preview/changed-pages.ts'
import { previewAlias } from '#scripts/publish/preview/publish-preview.ts'
import { wordDifference, type Part } from '#scripts/publish/preview/word-difference.ts'
import { releaseOf } from './release-fixture.ts'

const textOf = (parts: Part[], kind: 'removed' | 'added'): string =>
  parts
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ text }) => text)
    .join('')

describe('the word diff', () => {
  it('marks the words that differ and no others', () => {
    expect(wordDifference('Set the key, then call.', 'Set the new key, then wait.')).toEqual([
      { kind: 'same', text: 'Set the ' },
      { kind: 'added', text: 'new ' },
      { kind: 'same', text: 'key, then ' },
      { kind: 'removed', text: 'call' },
      { kind: 'added', text: 'wait' },
      { kind: 'same', text: '.' },
    ])
  })

  it.each([
    ['', ''],
    ['', 'new text'],
    ['old text', ''],
    ['a b c', 'a b c'],
    ['a a a b', 'a b a a'],
  ])('holds both texts whole: %o, %o', (before, after) => {
    const parts = wordDifference(before, after)
    expect([textOf(parts, 'removed'), textOf(parts, 'added')]).toEqual([before, after])
  })

  it('contains both texts and is never longer than both, for any two texts', () => {
    let seed = 7
    const random = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * limit)
    }
    const text = (): string =>
      Array.from({ length: random(30) }, () => ['a', 'b', 'c', ' ', '.', 'é'][random(6)]).join('')
    for (let round = 0; round < 500; round++) {
      const [before, after] = [text(), text()]
      const parts = wordDifference(before, after)
      expect([before, after, textOf(parts, 'removed'), textOf(parts, 'added')]).toEqual([
        before,
        after,
        before,
        after,
      ])
    }
  })

  it('shows a rewritten long page as one replacement', () => {
    const before = Array.from({ length: 3000 }, (_, index) => `old${index} `).join('')
    const after = Array.from({ length: 3000 }, (_, index) => `new${index} `).join('')
    const parts = wordDifference(before, after)
    expect([textOf(parts, 'removed'), textOf(parts, 'added')]).toEqual([before, after])
  })
})

describe('the list of changes', () => {
  it('names added, removed and changed pages, with their words and URLs', async () => {
    const before = releaseOf({ '/': 'home', '/docs': 'Call the API.', '/docs/old': 'old' })
    const after = releaseOf({ '/': 'home', '/docs': 'Call our API.', '/docs/new': 'new' })
    const changes = await changedPages(before, after)
    expect(changes.map(({ path, state }) => `${path} ${state}`)).toEqual([
      '/docs changed',
      '/docs/new added',
      '/docs/old removed',
    ])
    const report = describeChanges(changes, 'https://pr-12-docs-preview.example')
    expect(report).toContain(
      '- [/docs](https://pr-12-docs-preview.example/docs): changed, 1 word came and 1 went',
    )
    expect(report).toContain('Call [-the-]{+our+} API.')
    expect(report).toContain('- /docs/old: removed')
  })

  it('keeps the code of a page inside its fence', async () => {
    const before = releaseOf({ '/': '```js\nold()\n```' })
    const after = releaseOf({ '/': '```js\nnow()\n```' })
    expect(describeChanges(await changedPages(before, after))).toMatch(/^ {2}````text$/m)
  })

  it('says so when nothing differs', async () => {
    const release = releaseOf({ '/': 'home' })
    expect(describeChanges(await changedPages(release, release))).toContain('No page reads differently.')
  })
})

describe('the URL of a preview', () => {
  it.each([
    ['pr-12', 'pr-12'],
    ['docs/Add_the Page!', 'docs-add-the-page'],
    ['12-fix', 'fix'],
    [`a${'-long'.repeat(20)}`, 'a-long-long-long-long-long-lon'],
  ])('is made from %s', (name, alias) => expect(previewAlias(name)).toBe(alias))

  it('needs a letter', () => expect(() => previewAlias('42')).toThrow('no letter'))
})

it('needs the release to compare with, and says so', () => {
  const words = ['scripts/run.ts', 'preview', '--no-publish']
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: PROJECT_ROOT, encoding: 'utf8' })
  expect(stderr).toContain('preview: --no-publish compares two releases: add --base DIR')
  expect(status).toBe(2)
})
