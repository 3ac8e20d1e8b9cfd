import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { markdownFile } from '#scripts/compiler/release/markdown-file.ts'
import { aroundText, withoutAround } from '#site/markdown/around-text.ts'
import { samplePage } from '../sample-page.ts'

const alone = { linkedFrom: [] }
const page = samplePage('docs/api/errors.mdx', {
  title: 'Errors: "all" of them',
  description: '# no comment, {no map}',
  markdown: '\n# Errors\n\nText.\n\n',
})

it('opens with front matter that YAML reads back, then the line to the index, then the page', () => {
  const { text } = markdownFile(page, 'https://docs.example', '2026-11-03', alone)
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(text) ?? []
  expect(parse(frontMatter)).toEqual({
    title: 'Errors: "all" of them',
    description: '# no comment, {no map}',
    canonical: 'https://docs.example/docs/api/errors',
    last_updated: '2026-11-03',
  })
  expect(body).toBe(
    '> For the complete documentation index, see [llms.txt](https://docs.example/llms.txt)\n\n# Errors\n\nText.\n',
  )
})

it('leaves the date out where none is known', () => {
  expect(markdownFile(page, 'https://docs.example', undefined, alone).text).not.toContain('last_updated')
})

it('ends with the neighbours, and the pages that link to it', () => {
  const guide = samplePage('docs/guide.mdx', { title: 'A [guide]' })
  const { text } = markdownFile(page, 'https://docs.example', undefined, {
    previous: guide,
    linkedFrom: [guide, samplePage('index.mdx', { title: 'Home' })],
  })
  expect(text).toMatch(
    /\n\n## Around this page \{#around-this-page\}\n\n- Previous: \[A \\\[guide\\\]\]\(https:\/\/docs\.example\/docs\/guide\.md\)\n- Linked from: \[A \\\[guide\\\]\]\(https:\/\/docs\.example\/docs\/guide\.md\), \[Home\]\(https:\/\/docs\.example\/index\.md\)\n$/,
  )
  const without = markdownFile(page, 'https://docs.example', undefined, alone).text
  expect([withoutAround(text), withoutAround(without)]).toEqual([without, without])
})

it('leaves the list of neighbours to the Worker, and room for it in the last slice', () => {
  const around = {
    linkedFrom: Array.from({ length: 40 }, (_, index) =>
      samplePage(`docs/guide-${index}.mdx`, { title: `Guide ${index}` }),
    ),
  }
  const section = (index: number) => `## Part ${index} {#part-${index}}\n\n${'Words. '.repeat(2000)}\n`
  const markdown = `# Long\n\n${Array.from({ length: 8 }, (_, index) => section(index)).join('\n')}`
  const long = samplePage('docs/long.mdx', { title: 'Long', markdown })
  const end = aroundText(long.path, around, 'https://docs.example')
  const stored = markdownFile(long, 'https://docs.example', undefined, { ...around, later: true })
  const whole = markdownFile(long, 'https://docs.example', undefined, around)
  expect(stored.slices!.join('') + end).toBe(whole.slices!.join(''))
  expect(Math.max(...stored.slices!.map((slice) => slice.length + end.length))).toBeLessThanOrEqual(50_000)
  const title = {
    linkedFrom: around.linkedFrom.map((one) => ({ ...one, title: `${one.title}s` })),
    later: true,
  }
  expect(markdownFile(long, 'https://docs.example', undefined, title)).toEqual(stored)
})

it('publishes a page of more than 100,000 characters as its introduction with links to slices that are the page', () => {
  const section = (index: number) =>
    `## Part ${index} {#part-${index}}\n\n${'Words of the part. '.repeat(1500)}\n`
  const markdown = `# Long\n\nIntroduction.\n\n${[1, 2, 3, 4, 5].map(section).join('\n')}`
  const long = samplePage('docs/long.mdx', { title: 'Long', markdown })
  const { text, slices = [] } = markdownFile(long, 'https://docs.example', undefined, alone)
  expect(text.length).toBeLessThan(2000)
  expect(text).toContain('# Long\n\nIntroduction.\n\n')
  const links = [...text.matchAll(/^- \[Slice (\d+) of (\d+)\]\(.*\.md\?slice=(\d+)\): Part/gm)]
  expect(links.map(([, ...numbers]) => numbers.join())).toEqual(
    slices.map((_, index) => `${index + 1},${slices.length},${index + 1}`),
  )
  expect(slices.every((slice) => slice.length <= 100_000)).toBe(true)
  expect(slices.join('')).toContain(markdown.trim())
})

it('publishes a page of up to 100,000 characters whole where its samples have one language', () => {
  const sample = `**cURL**\n\n\`\`\`bash\n${'curl it\n'.repeat(8000)}\`\`\`\n`
  const markdown = `# Long\n\n## Examples {#call-examples}\n\n${sample}`
  const long = samplePage('docs/long.mdx', { title: 'Long', markdown })
  const { text, slices } = markdownFile(long, 'https://docs.example', undefined, alone)
  expect(slices).toBeUndefined()
  expect(text).toContain(markdown.trim())
  expect(text).not.toContain('?lang=')
})

it('publishes a page of more than 50,000 characters with samples of its operations in one language, and leads to the others and the whole', () => {
  const sample = (label: string, fence: string): string =>
    `**${label}**\n\n\`\`\`${fence}\n${`call the ${label} way\n`.repeat(700)}\`\`\`\n`
  const markdown = `# Long\n\n## Examples {#call-examples}\n\n${['cURL', 'Python', 'Go', 'Java'].map((label) => sample(label, 'text')).join('\n')}\n## After {#after}\n\nAfter the samples.\n\n**Go**\n\n\`\`\`text\nstays\n\`\`\`\n\n**Java**\n\n\`\`\`text\nstays too\n\`\`\`\n`
  const long = samplePage('docs/long.mdx', { title: 'Long', markdown })
  const { text, slices = [] } = markdownFile(long, 'https://docs.example', undefined, alone)
  expect(text.length).toBeLessThan(50_000)
  expect(text).toContain('call the cURL way\n')
  expect(text).toContain('After the samples.')
  expect(text).toContain('stays too')
  expect(text).not.toContain('call the Python way')
  expect(text.indexOf('[After](https://docs.example/docs/long.md?section=after)')).toBeLessThan(500)
  expect(text).toContain('[python](https://docs.example/docs/long.md?lang=python)')
  expect(text).toContain(`[${slices.length}](https://docs.example/docs/long.md?slice=${slices.length})`)
  expect(slices.join('')).toContain(markdown.trim())
})
