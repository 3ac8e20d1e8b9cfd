// Random edits of a content folder: what authors do to pages and everything around them, mistakes included.

import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { Random } from './random-numbers.ts'
import { SMALL_SITE } from './small-site.ts'

export interface EditedSite {
  root: string
  config: SiteConfig
}

/** Makes the edit; says what was done. */
export type Edit = (site: EditedSite, random: Random) => string

const CONTRACT = join(PROJECT_ROOT, 'tests/fixtures/reference-site/openapi')
const WORDS = ['token', 'vault', 'key', 'simply', 'card', 'reader', 'box', 'secret']

const filesIn = (root: string, pattern: string): string[] => globSync(pattern, { cwd: root }).sort()
const pagesIn = (root: string): string[] =>
  filesIn(root, 'docs/**/*.{md,mdx}').filter((file) =>
    statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
  )
const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')
/** Makes room for a file: an earlier edit may have put a folder there. */
function placeFor(root: string, file: string): string {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) rmSync(path, { recursive: true })
  return path
}
function write(root: string, file: string, text: string): void {
  writeFileSync(placeFor(root, file), text)
}

/** Changes one place of a file. */
function change(root: string, file: string, find: RegExp, by: (found: string) => string): void {
  write(root, file, read(root, file).replace(find, by))
}

const LINES = [
  'One more sentence.',
  'See [keys](./keys.mdx#private) and [nothing](/no/such/page).',
  '<Include partial="care" who="you" />',
  '<Include partial="missing" />',
  '<Facts name="kinds" />',
  '<Facts name="missing" />',
  '<RequestSample id="list-boxes" />',
  '![A box](./box.svg)',
  '![Nothing](./nothing.svg)',
  '```json\n{ "a": }\n```',
  '```js\nconst a = 1\n```',
  '<Steps>',
  '%brand% and %unknown-name%',
  '## A heading {#private}',
  'Call 4242424242424242 or write to ada@somebody.dev.',
]

