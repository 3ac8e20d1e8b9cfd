import { expect, it } from 'vitest'
import { readJson } from '#site/api/code/read/read-json.ts'

const NO_COMMENTS = 'JSON has no comments'

it.each([
  ['{"a": 1} // one', 9, 15],
  ['{"url": "https://a.example/*", /* two */ "b": 1}', 31, 40],
  ['{"a": "\\"// no", "b": 1 /* yes */}', 24, 33],
])('points at the comment of %s', (text, column, endColumn) => {
  expect(readJson(text).mistakes).toMatchObject([{ what: NO_COMMENTS, column, endColumn }])
})

it('reads slashes in strings as text', () => {
  expect(readJson('{"a": "// no", "b": "/* no */"}').mistakes).toEqual([])
  expect(readJson('{"a": "// no",}').mistakes).not.toMatchObject([{ what: NO_COMMENTS }])
})

it('reads a long text of comments that never close', () => {
  const [mistake] = readJson(`{${'/* '.repeat(40_000)}`).mistakes
  expect(mistake).toBeDefined()
  expect(mistake?.what).not.toBe(NO_COMMENTS)
})
