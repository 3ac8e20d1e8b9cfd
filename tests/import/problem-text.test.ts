import { expect, it } from 'vitest'
import type { ImportProblem } from '#scripts/import/found/import-problem.ts'
import { problemsText } from '#scripts/import/found/problem-text.ts'

const left = (file: string, line: number, what: string): ImportProblem => ({
  kind: 'fence',
  file,
  line,
  column: 1,
  what,
  fix: 'nothing',
})

it('says once what stands in several places', () => {
  const text = problemsText([
    left('a.md', 3, '`npm2yarn` was left out'),
    left('a.md', 9, '`live` was left out'),
    left('b.md', 1, '`npm2yarn` was left out'),
  ])
  const why = 'a code fence here has a title, highlighted lines and line numbers'
  expect(text).toBe(`a.md:3:1  fence
  what  \`npm2yarn\` was left out
  why   ${why}
  fix   nothing
  also  b.md:1:1

a.md:9:1  fence
  what  \`live\` was left out
  why   ${why}
  fix   nothing`)
})

it('shows no character of a tree that would steer the terminal', () => {
  const text = problemsText([left('a\u001b[2J.md', 3, '`\u009b31m` was left out')])
  expect(text).toContain('a�[2J.md:3:1  fence\n  what  `�31m` was left out\n')
  expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
})
