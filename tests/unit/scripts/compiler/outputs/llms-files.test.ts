// How the index for tools grows with the site.

import { describe, expect, it } from 'vitest'
import { llmsFiles } from '#scripts/compiler/outputs/llms-files.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'
import { samplePage } from '../sample-page.ts'

const config = { ...siteConfig, origin: 'https://docs.example' }
const LIMIT = 50_000
const description =
  'What the page is about, in a sentence of the length that authors write for a page of documentation.'

function indexOf(
  count: number,
  sidebars: number,
  charactersOf = () => 4_000,
): { files: Record<string, string>; paths: string[] } {
  const pages = Array.from({ length: count }, (_, at) =>
    samplePage(`docs/part-${at % sidebars}/page-${at}.mdx`, { title: `Page number ${at}`, description }),
  )
  const sections = Array.from({ length: sidebars }, (_, at) => ({
    label: `Part ${at}`,
    name: `part-${at}`,
    pages: pages.filter((_page, index) => index % sidebars === at),
  }))
  return { files: llmsFiles(pages, sections, config, { charactersOf }), paths: pages.map(({ path }) => path) }
}

const linked = (text: string): string[] =>
  [...text.matchAll(/\]\(https:\/\/docs\.example(\/\S+)\)/g)].map(([, path]) => path!)

describe('the index for tools', () => {
  it('is one file with whole descriptions while it is small', () => {
    const { files } = indexOf(140, 4)
    expect(Object.keys(files)).toEqual(['/llms.txt'])
    expect(files['/llms.txt']).toContain(`: ${description} (1000 tokens)`)
  })

  it('rounds numbers of tokens up, so that few edits of a page change them', () => {
    const tokensAt = (characters: number): string | undefined =>
      /(\d+ tokens)\)/.exec(indexOf(1, 1, () => characters).files['/llms.txt']!)?.[1]
    const lengths = [0, 12, 399, 4936, 5000, 5600, 5604, 123_456]
    expect(lengths.map(tokensAt)).toEqual(
      ['0', '3', '100', '1400', '1400', '1400', '1600', '32000'].map((tokens) => `${tokens} tokens`),
    )
  })

  it('shortens descriptions between words before it leaves anything out', () => {
    const { files, paths } = indexOf(330, 4)
    const text = files['/llms.txt']!
    expect(Object.keys(files)).toEqual(['/llms.txt'])
    expect(text.length).toBeLessThan(LIMIT)
    expect(linked(text).filter((path) => path.endsWith('.md'))).toHaveLength(paths.length)
    const notes = [...text.matchAll(/\.md\): (.+)… \(1000 tokens\)$/gm)].map(([, note]) => note!)
    expect(notes).toHaveLength(paths.length)
    for (const note of notes) expect(description).toMatch(new RegExp(`^${note}(?: |,)`))
  })

  it.each([1, 9])(
    'lists at 1,400 pages in %i sidebars every page once, in files that agents read whole',
    (sidebars) => {
      const { files, paths } = indexOf(1400, sidebars)
      for (const [path, text] of Object.entries(files))
        expect([path, text.length < LIMIT]).toEqual([path, true])
      const { '/llms.txt': index = '', ...sections } = files
      expect(linked(index).filter((path) => path.startsWith('/llms/'))).toEqual(Object.keys(sections))
      const listed = Object.values(sections).flatMap(linked)
      expect(listed.sort()).toEqual(paths.map((path) => `${path}.md`).sort())
      expect(Object.values(sections)[0]).toContain(description)
    },
  )
})
