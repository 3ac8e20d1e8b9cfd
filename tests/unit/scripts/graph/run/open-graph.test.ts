import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openGraph, type Graph } from '#scripts/graph/run/open-graph.ts'
import { step, stepWithParts, type Step } from '#scripts/graph/step.ts'
import { openStore } from '#scripts/graph/store/store.ts'

const code = vi.hoisted(() => ({ hasChanged: false }))
vi.mock('#scripts/graph/code/loaded-code.ts', () => ({ hasLoadedCodeChanged: () => code.hasChanged }))

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-graph-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const at = (file: string): string => join(root, file)
function write(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}

/** A new run over what earlier runs have left. */
const open = (settings: Record<string, unknown> = {}): Graph =>
  openGraph({ folder: at('cache'), content: root, settings })

// Steps take a path, so that each test works in a folder of its own.
const here = import.meta.url
const words = step<string, string[]>('test: words', here, (reads, path) =>
  (reads.text(path) ?? '').split(/\s+/).filter(Boolean),
)
const count = step<string, number>('test: count', here, async (reads, path) => {
  return (await reads.ask(words, path)).length
})
const listed = step<string, string[]>('test: list', here, (reads, path) =>
  (reads.list(path) ?? []).map(({ name }) => name),
)
const exists = step<string, string>('test: kind', here, (reads, path) => reads.kind(path))
const setting = step<string, unknown>('test: setting', here, (reads, name) => reads.setting(name))
const environment = step<string, string>('test: env', here, (reads, name) => reads.env(name) ?? '')
const table = stepWithParts<string, Record<string, string>>('test: table', here, (reads, path) =>
  Object.fromEntries((reads.text(path) ?? '').split('\n').map((line) => line.split('=') as [string, string])),
)
const lookUp = step<{ path: string; key: string }, string>('test: look up', here, async (reads, input) => {
  return (await reads.parts(table, input.path)).get(input.key) ?? 'none'
})
const names = step<string, string[]>('test: names', here, async (reads, path) =>
  (await reads.parts(table, path)).keys(),
)
const long = step<string, string>('test: long', here, (reads, path) => (reads.text(path) ?? '').repeat(500))
const published = step<string, string>('test: publish', here, (reads, path) =>
  reads.publish(reads.text(path) ?? ''),
)
const circle: Step<null, number> = step(
  'test: circle',
  here,
  async (reads) => (await reads.ask(circle, null)) + 1,
)

async function ask<Result>(graph: Graph, work: () => Promise<Result>): Promise<[Result, string[]]> {
  const result = await graph.repairing(work)
  return [result, [...graph.runs().keys()].filter((name) => name.startsWith('test: ')).sort()]
}

