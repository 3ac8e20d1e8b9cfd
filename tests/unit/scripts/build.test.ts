import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const root = mkdtempSync(join(tmpdir(), 'docs-build-cli-'))
const content = join(root, 'content')
mkdirSync(content)
writeFileSync(join(content, 'index.md'), '# Home\n\nText.\n')
afterAll(() => rmSync(root, { recursive: true }))

function npmRunBuild(...options: string[]): { status: number | null; stdout: string; stderr: string } {
  const { GITHUB_ACTIONS: _, ...env } = process.env
  return spawnSync(
    process.execPath,
    [join(PROJECT_ROOT, 'scripts/run.ts'), 'build', '--no-cache', ...options],
    {
      cwd: root,
      encoding: 'utf8',
      env,
    },
  )
}

describe('npm run build', () => {
  it('prints a line per step and a summary, and ends with 0', () => {
    const { status, stdout, stderr } = npmRunBuild('--content', 'content', '--out', 'dist')
    expect(stderr).toBe('')
    expect(stdout).toMatch(
      /^build: read contract \(.*\)\nbuild: compile pages: 1 page, \d compiled now \(.*\)\nbuild: check \(.*\)\n/,
    )
    expect(stdout).toMatch(/\n {2}release +[0-9a-f]{32}\n {2}pages +1 page, \d+ words?\n/)
    expect(stdout).toMatch(/\nbuild: done in [\d.]+ m?s\n$/)
    expect(status).toBe(0)
  })

  it('prints every problem and the count, and ends with 1', () => {
    writeFileSync(join(content, 'broken.md'), '# Broken\n\n[nowhere](/nowhere) and [nothing](#nothing)\n')
    const { status, stderr } = npmRunBuild('--out', 'dist')
    expect(stderr).toMatch(/^error {2}content\/broken\.md:3:1 {2}link-target-missing\n/)
    expect(stderr).toMatch(/\nerror {2}content\/broken\.md:3:25 {2}link-anchor-missing\n/)
    expect(stderr).toMatch(/\n2 errors, 0 warnings\nbuild: failed, dist is unchanged\n$/)
    expect(status).toBe(1)
  })

  it('adds annotations where GitHub reads them', () => {
    expect(npmRunBuild('--out', 'dist', '--github').stdout).toMatch(
      /\n::error file=content\/broken\.md,line=3,endLine=3,col=1,endColumn=\d+,title=link-target-missing::/,
    )
  })

  it('explains itself with --help, and ends with 2 for an option that it does not have', () => {
    const help = npmRunBuild('--help')
    expect(help.stdout).toMatch(
      /^npm run build -- \[options\]\n[^]*--content DIR +[^\n]*\(default: content\)\n/,
    )
    expect(help.status).toBe(0)
    const wrong = npmRunBuild('--contents', 'x')
    expect(wrong.stderr).toBe(
      'build: unknown option --contents; did you mean --content?\nSee npm run build -- --help\n',
    )
    expect(wrong.status).toBe(2)
  })
})
