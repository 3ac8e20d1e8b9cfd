// Resolves the target of a link in a source page: engines accept files, paths with and without extension, and the old
// base path.

import { posix } from 'node:path'
import { canonical } from '../engines/page-path.ts'
import { decodeOrKeep } from '#site/model/decode-or-keep.ts'

export interface PageTargets {
  /** Canonical path by file of the tree. */
  pathOfFile: ReadonlyMap<string, string>
  /** New path by the engine's path. */
  paths: ReadonlyMap<string, string>
  redirect: (path: string) => string | undefined
  base: string
  /** Folder that `@site/` starts at. */
  root: string
  /** Folders of pages: a page may name a file from that which holds it, and from `root`. */
  folders: readonly string[]
}

/** `from` is the page with the link: its file, and its path if it has one. */
export function pageAtAddress(
  path: string,
  from: { file: string; path: string | undefined },
  targets: PageTargets,
): string | undefined {
  const plain = decodeOrKeep(path)
  const own = from.path ?? pathBeside(from.file, targets)
  return pageOfFile(plain, from.file, targets) ?? pageOfPath(plain, own, targets)
}

/** A partial has no path of its own: its links are meant from that of a page in its folder. */
function pathBeside(file: string, { pathOfFile }: PageTargets): string {
  const folder = posix.dirname(file)
  return [...pathOfFile].find(([other]) => posix.dirname(other) === folder)?.[1] ?? '/'
}

function pageOfFile(plain: string, from: string, targets: PageTargets): string | undefined {
  if (plain.startsWith('@'))
    return pageInFile(posix.join(targets.root, plain.replace(/^@\w*\//, '')), targets)
  const beside = plain.startsWith('/') ? [] : [posix.dirname(from)]
  const isNamed = /\.mdx?$/i.test(plain) && !plain.startsWith('.')
  const folders = [...beside, ...(isNamed ? foldersOf(from, targets) : [])]
  return folders
    .map((folder) => pageInFile(posix.join(folder, plain), targets))
    .find((path) => path !== undefined)
}

/** The innermost of the folders that hold the page, then that of the site. */
function foldersOf(from: string, { folders, root }: PageTargets): string[] {
  const holding = folders.filter((folder) => !posix.relative(folder, from).startsWith('../'))
  const [own] = holding.sort((one, other) => other.length - one.length)
  return own === undefined ? [] : [own, root]
}

function pageInFile(file: string, { pathOfFile }: PageTargets): string | undefined {
  const bare = file.replace(/\/$/, '').replace(/\.html$/, '')
  const names = [
    bare,
    `${bare}.md`,
    `${bare}.mdx`,
    ...['index.md', 'index.mdx', 'README.md', 'README.mdx'].map((name) => posix.join(bare, name)),
  ]
  return names.map((name) => pathOfFile.get(name)).find((path) => path !== undefined)
}

function pageOfPath(plain: string, own: string, { paths, redirect, base }: PageTargets): string | undefined {
  const wanted = plain.startsWith('/')
    ? [plain, ...(base !== '/' && plain.startsWith(base) ? [`/${plain.slice(base.length)}`] : [])]
    : [posix.join(posix.dirname(own), plain), posix.join(own, plain), `/${plain}`]
  for (const one of wanted) {
    const old = canonical(one.replace(/\.mdx?$/i, ''))
    const found = paths.get(old) ?? redirect(old)
    if (found !== undefined) return found
  }
  return undefined
}
