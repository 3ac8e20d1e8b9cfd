import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const run = promisify(execFile)
const project = mkdtempSync(join(tmpdir(), 'docs-run-'))

beforeAll(() => {
  for (const name of ['package.json', 'scripts', 'site'])
    cpSync(join(PROJECT_ROOT, name), join(project, name), { recursive: true })
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(project, 'node_modules'))
  writeFileSync(
    join(project, 'site/site.config.ts'),
    "export const siteConfig = {\n  title: 'Ada's docs',\n}\n",
  )
})
afterAll(() => rmSync(project, { recursive: true }))

/** What `npm run` prints for a script whose configuration cannot be read. */
async function outputOf(name: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const { scripts } = await import(join(PROJECT_ROOT, 'package.json'), { with: { type: 'json' } })
  const words: string[] = scripts[name].split(' ').slice(scripts[name].split(' ').indexOf('node') + 1)
  return run(process.execPath, [...words, '--help'], { cwd: project }).then(
    (output) => ({ code: 0, ...output }),
    (error) => error,
  )
}

describe('a mistake in the configuration', () => {
  it.each(['check', 'smoke', 'links', 'reference'])(
    'is a problem with file, line and fix for npm run %s',
    async (name) => {
      const { code, stderr } = await outputOf(name)
      expect(stderr).toMatch(
        /^error {2}site\/site\.config\.ts:2:15 {2}config-invalid\n[^]*\n {2}fix {3}correct the syntax/,
      )
      expect(stderr).not.toContain('    at ')
      expect(code).toBe(1)
    },
  )

  it('keeps no script from running that does not read it', async () => {
    const { code, stdout } = await outputOf('prove')
    expect(stdout).toMatch(/^npm run prove -- /)
    expect(code).toBe(0)
  })
})
