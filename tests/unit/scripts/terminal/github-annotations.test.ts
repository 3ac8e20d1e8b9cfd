import { expect, it } from 'vitest'
import { diagnosticCodes } from '#scripts/diagnostics/codes.ts'
import { formatAnnotation } from '#scripts/terminal/github-annotations.ts'

it('writes a workflow command with the place as properties and the text escaped', () => {
  const text = formatAnnotation({
    code: 'link-target-missing',
    severity: 'error',
    place: { file: 'content/a,b.mdx', line: 2, column: 18, endLine: 2, endColumn: 25 },
    what: 'there is no page or file at `/100%`',
    fix: 'link to `/100`',
  })
  const reason = diagnosticCodes['link-target-missing']
  expect(text).toBe(
    '::error file=content/a%2Cb.mdx,line=2,endLine=2,col=18,endColumn=25,title=link-target-missing::' +
      `there is no page or file at \`/100%25\`%0A${reason}%0Afix: link to \`/100\``,
  )
})

it('names the file alone where the whole file is meant', () => {
  const place = { file: 'content/a.mdx' }
  const told = { what: 'twice', fix: 'rename one' }
  const text = formatAnnotation({ code: 'page-path-duplicate', severity: 'warning', place, ...told })
  expect(text).toMatch(/^::warning file=content\/a\.mdx,title=page-path-duplicate::twice%0A/)
})

it('shows no character of a content folder that would steer the terminal', () => {
  const place = { file: 'content/\u001b[2Ja.mdx' }
  const told = { what: 'no page at `/\u009b31m`\r', fix: 'link to `/a\u0007`' }
  const text = formatAnnotation({ code: 'link-target-missing', severity: 'error', place, ...told })
  expect(text).toContain('file=content/�[2Ja.mdx,')
  expect(text).toContain('::no page at `/�31m`�%0A')
  expect(text).toMatch(/fix: link to `\/a�`$/)
})
