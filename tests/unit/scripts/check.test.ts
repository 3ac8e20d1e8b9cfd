import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const root = mkdtempSync(join(tmpdir(), 'docs-check-cli-'))
mkdirSync(join(root, 'content'))
afterAll(() => rmSync(root, { recursive: true }))

it('finds what the build finds, writes no release and ends with 1', () => {
  writeFileSync(join(root, 'content/index.md'), '# Home\n\n[nowhere](/nowhere)\n')
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(PROJECT_ROOT, 'scripts/run.ts'), 'check', '--no-cache'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  expect(stderr).toContain('error  content/index.md:3:1  link-target-missing\n')
  expect(stdout).toMatch(/\ncheck: 1 page, \d errors?, 0 warnings in /)
  expect(status).toBe(1)
  expect(readdirSync(root)).toEqual(['content'])
})
