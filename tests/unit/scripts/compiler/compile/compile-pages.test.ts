import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compilePages } from '#scripts/compiler/compile/compile-pages.ts'
import { readContentFolder } from '#scripts/content/read-content.ts'
import { exampleConfig, writeFolder } from '../compile-text.ts'

const cacheDirectory = mkdtempSync(join(tmpdir(), 'docs-cache-'))
afterAll(() => rmSync(cacheDirectory, { recursive: true }))

const page = (body: string, extra = '') =>
  `---\ntitle: ${body}\ndescription: About ${body}.\n${extra}---\n\n${body}\n`

async function compile(root: string, config = exampleConfig) {
  return compilePages({ content: readContentFolder(root)!, config, cacheDirectory })
}

/** A folder of three pages, compiled once. */
async function compiledFolder(files: Record<string, string> = {}): Promise<string> {
  const root = writeFolder({
    'sidebars.yaml': 'docs: []\n',
    'a.mdx': page('One'),
    'b.mdx': page('Two'),
    'c.mdx': page('Three'),
    ...files,
  })
  await compile(root)
  return root
}

describe('compilePages', () => {
  it('gives the same pages from the cache as from the sources', async () => {
    const root = writeFolder({ 'a.mdx': page('One'), 'b.md': '# Two\n' })
    const first = await compile(root)
    const second = await compile(root)
    expect([first.recompiled, second.recompiled]).toEqual([['a.mdx', 'b.md'], []])
    expect(second.pages).toEqual(first.pages)
  })

  it('compiles an edited page alone', async () => {
    const root = await compiledFolder()
    writeFileSync(join(root, 'b.mdx'), page('Changed'))
    const { recompiled, pages } = await compile(root)
    expect(recompiled).toEqual(['b.mdx'])
    expect(pages.map(({ title }) => title)).toEqual(['One', 'Changed', 'Three'])
  })

  it('compiles the pages that include an edited partial', async () => {
    const root = await compiledFolder({
      'a.mdx': page('<Include partial="p" />').replaceAll('title: <Include partial="p" />', 'title: One'),
      'partials/p.mdx': 'Old.\n',
    })
    writeFileSync(join(root, 'partials/p.mdx'), 'New.\n')
    const { recompiled, pages } = await compile(root)
    expect(recompiled).toEqual(['a.mdx'])
    expect(pages[0]?.html).toContain('<p>New.</p>')
  })

  it('compiles a page again when an image that it missed appears', async () => {
    const root = await compiledFolder({ 'a.mdx': page('One').replace('\n\nOne\n', '\n\n![x](x.svg)\n') })
    writeFileSync(join(root, 'x.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>')
    const { recompiled, diagnostics } = await compile(root)
    expect([recompiled, diagnostics]).toEqual([['a.mdx'], []])
  })

  it('compiles a page again when the page that its relative link names moves', async () => {
    const root = await compiledFolder({ 'a.mdx': page('One').replace('\n\nOne\n', '\n\n[two](./b.mdx)\n') })
    writeFileSync(join(root, 'b.mdx'), page('Two', 'slug: /second\n'))
    const { recompiled, pages } = await compile(root)
    expect(recompiled).toEqual(['a.mdx', 'b.mdx'])
    expect(pages[0]?.links).toMatchObject([{ href: './b.mdx', path: '/second' }])
    expect(pages[1]?.path).toBe('/second')
  })

  it('compiles everything again for another brand', async () => {
    const root = await compiledFolder()
    const { recompiled } = await compile(root, {
      ...exampleConfig,
      brand: { ...exampleConfig.brand, name: 'Other' },
    })
    expect(recompiled).toEqual(['a.mdx', 'b.mdx', 'c.mdx'])
  })

  it('goes on without a cache that cannot be read', async () => {
    const root = await compiledFolder()
    for (const file of readdirSync(cacheDirectory))
      writeFileSync(join(cacheDirectory, file), '\u0000\n\n\t\n')
    expect((await compile(root)).recompiled).toEqual(['a.mdx', 'b.mdx', 'c.mdx'])
  })

  it('gives two runs without a cache the same bytes', async () => {
    const root = await compiledFolder()
    const content = readContentFolder(root)!
    const [first, second] = [
      await compilePages({ content, config: exampleConfig }),
      await compilePages({ content, config: exampleConfig }),
    ]
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  })
})
