import { describe, expect, it } from 'vitest'
import { parseCodeMeta } from '#scripts/content/code-meta.ts'

const CODE = 'one\ntwo\nthree\nfour'

describe('parseCodeMeta', () => {
  it('reads title, lines and numbers in any order', () => {
    expect(parseCodeMeta(`{1,3-4} showLineNumbers title='A "b" c'`, CODE)).toMatchObject({
      title: 'A "b" c',
      lines: [1, 3, 4],
      lineNumbers: true,
      problems: [],
    })
  })

  it('keeps the reason for not checking a sample', () => {
    expect(parseCodeMeta('nocheck="needs a live key"', CODE).rest).toBe('nocheck="needs a live key"')
  })

  it('counts highlighted lines without the comments that mark them', () => {
    const code = 'a\n# highlight-start\nb\nc\n# highlight-end\nd\n<!-- highlight-next-line -->\ne'
    expect(parseCodeMeta('', code)).toMatchObject({ code: 'a\nb\nc\nd\ne', lines: [2, 3, 5] })
  })

  it('reports lines that the code does not have, and words that mean nothing', () => {
    expect(parseCodeMeta('{0} {3-2} {9} {a} twice', CODE).problems.map(({ text }) => text)).toEqual([
      '{0}',
      '{3-2}',
      '{9}',
      '{a}',
      'twice',
    ])
  })
})