describe('a step', () => {
  it('does not run again while what it has read is what it was', async () => {
    write('a.txt', 'one two')
    const first = open()
    expect(await ask(first, () => first.ask(count, at('a.txt')))).toEqual([2, ['test: count', 'test: words']])
    const second = open()
    expect(await ask(second, () => second.ask(count, at('a.txt')))).toEqual([2, []])
  })

  it('does not run again where a step that it asked gives the same as before', async () => {
    write('a.txt', 'one two')
    const first = open()
    await ask(first, () => first.ask(count, at('a.txt')))
    write('a.txt', 'one   two\n')
    const second = open()
    expect(await ask(second, () => second.ask(count, at('a.txt')))).toEqual([2, ['test: words']])
    write('a.txt', 'one two three')
    const third = open()
    expect(await ask(third, () => third.ask(count, at('a.txt')))).toEqual([3, ['test: count', 'test: words']])
  })

  it.each<[what: string, run: (graph: Graph) => Promise<unknown>, change: () => void]>([
    ['a file that was not there', (graph) => graph.ask(words, at('b.txt')), () => write('b.txt', 'new')],
    ['a file that is gone', (graph) => graph.ask(words, at('a.txt')), () => rmSync(at('a.txt'))],
    ['a new name in a folder', (graph) => graph.ask(listed, at('f')), () => write('f/c.txt', '')],
    ['a folder that appears', (graph) => graph.ask(exists, at('d')), () => write('d/e.txt', '')],
    [
      'an environment variable',
      (graph) => graph.ask(environment, 'GRAPH_TEST'),
      () => void (process.env['GRAPH_TEST'] = String(Math.random())),
    ],
  ])('runs again for %s', async (_what, run, change) => {
    write('a.txt', 'one')
    const first = open()
    await first.repairing(() => run(first))
    const same = open()
    await same.repairing(() => run(same))
    expect(same.runs().size).toBe(0)
    change()
    const second = open()
    const [warm] = await ask(second, () => run(second))
    const cold = openGraph({ content: root, settings: {} })
    expect(warm).toEqual(await run(cold))
    expect(second.runs().size).toBeGreaterThan(0)
  })

  it('runs again for another value of a setting that it looked at, and of no other', async () => {
    const run = async (settings: Record<string, unknown>) => {
      const graph = open(settings)
      return ask(graph, () => graph.ask(setting, 'a'))
    }
    expect(await run({ a: 1, b: 1 })).toEqual([1, ['test: setting']])
    expect(await run({ a: 1, b: 2 })).toEqual([1, []])
    expect(await run({ a: 2, b: 2 })).toEqual([2, ['test: setting']])
  })

  it('depends on the parts that it looked at, on those that were absent, and on no others', async () => {
    write('t.txt', 'a=1\nb=2')
    const run = async (key: string) => {
      const graph = open()
      return ask(graph, () => graph.ask(lookUp, { path: at('t.txt'), key }))
    }
    expect((await run('a'))[0]).toBe('1')
    expect((await run('c'))[0]).toBe('none')
    write('t.txt', 'a=1\nb=3')
    expect(await run('a')).toEqual(['1', ['test: table']])
    expect(await run('c')).toEqual(['none', []])
    write('t.txt', 'a=1\nb=3\nc=4')
    expect(await run('a')).toEqual(['1', ['test: table']])
    expect(await run('c')).toEqual(['4', ['test: look up']])
  })

  it('depends on the names of all parts where it has listed them', async () => {
    write('t.txt', 'a=1\nb=2')
    const run = async () => {
      const graph = open()
      return ask(graph, () => graph.ask(names, at('t.txt')))
    }
    expect((await run())[0]).toEqual(['a', 'b'])
    write('t.txt', 'a=3\nb=4')
    expect(await run()).toEqual([['a', 'b'], ['test: table']])
    write('t.txt', 'a=3\nc=4')
    expect(await run()).toEqual([
      ['a', 'c'],
      ['test: names', 'test: table'],
    ])
  })

  it('runs again when its code, or a module that this imports, says something else', async () => {
    write('code/first.ts', "import { second } from './second.ts'\nexport const first = second\n")
    write('code/second.ts', 'export const second = 1\n')
    const url = pathToFileURL(at('code/first.ts')).href
    const coded = step<null, string>('test: code', url, () => 'result')
    const run = async () => {
      const graph = open()
      return (await ask(graph, () => graph.ask(coded, null)))[1]
    }
    expect(await run()).toEqual(['test: code'])
    expect(await run()).toEqual([])
    write('code/second.ts', 'export const second = 2\n')
    expect(await run()).toEqual(['test: code'])
    write('code/unrelated.ts', 'export const third = 3\n')
    expect(await run()).toEqual([])
  })

  it('that asks itself fails instead of waiting for ever', async () => {
    const graph = open()
    await expect(graph.ask(circle, null)).rejects.toThrow('depends on itself')
  })

  it('that fails is asked again', async () => {
    let fails = true
    const failing = step<null, string>('test: failing', here, () => {
      if (fails) throw new Error('not yet')
      return 'done'
    })
    const first = open()
    await expect(first.repairing(() => first.ask(failing, null))).rejects.toThrow('not yet')
    fails = false
    expect(await open().ask(failing, null)).toBe('done')
  })
})

