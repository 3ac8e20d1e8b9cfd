import type { ElementContent } from 'hast'
import { describe, expect, it } from 'vitest'
import { markJsonInShell } from '#scripts/compiler/markdown/tree/json-in-shell.ts'

const string = (value: string): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['token', 'string'] },
  children: [{ type: 'text', value }],
})
const mark = (text: string): ElementContent[] => [{ type: 'text', value: `<${text}>` }]

describe('markJsonInShell', () => {
  it('highlights JSON between single quotes', () => {
    expect(markJsonInShell([string(`'{"a": 1}'`)], mark)).toEqual([
      string("'"),
      { type: 'text', value: '<{"a": 1}>' },
      string("'"),
    ])
  })

  it('leaves addresses, headers, broken JSON and double quotes as they are', () => {
    for (const text of ["'https://api.example'", "'Content-Type: application/json'", `'{"a": '`, '"{}"']) {
      expect(markJsonInShell([string(text)], mark)).toEqual([string(text)])
    }
  })
})
