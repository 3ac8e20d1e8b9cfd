import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { openGraph, type Graph } from '#scripts/graph/open-graph.ts'
import { step } from '#scripts/graph/step.ts'

const code = vi.hoisted(() => ({ hasChanged: false }))
vi.mock('#scripts/graph/loaded-code.ts', () => ({ hasLoadedCodeChanged: () => code.hasChanged }))

const root = mkdtempSync(join(tmpdir(), 'docs-graph-code-'))
afterAll(() => rmSync(root, { recursive: true }))

const text = step<string, string>('test: text', import.meta.url, (reads, path) => reads.text(path) ?? '')
const file = join(root, 'a.txt')

async function run(): Promise<Graph> {
  const graph = openGraph({ folder: join(root, 'cache'), content: root, settings: {} })
  await graph.repairing(() => graph.ask(text, file))
  return graph
}

it('keeps nothing of a run during which its own code was written', async () => {
  writeFileSync(file, 'one')
  code.hasChanged = true
  await run()
  code.hasChanged = false
  expect((await run()).ran(text)).toEqual([file])
  expect((await run()).ran(text)).toEqual([])
})
