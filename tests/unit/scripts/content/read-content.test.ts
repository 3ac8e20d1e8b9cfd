import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { pathOfFile } from '#scripts/content/read-content.ts'
import { listFolder } from '../compiler/site-stages.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

function folderWith(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-content-'))
  folders.push(folder)
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}

function pagesOf(files: string[]): string[] {
  return listFolder(folderWith(files))!.pages.map(({ file, path }) => `${file} -> ${path}`)
}

describe('listContent', () => {
  it('gives the path of every page from its place', () => {
    expect(pagesOf(['index.mdx', 'docs/index.mdx', 'docs/api/errors.mdx', 'Guide/Set Up.md'])).toEqual([
      'Guide/Set Up.md -> /guide/set up',
      'docs/api/errors.mdx -> /docs/api/errors',
      'docs/index.mdx -> /docs',
      'index.mdx -> /',
    ])
  })

  it('leaves out partials, contracts, drawings, hidden and underscored files, and other formats', () => {
    const files = [
      'partials/a.mdx',
      'openapi/a.md',
      'diagrams/a.md',
      '.hidden/a.md',
      '_drafts/a.md',
      '_b.md',
      'c.txt',
    ]
    expect(pagesOf(['kept.md', ...files, 'node_modules/x/readme.md'])).toEqual(['kept.md -> /kept'])
  })

  it('takes only the folders at the top for partials, facts and the like', () => {
    expect(pagesOf(['docs/data/types.md', 'docs/partials/use.md', 'docs/openapi/index.md'])).toEqual([
      'docs/data/types.md -> /docs/data/types',
      'docs/openapi/index.md -> /docs/openapi',
      'docs/partials/use.md -> /docs/partials/use',
    ])
  })

  it("takes a README as its folder's page where there is no index", () => {
    expect(pagesOf(['README.md', 'a/README.md', 'b/README.md', 'b/index.md'])).toEqual([
      'README.md -> /',
      'a/README.md -> /a',
      'b/index.md -> /b',
    ])
  })

  it('reads the README of a configured folder as a note to authors', () => {
    expect(pagesOf(['README.md', 'sidebars.yaml', 'index.mdx', 'a/README.md'])).toEqual([
      'a/README.md -> /a',
      'index.mdx -> /',
    ])
  })

  it('names partials by their path without the ending', () => {
    const content = listFolder(folderWith(['partials/note.mdx', 'partials/keys/rotate.md', 'a.md']))
    expect(content!.partials).toEqual({ note: 'partials/note.mdx', 'keys/rotate': 'partials/keys/rotate.md' })
  })

  it('follows links to files, and not links to folders, which may form a circle', () => {
    const folder = folderWith(['a.md', 'b/c.md'])
    symlinkSync('../a.md', join(folder, 'b/linked.md'))
    symlinkSync('..', join(folder, 'b/up'))
    symlinkSync('nowhere.md', join(folder, 'dangling.md'))
    expect(listFolder(folder)!.pages.map(({ file }) => file)).toEqual(['a.md', 'b/c.md', 'b/linked.md'])
  })

  it('knows no folder where there is none', () => {
    expect(listFolder('/nowhere/at/all')).toBeUndefined()
  })
})

describe('pathOfFile', () => {
  it.each([
    ['naïve.md', '/naïve'],
    ['100%.md', '/100%'],
    ['what?.md', '/what?'],
    ['c#.md', '/c#'],
  ])('keeps %s readable as %s', (file, path) => expect(pathOfFile(file)).toBe(path))
})
