import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { checkFolder } from '#scripts/content/check-folder.ts'
import { createWorld } from '#scripts/graph/world.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** What the build says about a folder with these files, and links by their target. */
function problemsOf(files: readonly string[], links: Readonly<Record<string, string>> = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), 'docs-content-'))
  folders.push(root)
  const enter = (name: string): string => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    return join(root, name)
  }
  for (const file of ['index.md', ...files]) writeFileSync(enter(file), '')
  for (const [name, target] of Object.entries(links)) symlinkSync(target, enter(name))
  const { diagnostics } = checkFolder(createWorld(), { root, label: 'content' })
  return diagnostics.map(({ severity, place, what, fix }) => `${severity} ${place.file}: ${what} -> ${fix}`)
}

it('says which links lead to no file', () => {
  expect(problemsOf(['sidebars.yaml', 'docs/a.md'], { 'docs/gone.mdx': 'b.mdx', 'docs/copy': '.' })).toEqual([
    'error content/docs/copy: the link leads to a folder, and only links to files are followed -> put the folder itself here, or a link to each file in it',
    'error content/docs/gone.mdx: the link leads to no file -> point it to the file that it stands for, or remove it',
  ])
})

it.each([
  ['docs/a.markdown', 'rename it to `docs/a.md`'],
  ['data/a.mdx', 'move it to another folder'],
  ['sidebar.yaml', 'move what it says to `sidebars.yaml`, and remove it'],
  ['redirects.yml', 'rename it to `redirects.yaml`'],
  ['style.json', 'write it as YAML, in `style.yaml`'],
  ['data/a.yml', 'rename it to `data/a.yaml`'],
  ['openapi/api.yaml', 'rename it to `openapi/openapi.yaml`'],
  ['openapi/openapi.json', 'write it as YAML, in `openapi/openapi.yaml`'],
])('says that nothing reads %s', (file, fix) => {
  const problems = problemsOf(['sidebars.yaml', file])
  expect(problems).toHaveLength(1)
  expect(problems[0]!.split(' -> ').at(-1)).toBe(fix)
  expect(problems[0]).toContain(`error content/${file}: `)
})

it('only warns where no sidebars are configured', () => {
  expect(problemsOf(['sidebars.yml', 'data/a.json', 'openapi/api.yaml'])).toEqual([
    'warning content/sidebars.yml: the build does not read `sidebars.yml` -> rename it to `sidebars.yaml`',
  ])
})

it('says nothing about files that are read, hidden or of another kind', () => {
  const read = ['sidebars.yaml', 'redirects.yaml', 'style.yaml', 'data/a.yaml', 'partials/a.md']
  const contract = ['openapi/openapi.yaml', 'openapi/schemas.yaml', 'openapi/_notes.md']
  const others = [
    '_draft.markdown',
    '.b.markdown',
    'docs/logo.png',
    'glossary.yaml',
    'data/README.txt',
    'redirects',
  ]
  const notes = ['data/README.md', 'openapi/paths/readme.mdx']
  const links = { node_modules: '../elsewhere' }
  expect(problemsOf([...read, ...contract, ...others, ...notes], links)).toEqual([])
})
