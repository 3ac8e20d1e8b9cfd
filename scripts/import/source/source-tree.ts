// The tree to import: its files, read only from inside it. Follows no symbolic link out of the tree.

import { isUtf8 } from 'node:buffer'
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import type { Report } from '../found/import-problem.ts'

/** The largest page that the build takes. */
const MAX_TEXT_BYTES = 2_500_000
const MAX_FILES = 100_000
const LEFT_OUT = new Set(['node_modules', '.git', '.docusaurus', '.astro', '.cache'])
/** Build output of a package; elsewhere these are ordinary folders, for example of pages about builds. */
const BUILT = new Set(['dist', 'build'])

export interface SourceTree {
  /** Absolute, without symbolic links. */
  root: string
  /** Sorted paths relative to the root, with forward slashes. */
  files: readonly string[]
  has: (file: string) => boolean
  /** Text of a file with `\n` line ends; undefined, and reported, if it is not text. */
  text: (file: string) => string | undefined
  bytes: (file: string) => Buffer | undefined
}

export function readTree(directory: string, report: Report): SourceTree {
  const root = realpathSync(directory)
  const files = listFiles(root, report)
  const known = new Set(files)
  const bytes = (file: string): Buffer | undefined =>
    known.has(file) ? readFileSync(join(root, file)) : undefined
  return {
    root,
    files,
    has: (file) => known.has(file),
    bytes,
    text: (file) => {
      const content = bytes(file)
      return content && readText(file, content, report)
    },
  }
}

function listFiles(root: string, report: Report): string[] {
  const files: string[] = []
  const open = ['']
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const names = readdirSync(join(root, folder)).sort()
    const isPackage = names.includes('package.json')
    for (const name of names) {
      const file = posix.join(folder, name)
      const kind = kindOf(root, file, report)
      if (kind === 'folder' && !LEFT_OUT.has(name) && !(isPackage && BUILT.has(name))) open.push(file)
      if (kind === 'file' && files.length < MAX_FILES) files.push(file)
    }
  }
  return files.sort()
}

function kindOf(root: string, file: string, report: Report): 'file' | 'folder' | undefined {
  const path = join(root, file)
  const entry = lstatSync(path)
  if (entry.isDirectory()) return 'folder'
  if (entry.isFile()) return 'file'
  if (!entry.isSymbolicLink()) return undefined
  const target = targetInside(root, path)
  if (target === undefined) {
    reportFile(
      report,
      file,
      'is a symbolic link that leads out of the tree or nowhere',
      'copy its target into the tree',
    )
    return undefined
  }
  // A symbolic link to a folder could contain itself; one to a file cannot.
  return statSync(target).isFile() ? 'file' : undefined
}

function targetInside(root: string, path: string): string | undefined {
  try {
    const target = realpathSync(path)
    const below = relative(root, target)
    return below === '..' || below.startsWith(`..${sep}`) ? undefined : target
  } catch {
    return undefined
  }
}

function readText(file: string, bytes: Buffer, report: Report): string | undefined {
  if (bytes.length > MAX_TEXT_BYTES) {
    reportFile(
      report,
      file,
      `has ${bytes.length} bytes, more than a page may have`,
      'split it and import it again',
    )
    return undefined
  }
  if (bytes.includes(0) || !isUtf8(bytes)) {
    reportFile(report, file, 'is not UTF-8 text', 'save it as UTF-8 and import it again')
    return undefined
  }
  return bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
}

function reportFile(report: Report, file: string, what: string, fix: string): void {
  report({ kind: 'file', file, line: 1, column: 1, what: `\`${file}\` ${what}`, fix })
}
