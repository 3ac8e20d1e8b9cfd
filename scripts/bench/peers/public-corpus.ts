// The public corpus: documentation contained in npm packages, fetched once with npm and converted for all engines
// alike.

import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { messageOf } from '#site/model/message-of.ts'
import { InternalError } from '../../project/errors.ts'
import { plainMarkdown, type PlainPage } from './plain-markdown.ts'

/** Pinned packages with more than fifty pages of documentation, and the folder that contains it. */
const SOURCES: readonly [name: string, version: string, folder: string][] = [
  ['next', '16.4.6', 'dist/docs'],
  ['ai', '7.0.173', 'docs'],
  ['@mastra/core', '1.71.0', 'dist/docs/references'],
  ['npm', '12.2.0', 'docs/content'],
  ['eslint-plugin-sonarjs', '4.2.2', 'docs'],
  ['markdownlint', '0.42.1', 'doc'],
]

export interface PublicPage extends PlainPage {
  /** `next/app/guides/caching`, without an extension. */
  name: string
}

/** The given number of pages, spread over all packages; always the same ones. */
export function publicCorpus(folder: string, count: number): PublicPage[] {
  const all = SOURCES.flatMap(([name, version, docs]) => pagesOf(folder, name, version, docs))
  if (all.length < count) throw new InternalError(`the packages hold ${all.length} pages, not ${count}`)
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]!)
}

function pagesOf(folder: string, name: string, version: string, docs: string): PublicPage[] {
  const unpacked = join(folder, `${name.replace('/', '-')}-${version}`)
  if (!existsSync(unpacked)) unpack(unpacked, `${name}@${version}`)
  const root = join(unpacked, 'package', docs)
  const short = name.replace(/^.*\//, '')
  const found = new Map<string, PublicPage>()
  for (const file of globSync('**/*.{md,mdx}', { cwd: root }).sort()) {
    const page = plainMarkdown(readFileSync(join(root, file), 'utf8'))
    const path = `${short}/${slugOf(file)}`
    if (page && !found.has(path)) found.set(path, { ...page, name: path })
  }
  return [...found.values()]
}

/** `01-app/02-Guides/index.mdx` is `app/guides/overview`. */
function slugOf(file: string): string {
  const names = file.replace(/\.mdx?$/, '').split(/[/\\]/)
  const plain = names.map((name) =>
    name
      .replace(/^\d+-/, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
  )
  return plain.map((name) => (name === 'index' || name === 'readme' ? 'overview' : name)).join('/')
}

function unpack(target: string, specifier: string): void {
  mkdirSync(target, { recursive: true })
  try {
    const [packed = ''] = execFileSync('npm', ['pack', '--silent', specifier], {
      cwd: target,
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
    execFileSync('tar', ['xzf', packed], { cwd: target })
    rmSync(join(target, packed))
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    throw new InternalError(`${specifier} could not be fetched: ${messageOf(error)}`)
  }
}

/** Writes the pages as Markdown. Starlight renders the title's heading itself; for the others it is added. */
export function writePages(
  folder: string,
  pages: readonly PublicPage[],
  { withHeading }: { withHeading: boolean },
): string[] {
  const text = ({ title, description, body }: PlainPage): string =>
    `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${withHeading ? `# ${title}\n\n` : ''}${body}\n`
  const home = { title: 'Home', description: 'The first page.', body: 'All pages are in the sidebar.' }
  writePage(join(folder, 'index.md'), text(home))
  return pages.map((page) => {
    const file = join(folder, `${page.name}.md`)
    writePage(file, text(page))
    return file
  })
}

function writePage(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
