import { describe, expect, it } from 'vitest'
import { createFenceTracker, type LineKind } from '#site/markdown/fence-tracker.ts'

const kinds = (text: string): LineKind[] => text.split('\n').map(createFenceTracker())

describe('the lines of Markdown', () => {
  it.each<[string, string, LineKind[]]>([
    ['a block', 'a\n```js\nb\n```\nc', ['prose', 'opening', 'code', 'closing', 'prose']],
    ['inline code of three backticks', '```a```\n$b$', ['prose', 'prose']],
    ['a fence with a language in a block', '```\n```js\n```\na', ['opening', 'code', 'closing', 'prose']],
    ['a shorter fence in a block', '````\n```\n````\na', ['opening', 'code', 'closing', 'prose']],
    ['tildes around backticks', '~~~\n```\n~~~', ['opening', 'code', 'closing']],
    ['a block in a quote', '> ```\n> a\n> ```', ['opening', 'code', 'closing']],
    ['a block in a list', '- ```\n  - ```\n  ```', ['opening', 'code', 'closing']],
    ['a block with Windows line ends', '```js\r\na\r\n```\r\nb', ['opening', 'code', 'closing', 'prose']],
    ['a block without an end', '```\na', ['opening', 'code']],
  ])('are told apart in %s', (_, text, expected) => {
    expect(kinds(text)).toEqual(expected)
  })
})
