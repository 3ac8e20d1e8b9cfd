import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { pageMarkdown } from '#scripts/compiler/outputs/markdown-file.ts'
import { samplePage } from '../sample-page.ts'

const page = samplePage('docs/api/errors.mdx', {
  title: 'Errors: "all" of them',
  description: '# no comment, {no map}',
  markdown: '\n# Errors\n\nText.\n\n',
})

it('opens with front matter that YAML reads back, then the line to the index, then the page', () => {
  const markdown = pageMarkdown(page, 'https://docs.example', '2026-11-03')
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(markdown) ?? []
  expect(parse(frontMatter)).toEqual({
    title: 'Errors: "all" of them',
    description: '# no comment, {no map}',
    canonical: 'https://docs.example/docs/api/errors',
    last_updated: '2026-11-03',
  })
  expect(body).toBe(
    '> For the complete documentation index, see [llms.txt](/llms.txt)\n\n# Errors\n\nText.\n',
  )
})

it('leaves the date out where none is known', () => {
  expect(pageMarkdown(page, 'https://docs.example', undefined)).not.toContain('last_updated')
})
