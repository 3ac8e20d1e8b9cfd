import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compiledPage, expectedHeads } from '#scripts/compiler/compile/compiled-page.step.ts'
import type { CompiledPage } from '#scripts/compiler/page/compiled-page.ts'
import type { Diagnostic } from '#scripts/diagnostics/diagnostic.ts'
import { exampleConfig, writeFolder } from '../compile-text.ts'
import { compileFile, listFolder, openContent } from '../site-stages.ts'

const cacheDirectory = mkdtempSync(join(tmpdir(), 'docs-cache-'))
afterAll(() => rmSync(cacheDirectory, { recursive: true }))

const page = (body: string, extra = '') =>
  `---\ntitle: ${body}\ndescription: About ${body}.\n${extra}---\n\n${body}\n`

interface Compiled {
  pages: CompiledPage[]
  diagnostics: Diagnostic[]
  recompiled: string[]
}

async function compile(root: string, config = exampleConfig): Promise<Compiled> {
  const graph = openContent(root, config, cacheDirectory)
  return graph.repairing(async () => {
    const pages = await Promise.all(listFolder(root)!.pages.map(({ file }) => compileFile(graph, file)))
    return {
      pages,
      diagnostics: pages.flatMap((page) => page.diagnostics),
      recompiled: (graph.ran(compiledPage) as string[]).toSorted(),
    }
  })
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

describe('the heads of pages', () => {
  it('are known before any page is compiled', async () => {
    const graph = openContent(await compiledFolder(), exampleConfig, cacheDirectory)
    const heads = await graph.repairing(() => graph.ask(expectedHeads, null))
    expect(heads.map(({ path, title }) => `${path} ${title}`)).toEqual(['/a One', '/b Two', '/c Three'])
  })
})

describe('the compilation of pages', () => {
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

  it('leaves pages alone that do not show what changed in the configuration', async () => {
    const root = await compiledFolder()
    const { recompiled } = await compile(root, { ...exampleConfig, navbar: [], description: 'Other.' })
    expect(recompiled).toEqual([])
  })

  it('compiles everything again for another brand', async () => {
    const root = await compiledFolder()
    const { recompiled } = await compile(root, {
      ...exampleConfig,
      brand: { ...exampleConfig.brand, name: 'Other' },
    })
    expect(recompiled).toEqual(['a.mdx', 'b.mdx', 'c.mdx'])
  })

  it('continues without a cache that cannot be read', async () => {
    const root = await compiledFolder()
    for (const file of readdirSync(cacheDirectory).filter((name) => name.endsWith('.traces')))
      writeFileSync(join(cacheDirectory, file), '\u0000\n\n\t\n')
    expect((await compile(root)).recompiled).toEqual(['a.mdx', 'b.mdx', 'c.mdx'])
  })

  it('reads the contract only where an operation may be shown', async () => {
    const root = writeFolder({
      'sidebars.yaml': 'docs: []\n',
      'openapi/openapi.yaml': 'openapi: 3.1.0\nservers: [{ url: https://api.own.example }]\n',
      'partials/server.mdx': 'At %api-host%, <Include partial="unit" />.\n',
      'partials/unit.mdx': 'in cents\n',
      'partials/shown.mdx': '<Operation id="list-boxes" />\n',
      'server.mdx': page('Server').replace('\n\nServer\n', '\n\n<Include partial="server" />\n'),
      'shown.mdx': page('Shown').replace('\n\nShown\n', "\n\n<Include partial='shown' />\n"),
      'unclear.mdx': page('Unclear').replace('\n\nUnclear\n', '\n\n<Include partial={"shown"} />\n'),
    })
    const read = async (file: string): Promise<boolean> => {
      const graph = openContent(root, exampleConfig)
      const { html } = await compileFile(graph, file)
      if (file === 'server.mdx') expect(html).toContain('At https://api.own.example, in cents.')
      return graph.runs().has('contract')
    }
    expect([await read('server.mdx'), await read('shown.mdx'), await read('unclear.mdx')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('gives two runs without a cache the same bytes', async () => {
    const root = await compiledFolder()
    const again = async () => {
      const graph = openContent(root, exampleConfig)
      return [await compileFile(graph, 'a.mdx'), await compileFile(graph, 'b.mdx')]
    }
    const [first, second] = [await again(), await again()]
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  })
})
