import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readRevision } from '#scripts/publish/revision.ts'
import { versionTag } from '#scripts/publish/publish-release.ts'
import { releaseNote, releaseOfNote } from '#scripts/publish/worker-versions.ts'
import { releaseOf } from './release-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'docs-revision-'))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...parameters: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@docs.example', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  })

describe('the revision of a deploy', () => {
  it('is unknown outside of a repository', () => {
    expect(readRevision(folder)).toBeUndefined()
  })

  it('names commit, author and message, and says when files have changed since', () => {
    git('init', '-q')
    writeFileSync(join(folder, 'page.md'), 'one')
    git('add', '.')
    git('commit', '-qm', 'docs(page): say one\n\nBecause.')
    const commit = git('rev-parse', 'HEAD').trim()
    expect(readRevision(folder)).toEqual({
      commit,
      author: 'Ada',
      subject: 'docs(page): say one',
      changed: false,
    })
    writeFileSync(join(folder, 'page.md'), 'two')
    expect(readRevision(folder)?.changed).toBe(true)
  })
})

describe('an uploaded version', () => {
  const release = releaseOf({ '/': 'home' })
  const revision = { commit: 'c'.repeat(40), author: 'Ada', subject: 'docs: say one', changed: false }

  it('carries release, commit, author and message, however long', () => {
    const { id } = release.stored
    const note = releaseNote(id, revision)
    expect(note).toBe(`release ${id}, commit ${revision.commit} by Ada: docs: say one`)
    expect(releaseOfNote(note)).toBe(id)
    const long = releaseNote(id, { ...revision, subject: '頁'.repeat(2000) })
    expect(Buffer.byteLength(long)).toBeLessThan(1000)
    expect(long).not.toContain('\ufffd')
    expect(releaseOfNote(long)).toBe(id)
  })

  it('differs for another commit, and for uncommitted changes', () => {
    const tagOf = (one?: typeof revision): string =>
      versionTag({ release, workerConfig: 'name = "docs"', revision: one })
    const tags = [
      tagOf(),
      tagOf(revision),
      tagOf({ ...revision, changed: true }),
      tagOf({ ...revision, commit: 'd'.repeat(40) }),
    ]
    expect(new Set(tags).size).toBe(4)
    expect(tags[2]).toMatch(/-c{12}-changed$/)
  })
})
