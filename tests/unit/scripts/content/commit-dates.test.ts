import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSite } from '#scripts/build/open-site.ts'
import { readCommitDates } from '#scripts/content/commit-dates.ts'
import { commitDates } from '#scripts/content/content.step.ts'

const root = mkdtempSync(join(tmpdir(), 'docs-dates-'))
const repository = join(root, 'repository')

function git(folder: string, ...parameters: string[]): void {
  execFileSync('git', ['-C', folder, ...parameters], { stdio: 'ignore' })
}

function commit(date: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(repository, 'content', file), text)
  git(repository, 'add', '.')
  const env = {
    ...process.env,
    GIT_COMMITTER_DATE: `${date}T12:00:00Z`,
    GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z',
  }
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
  execFileSync('git', ['-C', repository, ...author, 'commit', '-m', 'change'], { env, stdio: 'ignore' })
}

beforeAll(() => {
  mkdirSync(join(repository, 'content'), { recursive: true })
  git(repository, 'init')
  commit('2026-01-01', { 'a.md': '1', 'b.md': '1', 'naïve name.md': '1' })
  commit('2026-02-02', { 'b.md': '2' })
  commit('2026-03-03', { 'c.md': '1' })
})
afterAll(() => rmSync(root, { recursive: true }))

describe('readCommitDates', () => {
  it('gives each file below the folder the date of its last commit', async () => {
    const dates = await readCommitDates(join(repository, 'content'))
    expect(Object.fromEntries(dates)).toEqual({
      'a.md': '2026-01-01',
      'b.md': '2026-02-02',
      'c.md': '2026-03-03',
      'naïve name.md': '2026-01-01',
    })
  })

  it('knows nothing of what only the oldest commit of a shallow clone names', async () => {
    const shallow = join(root, 'shallow')
    execFileSync('git', ['clone', '--depth', '2', `file://${repository}`, shallow], { stdio: 'ignore' })
    const dates = await readCommitDates(join(shallow, 'content'))
    expect(Object.fromEntries(dates)).toEqual({ 'c.md': '2026-03-03' })
  })
})

describe('the dates of a build', () => {
  const content = join(repository, 'content')
  const dates = async (folder: string): Promise<Record<string, string>> => {
    const graph = openSite({ content: folder, cacheFolder: join(root, 'cache') })
    return graph.repairing(() => graph.ask(commitDates, null))
  }
  afterEach(() => vi.unstubAllEnvs())

  it('are none outside version control', async () => {
    const outside = mkdtempSync(join(root, 'outside-'))
    vi.stubEnv('GIT_CEILING_DIRECTORIES', root)
    expect(await dates(outside)).toEqual({})
  })

  it('are read again after git has failed once', async () => {
    const commands = join(root, 'commands')
    mkdirSync(commands)
    const path = process.env['PATH'] ?? ''
    const fail = 'case "$*" in *--name-only*) echo "out of memory" >&2; exit 128;; esac'
    const git = `#!/bin/sh\n${fail}\nPATH='${path}' exec git "$@"\n`
    writeFileSync(join(commands, 'git'), git, { mode: 0o755 })
    vi.stubEnv('PATH', commands + delimiter + path)
    await expect(dates(content)).rejects.toThrow('out of memory')
    vi.unstubAllEnvs()
    expect(await dates(content)).toMatchObject({ 'a.md': '2026-01-01' })
  })
})
