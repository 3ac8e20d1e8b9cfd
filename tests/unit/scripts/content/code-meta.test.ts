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
    expect(parseCodeMeta('nocheck="needs a live key"', CODE)).toMatchObject({
      rest: 'nocheck="needs a live key"',
      problems: [],
    })
  })

  it('reads the name and the description of a diagram', () => {
    expect(parseCodeMeta('name="flow" alt="A card is charged"', CODE)).toMatchObject({
      name: 'flow',
      alt: 'A card is charged',
      problems: [],
    })
  })

  it.each(['', 'showLineNumbers=false'])('numbers no lines with `%s`', (meta) => {
    expect(parseCodeMeta(meta, CODE).lineNumbers).toBe(false)
  })

  it('highlights the lines beside one that the code does not have, and says how many there are', () => {
    const { lines, problems } = parseCodeMeta('{9,1}', 'one')
    expect(lines).toEqual([1])
    expect(problems.map(({ what }) => what)).toEqual([
      'the highlighted lines `{9,1}` are outside the code, which has 1 line',
    ])
    expect(parseCodeMeta('{9}', CODE).problems[0]!.what).toMatch(/has 4 lines$/)
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
