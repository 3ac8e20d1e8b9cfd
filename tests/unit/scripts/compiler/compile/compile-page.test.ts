import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { formatDiagnostics } from '#scripts/terminal/print-diagnostics.ts'
import { compileBody, compileText, exampleConfig, writeFolder } from '../compile-text.ts'
import { compileFile, openContent } from '../site-stages.ts'

const { renderPage } = vi.hoisted(() => ({ renderPage: vi.fn() }))
vi.mock('#scripts/compiler/compile/render-page.ts', async (original) => {
  const module = await original<typeof import('#scripts/compiler/compile/render-page.ts')>()
  renderPage.mockImplementation(module.renderPage)
  return { ...module, renderPage }
})

describe('compilePage', () => {
  it('reports a bug of its own as one, and names the file', async () => {
    renderPage.mockImplementationOnce(() => {
      throw new TypeError('x is undefined')
    })
    const { diagnostics, incomplete } = await compileBody('Text.')
    expect(incomplete).toBe(true)
    expect(formatDiagnostics(diagnostics)).toBe(
      [
        'error  content/page.mdx  bug',
        '',
        '  what  the page could not be rendered: x is undefined',
        '  why   this is a bug in the build, not a mistake in the content',
        '  fix   report it together with the file it names',
        '  more  docs/errors.md#bug',
        '',
        '1 error, 0 warnings',
      ].join('\n'),
    )
  })

  it('refuses a page that is too large, and says what may be', async () => {
    const { diagnostics } = await compileText('word '.repeat(600_000))
    expect(formatDiagnostics(diagnostics)).toBe(
      [
        'error  content/page.mdx  source-too-large',
        '',
        '  what  the file is 3.0 MB, and a page can be at most 2.5 MB',
        '  why   readers would wait for seconds, and a page that long has lost its focus',
        '  fix   split the page',
        '  more  docs/errors.md#source-too-large',
        '',
        '1 error, 0 warnings',
      ].join('\n'),
    )
  })

  it('compiles a page of 2 MB', async () => {
    const paragraph = 'One two three four five. '.repeat(80)
    const { words, diagnostics } = await compileBody(`${paragraph}\n\n`.repeat(1000))
    expect([words, diagnostics]).toEqual([400_000, []])
  })

  it('reads files with a byte order mark and Windows line ends', async () => {
    const { title, html } = await compileText(
      '\uFEFF---\r\ntitle: Page\r\ndescription: A page.\r\n---\r\n\r\nOne\r\ntwo.\r\n',
    )
    expect([title, html]).toEqual(['Page', '<h1>Page</h1><p>One\ntwo.</p>'])
  })

  it('compiles a page that is a link to a file, and a folder that is reached through a link', async () => {
    const root = writeFolder({ 'content/page.md': '# Page\n\nText.\n' })
    symlinkSync(join(root, 'content/page.md'), join(root, 'content/linked.md'))
    symlinkSync(join(root, 'content'), join(root, 'link'))
    const compile = (folder: string, file: string) =>
      compileFile(openContent(join(root, folder), exampleConfig), file)
    const pages = [await compile('content', 'linked.md'), await compile('link', 'page.md')]
    rmSync(root, { recursive: true })
    const expected = '<h1 id="page">Page</h1>\n<p>Text.</p>'
    expect(pages.map(({ path, html, diagnostics }) => [path, html, diagnostics])).toEqual([
      ['/linked', expected, []],
      ['/page', expected, []],
    ])
  })

  it('does not ask for the end of a tag that has none', async () => {
    const page = await compileText('---\ntitle: Page\ndescription: A page.\n---\n\nOne<br>two.\n')
    expect(page.diagnostics.map(({ fix }) => fix)).toEqual(['write it in Markdown, or `\\<br>` for the text'])
  })

  it('knows the path and title of a page that cannot be parsed', async () => {
    const page = await compileText('---\ntitle: Page\ndescription: A page.\nslug: /Start\n---\n\n<Steps>\n')
    expect(page).toMatchObject({ path: '/start', title: 'Page', html: '', incomplete: true })
    expect(page.diagnostics.map(({ code }) => code)).toEqual(['mdx-syntax'])
  })
})
