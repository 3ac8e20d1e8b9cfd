import { describe, expect, it } from 'vitest'
import { compileText, problems } from '../compile-text.ts'

describe('readFrontMatter', () => {
  it('reads every field', async () => {
    const fields = [
      'title: 2026',
      'description: "A: page"',
      'sidebar_label: Short',
      'layout: doc',
      'badge: beta',
      'keywords: [one, two]',
      'updated: 2026-07-20',
      'toc_min_heading_level: 2',
      'toc_max_heading_level: 4',
      'hide_table_of_contents: false',
      'sidebar_position: 1.5',
      'noindex: true',
    ]
    const page = await compileText(`---\n${fields.join('\n')}\n---\n\nText.\n`)
    expect(problems(page)).toEqual([])
    expect(page.frontMatter).toEqual({
      title: '2026',
      description: 'A: page',
      sidebar_label: 'Short',
      layout: 'doc',
      badge: 'beta',
      keywords: ['one', 'two'],
      updated: '2026-07-20',
      toc_min_heading_level: 2,
      toc_max_heading_level: 4,
      hide_table_of_contents: false,
      sidebar_position: 1.5,
      noindex: true,
    })
  })

  it('lets fields of other generators pass in content that is not ours, but not misspelt ones of ours', async () => {
    const page = await compileText('---\ntitle: Page\nauthor: me\ntitel: Page\n---\n\nText.\n', {
      foreign: true,
    })
    expect(problems(page)).toEqual([
      'content/page.mdx:4:1 front-matter-invalid: there is no front matter field `titel`',
    ])
  })

  it('refuses aliases that grow without end', async () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index, names) => {
      const item = index === 0 ? 'x' : `*${names[index - 1]}`
      return `${name}: &${name} [${Array(9).fill(item).join(', ')}]`
    })
    const page = await compileText(
      `---\ntitle: Page\ndescription: A page.\n${rows.join('\n')}\n---\n\nText.\n`,
    )
    expect(problems(page)).toEqual([
      'content/page.mdx:1:1 front-matter-invalid: the front matter is not YAML: Excessive alias count indicates a resource exhaustion attack',
    ])
  })
})
