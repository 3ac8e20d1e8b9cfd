import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configurationProblem } from '#scripts/build/configuration-problem.ts'
import type { Diagnostic } from '#scripts/diagnostics/diagnostic.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs configuration é '))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** What is said where loading a configuration of this text fails with the error. */
function problemOf(source: string, error: unknown): Promise<Diagnostic | undefined> {
  const path = join(root, 'site/site.config.ts')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
  return configurationProblem(error, root)
}

describe('a configuration that cannot be loaded', () => {
  it.each([
    ['a quotation mark in a name', "export const siteConfig = {\n  title: 'Ada's docs',\n}\n", 2, 15],
    ['an object that is not closed', "export const siteConfig = {\n  title: 'Docs',\n", 3, 1],
    ['a name that is declared twice', 'const a = 1\nexport const b: number = 2\n  const a = 2\n', 3, 9],
  ])('says where the syntax is wrong: %s', async (_, source, line, column) => {
    const problem = await problemOf(source, new SyntaxError('Unexpected token'))
    expect(problem).toMatchObject({
      code: 'config-invalid',
      severity: 'error',
      place: { file: 'site/site.config.ts', line, column },
      what: expect.stringMatching(/^the file is not valid TypeScript: [a-z]/),
      fix: expect.stringMatching(/^correct the syntax/),
    })
  })

  it('says where it throws', async () => {
    const path = join(root, 'site/site.config.ts')
    const error = new TypeError("Cannot read properties of undefined (reading 'c')")
    error.stack = `${String(error)}\n    at ${pathToFileURL(path).href}:2:30\n    at ModuleJob.run (node:internal)`
    const problem = await problemOf('const a = {}\nexport const siteConfig = a.b.c\n', error)
    expect(problem?.place).toEqual({ file: 'site/site.config.ts', line: 2, column: 30 })
    expect(problem?.what).toContain('reading')
  })

  it('says nothing of mistakes elsewhere', async () => {
    const source = "export const siteConfig = { title: 'Docs' }\n"
    expect(await problemOf(source, new SyntaxError('Unexpected token'))).toBeUndefined()
    expect(await problemOf(source, new TypeError('nothing to do with it'))).toBeUndefined()
  })
})
