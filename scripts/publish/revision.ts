// The state of the repository at a deployment: commit, author, message, and whether files have changed since.

import { execFileSync } from 'node:child_process'

export interface Revision {
  /** 40 hexadecimal digits. */
  commit: string
  author: string
  /** First line of the commit's message. */
  subject: string
  /** Whether tracked files differ from the commit. */
  changed: boolean
}

/** Undefined if `root` is not a Git work tree, as in an unpacked archive. */
export function readRevision(root: string): Revision | undefined {
  const git = (...parameters: string[]): string =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const [commit = '', author = '', subject = ''] = git('log', '-1', '--format=%H%n%an%n%s').split('\n')
    const changed = git('status', '--porcelain', '--untracked-files=no') !== ''
    return /^[0-9a-f]{40}$/.test(commit) ? { commit, author, subject, changed } : undefined
  } catch {
    return undefined
  }
}
