// Which files of its folder an instance of a plugin makes pages of.

import { posix } from 'node:path'
import type { Config } from '../../source/read-config.ts'
import type { SourceTree } from '../../source/source-tree.ts'
import { filesBelow } from '../page-path.ts'

/** Parts of pages, tests, and what packages bring. */
const NEVER_PAGES = /(?:^|\/)_|__tests__|\.test\.|(?:^|\/)node_modules\//

/** Paths below the folder. `exclude` replaces Docusaurus's own list, and most sites repeat that: here it adds to it. */
export function instanceFiles(tree: SourceTree, folder: string, { include, exclude }: Config): string[] {
  const [wanted, unwanted] = [globsOf(include), globsOf(exclude)]
  const included = wanted.filter((glob) => !glob.startsWith('!'))
  const left = [...unwanted, ...wanted.flatMap((glob) => (glob.startsWith('!') ? [glob.slice(1)] : []))]
  return filesBelow(tree.files, folder)
    .filter((route) => !NEVER_PAGES.test(route))
    .filter((route) => included.length === 0 || matches(route, included))
    .filter((route) => !matches(route, left))
}

function globsOf(value: unknown): string[] {
  const globs = Array.isArray(value) ? (value as unknown[]) : [value]
  return globs.filter((glob) => typeof glob === 'string').map((glob) => glob.replace(/^(!?)\.?\//, '$1'))
}

const matches = (route: string, globs: readonly string[]): boolean =>
  globs.some((glob) => posix.matchesGlob(route, glob))
