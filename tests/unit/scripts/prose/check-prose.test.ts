import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkProse } from '#scripts/prose/check-prose.ts'
import { writeFolder } from '../compiler/compile-text.ts'

const folders: string[] = []
const folder = (files: Record<string, string>) => {
  const root = writeFolder(files)
  folders.push(root)
  return root
}
afterEach(() => folders.splice(0).forEach((root) => rmSync(root, { recursive: true })))

const PAGE = '---\ntitle: Page\n---\n\nYou simply send it.\n\n## Related\n\n- [A](/a): what it is.\n'

describe('the style check', () => {
  it('reads a file again only when it has changed, and says the same of the others', async () => {
    const content = folder({ 'sidebars.yaml': 'docs: []\n', 'a.mdx': PAGE, 'b.mdx': PAGE })
    const cache = folder({ 'pages-1': '' })
    const first = await checkProse(content, cache)
    expect([first.files, first.checked, first.diagnostics.length]).toEqual([2, 2, 2])
    utimesSync(join(content, 'a.mdx'), 1, 1)
    expect(await checkProse(content, cache)).toEqual({ ...first, checked: 0 })
    writeFileSync(join(content, 'b.mdx'), PAGE.replace('simply ', ''))
    const third = await checkProse(content, cache)
    expect([third.checked, third.diagnostics.length]).toEqual([1, 1])
  })

  it('leaves other people’s content alone', async () => {
    expect((await checkProse(folder({ 'a.md': PAGE }), undefined)).diagnostics).toEqual([])
  })
})
