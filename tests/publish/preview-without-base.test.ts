import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

it('says that a list of changes needs the release to compare with', () => {
  const words = ['scripts/run.ts', 'preview', '--no-publish']
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: PROJECT_ROOT, encoding: 'utf8' })
  expect(stderr).toContain('preview: --no-publish is about what a release changes: add --base DIR')
  expect(status).toBe(2)
})
