import { describe, expect, it } from 'vitest'
import { fullTexts } from '#scripts/compiler/outputs/llms-full.ts'
import { samplePage } from '../sample-page.ts'

const [a, b, c] = ['a', 'b', 'c'].map((name) => samplePage(`${name}.md`, { title: name })) as [
  ReturnType<typeof samplePage>,
  ReturnType<typeof samplePage>,
  ReturnType<typeof samplePage>,
]
const markdown = new Map([a, b, c].map(({ path, title }) => [path, `Text of ${title}.\n`]))
const sidebars = [
  { name: 'one', pages: [a] },
  { name: 'two', pages: [b] },
]
const site = { pages: [a, b, c], sidebars, title: 'Docs', origin: 'https://docs.example', markdown }
const textOf = (name: string): string => `<!-- https://docs.example/${name} -->\n\nText of ${name}.\n`

describe('the text of all pages', () => {
  it('is a file for each sidebar, and these one after the other', () => {
    const { sections, whole } = fullTexts(site)
    expect(sections).toEqual({
      '/llms-full/one.txt': [`# Docs\n\n${textOf('a')}`],
      '/llms-full/two.txt': [`# Docs\n\n${textOf('b')}`],
    })
    expect(whole).toEqual([...Object.values(sections).flat(), `# Docs\n\n${textOf('c')}`])
  })

  it('has a page of two sidebars once', () => {
    const { whole } = fullTexts({ ...site, sidebars: [...sidebars, { name: 'three', pages: [b, c] }] })
    expect(whole).toEqual([`# Docs\n\n${['a', 'b', 'c'].map(textOf).join('\n')}`])
  })

  it('is in texts of some pages, of which an edit changes one', () => {
    const pages = Array.from({ length: 60 }, (_, at) => samplePage(`${at}.md`, { title: String(at) }))
    const textsOf = (edited: string) =>
      fullTexts({
        ...site,
        pages,
        sidebars: [{ name: 'one', pages }],
        markdown: new Map(
          pages.map(({ path, title }) => [path, `${'word '.repeat(4000)}${title === '30' ? edited : ''}\n`]),
        ),
      }).whole
    const before = new Set(textsOf(''))
    expect(before.size).toBeGreaterThan(3)
    expect(textsOf('more').filter((text) => !before.has(text))).toHaveLength(1)
  })
})
