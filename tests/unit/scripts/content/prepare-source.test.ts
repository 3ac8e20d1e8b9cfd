import { describe, expect, it } from 'vitest'
import { prepareSource } from '#scripts/content/prepare-source.ts'

describe('prepareSource', () => {
  it('keeps the number of lines, and the columns of everything but spaced admonitions', () => {
    const source = '## Title {#id}\n\n\\%brand% and text\n\n```js\n## x {#y} \\%brand%\n```\n'
    const prepared = prepareSource(source)
    expect(prepared.split('\n').map((line) => line.length)).toEqual(
      source.split('\n').map((line) => line.length),
    )
    expect(prepared).toContain('## x {#y}')
  })

  it('writes spaced admonitions as labelled ones, outside of code', () => {
    expect(prepareSource(':::note A [b] c\n::: tip\n\n~~~\n:::note A\n~~~\n')).toBe(
      ':::note[A \\[b\\] c]\n:::tip\n\n~~~\n:::note A\n~~~\n',
    )
  })

  it('takes a line that begins with inline code as prose', () => {
    expect(prepareSource('```js``` is a fence\n\n## Title {#id}')).toContain('## Title \uE001#id\uE002')
  })
})
