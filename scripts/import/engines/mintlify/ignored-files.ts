// What a `.mintignore` leaves out of a Mintlify site: patterns as in a `.gitignore`.

import { posix } from 'node:path'

/** Whether a file, named from the folder of the list, is left out: the last pattern that matches it decides. */
export function ignoredFiles(list: string): (route: string) => boolean {
  const rules = list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ ignores: !line.startsWith('!'), globs: globsOf(line.replace(/^!/, '')) }))
  return (route) => {
    const last = rules.findLast(({ globs }) => globs.some((glob) => posix.matchesGlob(route, glob)))
    return last?.ignores ?? false
  }
}

/** A pattern without a slash inside matches at any depth; a folder stands for all that it holds. */
function globsOf(pattern: string): string[] {
  const bare = pattern.replace(/^\/|\/$/g, '')
  const glob = /\/./.test(pattern) ? bare : `**/${bare}`
  return pattern.endsWith('/') ? [`${glob}/**`] : [glob, `${glob}/**`]
}