/** By the kind of what is edited. */
export const CONTENT_EDITS: Record<string, Edit> = {
  'add a line to a page': ({ root }, random) => {
    const [file, line] = [random.pick(pagesIn(root)), random.pick(LINES)]
    change(root, file, /\n## Related\n|$/, (found) => `\n${line}\n${found}`)
    return `${file}: ${line}`
  },
  'take a line out of a page': ({ root }, random) => {
    const file = random.pick(pagesIn(root))
    const lines = read(root, file).split('\n')
    const [line] = lines.splice(random.number(lines.length), 1)
    write(root, file, lines.join('\n'))
    return `${file}: ${line}`
  },
  'replace a word of a page': ({ root }, random) => {
    const [file, word] = [random.pick(pagesIn(root)), random.pick(WORDS)]
    change(root, file, new RegExp(`\\b${random.pick(WORDS)}\\b`), () => word)
    return `${file}: ${word}`
  },
  'change front matter': ({ root }, random) => {
    const file = random.pick(pagesIn(root))
    const line = random.pick([
      'title: Another title',
      'slug: /docs/elsewhere',
      'noindex: true',
      'badge: beta',
      'titel: Wrong',
    ])
    change(root, file, /^---\n/, () => `---\n${line}\n`)
    return `${file}: ${line}`
  },
  'add a page': ({ root }, random) => {
    const file = `docs/added-${random.number(5)}.mdx`
    write(
      root,
      file,
      `---\ntitle: Added ${random.number(9)}\ndescription: Added.\n---\n\n${random.pick(LINES)}\n`,
    )
    return file
  },
  'remove a page': ({ root }, random) => {
    const files = pagesIn(root)
    if (files.length < 4) return 'nothing'
    const file = random.pick(files)
    rmSync(join(root, file))
    return file
  },
  'rename a page': ({ root }, random) => {
    const file = random.pick(pagesIn(root))
    const target = `docs/renamed-${random.number(4)}.mdx`
    renameSync(join(root, file), placeFor(root, target))
    return `${file} to ${target}`
  },
  'edit a partial': ({ root }, random) => {
    const text = random.pick([
      'Other words for **%who%**.\n',
      'Two.\n\nParagraphs.\n',
      '<Include partial="care" />\n',
      'No name.\n',
    ])
    const file = random.pick(filesIn(root, 'partials/**/*.mdx'))
    write(root, file, text)
    return `${file}: ${text}`
  },
  'add or remove a partial': ({ root }) => {
    const file = join(root, 'partials/missing.mdx')
    if (existsSync(file)) rmSync(file)
    else writeFileSync(file, 'It is here now.\n')
    return 'partials/missing.mdx'
  },
  'edit a table of facts': ({ root }, random) => {
    const file = random.pick(filesIn(root, 'data/*.yaml'))
    const row = random.pick([
      '  - kind: both\n    meaning: For all\n',
      '  - knd: typo\n',
      '  - kind: [a, b]\n',
    ])
    write(root, file, read(root, file) + row)
    return `${file}: ${row.trim()}`
  },
  'add or remove a table': ({ root }) => {
    const file = join(root, 'data/missing.yaml')
    if (existsSync(file)) rmSync(file)
    else writeFileSync(file, 'columns: { a: A }\nrows:\n  - a: one\n')
    return 'data/missing.yaml'
  },
  'edit the contract': ({ root }, random) => {
    const files = filesIn(root, 'openapi/**/*.yaml')
    if (files.length === 0) return 'nothing'
    const file = random.pick(files)
    const lines = read(root, file).split('\n')
    const at = lines.findIndex((line, index) => index >= random.number(lines.length) && /: \w/.test(line))
    if (at < 0) return 'nothing'
    lines[at] = random.pick([
      `${lines[at]} more`,
      lines[at]!.replace(/(\w)(\w)/, '$2$1'),
      `${lines[at]} # note`,
    ])
    write(root, file, lines.join('\n'))
    return `${file}: ${lines[at]}`
  },
  'take the contract away, or bring it back': ({ root }) => {
    const folder = join(root, 'openapi')
    if (existsSync(folder)) rmSync(folder, { recursive: true })
    else cpSync(CONTRACT, folder, { recursive: true })
    return 'openapi'
  },
  'edit the sidebar': ({ root }, random) => {
    if (!existsSync(join(root, 'sidebars.yaml'))) return 'nothing'
    const lines = read(root, 'sidebars.yaml').split('\n')
    const done =
      random.number(2) === 0
        ? lines.splice(random.number(lines.length), 1)
        : lines.splice(1, 0, '  - /docs/added-1')
    write(root, 'sidebars.yaml', lines.join('\n'))
    return String(done)
  },
  'take the sidebars away, or bring them back': ({ root }) => {
    if (existsSync(join(root, 'sidebars.yaml'))) rmSync(join(root, 'sidebars.yaml'))
    else write(root, 'sidebars.yaml', SMALL_SITE['sidebars.yaml']!)
    return 'sidebars.yaml'
  },
  'edit the rules of style': ({ root }, random) => {
    const text = random.pick([
      'words:\n  - not: [vault]\n',
      'headings: sentence\n',
      'wrods: []\n',
      'words:\n  - not: [simply]\n',
    ])
    write(root, 'style.yaml', text)
    return text
  },
  'put a folder in the place of a page': ({ root }, random) => {
    const files = pagesIn(root)
    if (files.length < 4) return 'nothing'
    const file = random.pick(files)
    const text = read(root, file)
    rmSync(join(root, file))
    write(root, `${file}/inside.mdx`, text)
    return file
  },
  'put a page into a folder, or make it the page of one': ({ root }, random) => {
    const file = random.pick(pagesIn(root))
    const target = file.replace(/\.mdx?$/, random.pick(['/index.mdx', '/README.md', '/deep/page.mdx']))
    renameSync(join(root, file), placeFor(root, target))
    return `${file} to ${target}`
  },
  'write a page as another editor does': ({ root }, random) => {
    const file = random.pick(pagesIn(root))
    const text = read(root, file)
    write(root, file, random.pick([text.replaceAll('\n', '\r\n'), `\uFEFF${text}`, text.trimEnd(), '']))
    return file
  },
  'add a page of the same path': ({ root }, random) => {
    const file = random.pick(pagesIn(root))
    const other = file.endsWith('.mdx') ? file.slice(0, -1) : `${file}x`
    cpSync(join(root, file), placeFor(root, other))
    return other
  },
  'link to a page of another folder': ({ root }, random) => {
    const link = join(root, 'docs/linked.mdx')
    rmSync(link, { force: true })
    const target = random.pick([...pagesIn(root), 'docs/gone.mdx'])
    symlinkSync(join(root, target), link)
    return `docs/linked.mdx to ${target}`
  },
  commit: ({ root }, random) => {
    const day = `2026-0${random.number(9) + 1}-01T12:00:00Z`
    const git = (...parameters: string[]): void =>
      void execFileSync(
        'git',
        ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parameters],
        {
          env: { ...process.env, GIT_COMMITTER_DATE: day },
        },
      )
    git('init', '--quiet')
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', '--message', 'Words')
    return day
  },
  'edit the redirects': ({ root }, random) => {
    const line = `/moved-${random.number(5)}: ${random.pick(['/docs', '/docs/keys#public', '/nowhere', '/old'])}\n`
    write(root, 'redirects.yaml', read(root, 'redirects.yaml') + line)
    return line
  },
  'edit an image': ({ root }, random) => {
    const size = random.number(90) + 1
    write(root, 'docs/box.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="3"></svg>\n`)
    return `${size} wide`
  },
  'add or remove an image': ({ root }) => {
    const file = join(root, 'docs/nothing.svg')
    if (existsSync(file)) rmSync(file)
    else writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"></svg>\n')
    return 'docs/nothing.svg'
  },
  'edit the configuration': (site, random) => {
    const { brand } = site.config
    site.config = {
      ...site.config,
      ...random.pick<Partial<SiteConfig>>([
        { title: `Title ${random.number(9)}` },
        { brand: { ...brand, name: `Brand${random.number(9)}` } },
        { brand: { ...brand, headerPrefix: random.pick(['ACM', 'XYZ']) } },
        { origin: `https://docs-${random.number(9)}.example` },
        { navbar: [{ type: 'doc', label: 'Docs', path: random.pick(['/docs', '/none']), sidebar: 'docs' }] },
      ]),
    }
    return JSON.stringify(site.config.brand)
  },
}
