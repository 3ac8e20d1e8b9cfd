// The date of a page's last change: from version control, else from the front matter, else none.

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { UserError } from '../project/errors.ts'

/** Content-relative file to `YYYY-MM-DD`. */
type CommitDates = ReadonlyMap<string, string>

const COMMIT_MARK = '\u0001'

/**
 * Dates of the last commit of every file below a folder of a repository that has commits, by one `git log`. In a
 * shallow clone the oldest commits seem to add every file, so a file that only they name has no known date. Throws
 * where git fails: pages without dates would be kept until the next commit.
 */
export async function readCommitDates(root: string): Promise<CommitDates> {
  const format = `--format=${COMMIT_MARK}%H %cs`
  const [log, boundary] = await Promise.all([
    git(root, ['log', format, '--name-only', '--no-renames', '--relative', '-z', '--', '.']),
    readBoundary(root),
  ])
  return parseLog(log, boundary)
}

/** `log` is newest first: the first commit that names a file is its last change. */
function parseLog(log: string, boundary: ReadonlySet<string>): CommitDates {
  const dates = new Map<string, string>()
  for (const commit of log.split(COMMIT_MARK).slice(1)) {
    const [head = '', ...files] = commit.split(/\0\n?|\n/)
    const [hash = '', date = ''] = head.split(' ')
    if (boundary.has(hash)) continue
    for (const file of files) if (file !== '' && !dates.has(file)) dates.set(file, date)
  }
  return dates
}

/** Commits whose parents a shallow clone lacks. */
async function readBoundary(root: string): Promise<ReadonlySet<string>> {
  const file = await git(root, ['rev-parse', '--git-path', 'shallow'])
  try {
    return new Set(readFileSync(resolve(root, file.trim()), 'utf8').split('\n').filter(Boolean))
  } catch {
    return new Set()
  }
}

/** Output of a git command. */
function git(root: string, parameters: string[]): Promise<string> {
  return new Promise((done, failed) => {
    execFile('git', ['-C', root, ...parameters], { maxBuffer: 1 << 30 }, (error, stdout, stderr) => {
      if (!error) return done(stdout)
      const reason = stderr.trim() || error.message
      failed(new UserError(`git cannot read when the pages in ${root} last changed: ${reason}`))
    })
  })
}
