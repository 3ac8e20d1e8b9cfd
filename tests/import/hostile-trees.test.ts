import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { VITEPRESS, importFolder, importTree, writeTree } from './import-tree.ts'

const CONFIG = { 'docusaurus.config.js': 'module.exports = { title: "T" }' }

function npmRunImport(cwd: string, ...options: string[]) {
  return spawnSync(process.execPath, [join(PROJECT_ROOT, 'scripts/import.ts'), ...options], {
    cwd,
    encoding: 'utf8',
  })
}

describe('a hostile tree', () => {
  it('is reported, page by page, and the others are imported', async () => {
    const { places, told } = await importTree({
      ...CONFIG,
      'docs/good.md': '# Good\n\nText.\n',
      'docs/yaml.md': '---\ntitle: [\n---\n# Still here\n\nText.\n',
      'docs/binary.md': Buffer.from([0, 1, 2, 255]),
      'docs/huge.md': 'a'.repeat(2_600_000),
      'docs/broken.md': '# Broken\n\nOpen <b>text {\n',
      'docs/_category_.json': '{ "label": ',
    })
    expect(places).toEqual(expect.arrayContaining(['docs/good.mdx', 'docs/yaml.mdx', 'docs/broken.mdx']))
    expect(places).not.toContain('docs/binary.mdx')
    expect(places).not.toContain('docs/huge.mdx')
    expect(told).toEqual(
      expect.arrayContaining([
        'docs/binary.md:1:1 `docs/binary.md` is not UTF-8 text',
        expect.stringMatching(/^docs\/huge\.md:1:1 .* more than a page may have$/),
        expect.stringMatching(/^docs\/yaml\.md:\d+:1 the front matter is not YAML/),
        expect.stringMatching(/^docs\/broken\.md:\d+:\d+ the page is not MDX/),
      ]),
    )
  })

  it('reads nothing that a link out of the tree leads to', async () => {
    const outside = writeTree({ 'secret.md': '# Secret\n' })
    const root = writeTree({ ...CONFIG, 'docs/a.md': '# A\n\nText.\n' })
    symlinkSync(join(outside, 'secret.md'), join(root, 'docs/b.md'))
    symlinkSync(outside, join(root, 'docs/c'))
    symlinkSync(root, join(root, 'docs/round'))
    const { places, told } = await importFolder(root)
    expect(places.filter((place) => place.startsWith('docs/'))).toEqual(['docs/a.mdx'])
    expect(told).toContain(
      'docs/b.md:1:1 `docs/b.md` is a symbolic link that leads out of the tree or nowhere',
    )
  })

  it('runs nothing of a configuration and comes to an end with one that names itself', async () => {
    const mark = join(writeTree({ x: '' }), 'ran')
    const { places } = await importTree({
      'docusaurus.config.js': `require('fs').writeFileSync(${JSON.stringify(mark)}, '')
const a = b.c, b = a.d, c = [d, d, d], d = [c, c, c]
module.exports = { title: a, plugins: c, ...a }`,
      'docs/a.md': '# A\n\nText.\n',
    })
    expect(places).toContain('docs/a.mdx')
    expect(existsSync(mark)).toBe(false)
  })

  it('comes to an end with attributes of Vue whose tag never ends', async () => {
    const { text } = await importTree({
      ...VITEPRESS,
      'index.md': `# Home\n\n<a${' @b'.repeat(200_000)}\n`,
    })
    expect(text('index.mdx')).toContain('@b @b')
  })

  it('is imported where its configuration has objects in the place of names', async () => {
    const docusaurus = await importTree({
      'docusaurus.config.js': `const made = () => ({ name: 'x' })
module.exports = { title: {}, staticDirectories: [{}], presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]],
  plugins: [made, {}, [{}, {}], require({}), ['client-redirects', { fromExtensions: [{}] }]] }`,
      'sidebars.js': `module.exports = { a: [{ type: 'doc', id: {} }, { type: 'ref', id: {} }, { type: {} },
  { type: 'category', link: { type: 'doc', id: {} }, items: ['a'] }] }`,
      'docs/a.md': '# A\n\nText.\n',
    })
    expect(docusaurus.places).toContain('docs/a.mdx')
    const mintlify = await importTree({
      'docs.json': JSON.stringify({
        name: {},
        navigation: { languages: [{ language: {}, versions: [{}, { version: {} }] }, { language: {} }] },
      }),
      'a.mdx': '# A\n\nText.\n',
    })
    expect(mintlify.places).toContain('a.mdx')
  })
})

describe('npm run import', () => {
  it('says what is missing where no engine is recognised', () => {
    const { status, stderr } = npmRunImport(writeTree({ 'a.md': '# A\n' }), '.', '--to', 'out')
    expect(stderr).toContain('holds no configuration of one of docusaurus, starlight, vitepress, mintlify')
    expect(status).toBe(1)
  })

  it('replaces a folder with --force alone, and never the one that it reads', () => {
    const root = writeTree({
      'tree/docusaurus.config.js': 'module.exports = {}',
      'tree/docs/a.md': '# A\n\nText.\n',
    })
    mkdirSync(join(root, 'out'))
    writeFileSync(join(root, 'out/mine.md'), 'mine')
    expect(npmRunImport(root, 'tree', '--to', 'out').stderr).toContain('is not empty')
    expect(readFileSync(join(root, 'out/mine.md'), 'utf8')).toBe('mine')
    expect(npmRunImport(root, 'tree', '--to', 'tree', '--force').status).toBe(2)
    const { status, stdout } = npmRunImport(root, 'tree', '--to', 'out', '--force')
    expect(stdout).toContain('import: docusaurus, 2 pages and 0 files in out')
    expect(status).toBe(0)
    expect(existsSync(join(root, 'out/mine.md'))).toBe(false)
  })
})