describe('a damaged store', () => {
  const files = (): string[] =>
    existsSync(at('cache'))
      ? readdirSync(at('cache'), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : []

  async function fill(): Promise<void> {
    write('a.txt', 'one two')
    const graph = open()
    await graph.repairing(async () => {
      await graph.ask(long, at('a.txt'))
      await graph.ask(published, at('a.txt'))
    })
  }

  it.each<[how: string, damage: (file: string) => void]>([
    ['emptied', (file) => writeFileSync(file, '')],
    ['cut short', (file) => writeFileSync(file, readFileSync(file).subarray(0, 60))],
    ['replaced by nonsense', (file) => writeFileSync(file, '\u0000\t\n\t\t\n[]')],
    ['removed', (file) => rmSync(file)],
    ['replaced by a folder', (file) => (rmSync(file), mkdirSync(join(file, 'in it'), { recursive: true }))],
    [
      'changed in one letter',
      (file) => writeFileSync(file, readFileSync(file, 'latin1').replaceAll('one', 'ons'), 'latin1'),
    ],
  ])('with each file %s gives what a run without one gives', async (_how, damage) => {
    await fill()
    for (const file of files()) damage(file)
    const graph = open()
    const [text, hash] = await graph.repairing(async () => [
      await graph.ask(long, at('a.txt')),
      Buffer.from(graph.published(await graph.ask(published, at('a.txt')))).toString(),
    ])
    expect([text, hash]).toEqual(['one two'.repeat(500), 'one two'])
  })

  it.each(['cache', 'cache/values'])(
    'where %s is a file gives what a run without one gives',
    async (name) => {
      await fill()
      rmSync(at(name), { recursive: true })
      write(name, 'no folder')
      await fill()
      const graph = open()
      await graph.repairing(() => graph.ask(long, at('a.txt')))
      expect(graph.runs().size).toBe(0)
    },
  )

  it.each(['every trace', 'no trace'])(
    'with %s and hundreds of wrong values gives what a run without one gives',
    async (kept) => {
      const inputs = Array.from({ length: 200 }, (_, index) => at(`${index}.txt`))
      for (const [index] of inputs.entries()) write(`${index}.txt`, `text ${index}`)
      const build = async (graph: Graph) => {
        const hashes = await Promise.all(inputs.map((path) => graph.ask(published, path)))
        return hashes.map((hash) => Buffer.from(graph.published(hash)).toString())
      }
      const first = open()
      const texts = await first.repairing(() => build(first))
      for (const file of files())
        if (file.includes('/values/')) writeFileSync(file, 'x'.repeat(readFileSync(file).length))
        else if (kept === 'no trace') rmSync(file)
      const second = open()
      expect(await second.repairing(() => build(second))).toEqual(texts)
      const third = open()
      expect(await third.repairing(() => build(third))).toEqual(texts)
      expect(third.runs().size).toBe(0)
    },
  )

  it('that cannot be written keeps nothing, and nothing fails', async () => {
    write('a.txt', 'one two')
    write('no-folder', '')
    const graph = openGraph({ folder: at('no-folder/cache'), content: root, settings: {} })
    const [text, hash] = await graph.repairing(async () => [
      await graph.ask(long, at('a.txt')),
      Buffer.from(graph.published(await graph.ask(published, at('a.txt')))).toString(),
    ])
    expect([text, hash]).toEqual(['one two'.repeat(500), 'one two'])
  })

  it('is complete again after one run', async () => {
    await fill()
    for (const file of files()) writeFileSync(file, 'x')
    await fill()
    const graph = open()
    await graph.repairing(() => graph.ask(long, at('a.txt')))
    expect(graph.runs().size).toBe(0)
  })

  it('runs again only the steps whose values are gone', async () => {
    await fill()
    for (const file of files().filter((name) => name.includes('/values/'))) rmSync(file)
    const graph = open()
    const [, ran] = await ask(graph, () => graph.ask(long, at('a.txt')))
    expect(ran).toEqual(['test: long'])
  })
})

it('lets two runs of the same folder end at the same time', async () => {
  write('a.txt', 'one two')
  write('b.txt', 'three')
  const [first, second] = [open(), open()]
  await Promise.all([
    first.repairing(() => first.ask(count, at('a.txt'))),
    second.repairing(() => second.ask(count, at('b.txt'))),
  ])
  const third = open()
  expect(await third.ask(count, at('a.txt'))).toBe(2)
  expect(await third.ask(count, at('b.txt'))).toBe(1)
})

it('knows nothing that came along with a copy of another project', async () => {
  write('a.txt', 'one two')
  const openIn = (projectRoot: string): Graph =>
    openGraph({ store: openStore(at('cache'), projectRoot), content: root, settings: {} })
  const original = openIn('/original')
  await ask(original, () => original.ask(count, at('a.txt')))
  const copy = openIn('/copy')
  const [, ranInCopy] = await ask(copy, () => copy.ask(count, at('a.txt')))
  expect(ranInCopy).toEqual(['test: count', 'test: words'])
  const again = openIn('/copy')
  const [, ranAgain] = await ask(again, () => again.ask(count, at('a.txt')))
  expect(ranAgain).toEqual([])
})

it('keeps nothing of a run during which its own code was written', async () => {
  write('a.txt', 'one two')
  const run = async (): Promise<unknown[]> => {
    const graph = open()
    await graph.repairing(() => graph.ask(words, at('a.txt')))
    return graph.ran(words)
  }
  code.hasChanged = true
  await run()
  code.hasChanged = false
  expect([await run(), await run()]).toEqual([[at('a.txt')], []])
})
