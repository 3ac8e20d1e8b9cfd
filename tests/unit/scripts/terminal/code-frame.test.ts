import { describe, expect, it } from 'vitest'
import { codeFrame } from '#scripts/terminal/code-frame.ts'

const source = 'First line\nRead [the guide](/depoly).\n\tTabbed text\n'

describe('codeFrame', () => {
  it('underlines the span of one line, with the line before it', () => {
    expect(codeFrame(source, { file: 'a.mdx', line: 2, column: 18, endLine: 2, endColumn: 25 })).toEqual([
      '1 | First line',
      '2 | Read [the guide](/depoly).',
      '  |                  ^^^^^^^',
    ])
  })

  it('underlines to the end of the line where the span goes on', () => {
    const frame = codeFrame(source, { file: 'a.mdx', line: 1, column: 7, endLine: 2, endColumn: 3 })
    expect(frame).toEqual(['1 | First line', '  |       ^^^^'])
  })

  it('underlines one character where no end is known', () => {
    expect(codeFrame(source, { file: 'a.mdx', line: 1, column: 1 })).toEqual(['1 | First line', '  | ^'])
  })

  it('keeps tabs, so that the caret is under the text', () => {
    const frame = codeFrame(source, { file: 'a.mdx', line: 3, column: 2, endLine: 3, endColumn: 8 })
    expect(frame.at(-1)).toBe('  | \t^^^^^^')
  })

  it('cuts long lines around the place', () => {
    const [line = '', caret = ''] = codeFrame(`${'x'.repeat(500)}HERE${'y'.repeat(500)}`, {
      file: 'a.mdx',
      line: 1,
      column: 501,
      endLine: 1,
      endColumn: 505,
    })
    expect(line.length).toBeLessThan(140)
    expect(line.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1)).toBe('HERE')
  })

  it('underlines no further than a line is shown', () => {
    const place = { file: 'a.mdx', line: 1, column: 501, endLine: 1, endColumn: 900 }
    const [line = '', caret = ''] = codeFrame('x'.repeat(1000), place)
    expect(caret.length).toBeLessThanOrEqual(line.length)
  })

  it('is empty for a whole file and for a line that the file no longer has', () => {
    expect(codeFrame(source, { file: 'a.mdx' })).toEqual([])
    expect(codeFrame(source, { file: 'a.mdx', line: 40, column: 1 })).toEqual([])
  })
})
