// Checks and stages the git working tree: what init removes can be restored, and what it writes is tracked.

import { execFileSync } from 'node:child_process'
import { UserError } from '../project/errors.ts'

/** Throws where something would be lost. */
export function requireCleanTree(root: string): void {
  const changed = git(root, 'status', '--porcelain')
  if (changed === undefined)
    throw new UserError(
      'this folder is not under version control, so nothing could be undone: run `git init && git add --all && git commit -m Begin` first',
    )
  if (changed === '') return
  const files = changed.split('\n').filter((line) => line !== '')
  const shown = files.slice(0, 5).map((line) => `\n  ${line.trim()}`)
  const rest = files.length > shown.length ? `\n  and ${files.length - shown.length} more` : ''
  throw new UserError(
    `files have changed since the last commit, and could be lost: commit or discard them first${shown.join('')}${rest}`,
  )
}

export function stageAll(root: string): void {
  execFileSync('git', ['add', '--all'], { cwd: root, stdio: 'ignore' })
}

function git(root: string, ...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}
