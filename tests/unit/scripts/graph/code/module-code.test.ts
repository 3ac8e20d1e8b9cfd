import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGraph } from '#scripts/graph/run/open-graph.ts'
import { moduleCode } from '#scripts/graph/code/module-code.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-code-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): string {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  return join(root, file)
}
const codeOf = (path: string): Promise<string> =>
  openGraph({ content: root, settings: {} }).ask(moduleCode, path)

describe('the code of a step', () => {
  it('holds what is imported at any depth, statically or not, and no types', async () => {
    const entry = write('a.ts', "import './b.ts'\nimport type { T } from './types.ts'\n")
    write('b.ts', "export const load = () => import('./c.ts')\n")
    write('c.ts', 'export const c = 1\n')
    write('types.ts', 'export type T = 1\n')
    const before = await codeOf(entry)
    write('types.ts', 'export type T = 2\n')
    expect(await codeOf(entry)).toBe(before)
    write('c.ts', 'export const c = 2\n')
    expect(await codeOf(entry)).not.toBe(before)
  })

  it('changes with a module that is looked for and appears', async () => {
    const entry = write('a.ts', "import './later.ts'\n")
    const before = await codeOf(entry)
    write('later.ts', 'export {}\n')
    expect(await codeOf(entry)).not.toBe(before)
  })

  it('ends at the modules of other steps', async () => {
    const entry = write('a.step.ts', "import './b.step.ts'\n")
    write('b.step.ts', "import './c.ts'\n")
    const before = await codeOf(entry)
    write('b.step.ts', 'export {}\n')
    expect(await codeOf(entry)).toBe(before)
  })

  it('follows circles once', async () => {
    const entry = write('a.ts', "import './b.ts'\n")
    write('b.ts', "import './a.ts'\n")
    expect(await codeOf(entry)).toMatch(/^[0-9a-f]{32}$/)
  })
})

it('finds nothing but steps in the modules of steps, or who asks one would depend on more than its result', async () => {
  const modules = globSync('scripts/**/*.step.ts', { cwd: PROJECT_ROOT })
  expect(modules.length).toBeGreaterThan(8)
  for (const file of modules) {
    const exported = (await import(pathToFileURL(join(PROJECT_ROOT, file)).href)) as Record<string, unknown>
    const others = Object.entries(exported).filter(
      ([, value]) => typeof (value as { run?: unknown }).run !== 'function',
    )
    expect(others.map(([name]) => `${file}: ${name}`)).toEqual([])
  }
})
