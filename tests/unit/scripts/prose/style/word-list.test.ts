import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkWordList, writeWordList } from '#scripts/prose/style/word-list-document.ts'
import { writeFolder } from '../../compiler/compile-text.ts'

const folders: string[] = []
const folder = (files: Record<string, string>) => {
  const root = writeFolder({ 'a.md': 'Text.\n', ...files })
  folders.push(root)
  return root
}
afterEach(() => folders.splice(0).forEach((root) => rmSync(root, { recursive: true })))

const STYLE = `
words:
  - { write: token id, for: its name, not: [vault id(s), 'log (in|into)'], unchecked: [alias] }
  - { write: sign in, not: ['/log-?in/'] }
  - { advice: 'one | the other', not: [and/or] }
  - not: [simply, 'eas(y|ier) to use']
sections:
  - { write: Troubleshooting, not: [Problems] }
columns:
  - { write: Fix, not: [Do], beside: Cause }
`
const README = `# Writing

<!-- words: printed from style.yaml by \`npm run check -- --write\` -->
old
<!-- end of words -->

More.
`

describe('the word list', () => {
  it('is printed between its marks and leaves the rest of the file alone', () => {
    const root = folder({ 'style.yaml': STYLE, 'README.md': README })
    writeWordList(root)
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe(`# Writing

<!-- words: printed from style.yaml by \`npm run check -- --write\` -->

| Write | For | Do not write |
| --- | --- | --- |
| token id | its name | vault id, log in, _alias_ |
| one \\| the other | | and/or |

Omitted, because they add nothing: simply, easy to use.

| Section or column | Not |
| --- | --- |
| Troubleshooting | Problems |
| Fix, beside “Cause” | Do |

<!-- end of words -->

More.
`)
    expect(checkWordList(root)).toEqual([])
  })

  it('is reported with its line when it is not what the style gives', () => {
    const [problem] = checkWordList(folder({ 'style.yaml': STYLE, 'README.md': README }))
    expect(problem).toMatchObject({ code: 'document-stale', place: { line: 3 } })
  })

  it.each([
    ['without marks', { 'style.yaml': STYLE, 'README.md': '# Writing\n' }],
    ['without a README', { 'style.yaml': STYLE }],
    ['with a faulty style', { 'style.yaml': 'word: []\n', 'README.md': README }],
  ])('is not asked of a folder %s', (_, files: Record<string, string>) => {
    const root = folder(files)
    expect(checkWordList(root)).toEqual([])
    writeWordList(root)
    if (files['README.md']) expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe(files['README.md'])
  })
})
