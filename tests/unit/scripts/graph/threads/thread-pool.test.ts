import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGraph, type Graph } from '#scripts/graph/run/open-graph.ts'
import { hashOf } from '#scripts/project/hash-of.ts'
import {
  begunHere,
  behindGate,
  countedThere,
  countedTwice,
  countedWords,
  endedThread,
  openings,
  ranHere,
  shareOfSum,
  type Counted,
} from '../counted-words.step.ts'

const MANY = Array.from({ length: 40 }, (_, index) => `${index}.txt`)
const FEW = MANY.slice(0, 3)

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-threads-'))
  writeFileSync(join(root, 'meanings'), 'one=1\ntwo=2')
  for (const [index, file] of MANY.entries())
    writeFileSync(join(root, file), `${index % 2 ? 'one' : 'two'} ${'word '.repeat(index)}`)
})
afterEach(() => rmSync(root, { recursive: true }))

const open = (folder?: string, longest = 10): Graph =>
  openGraph({ folder: folder && join(root, folder), content: root, settings: { longest } })
const count = (graph: Graph, files: string[]): Promise<Counted[]> =>
  graph.repairing(() =>
    Promise.all(
      files.map((file) =>
        graph.ask(countedWords, { text: join(root, file), dictionary: join(root, 'meanings') }),
      ),
    ),
  )
const withoutThread = (all: Counted[]) => all.map(({ inMainThread: _, ...rest }) => rest)

describe('steps that may run in threads', () => {
  it.each([undefined, 'cache'])('give the same there and here (store: %s)', async (folder) => {
    const begun = join(root, 'begun')
    if (availableParallelism() === 1) writeFileSync(begun, '')
    const graph = open(folder)
    const there = await graph.repairing(() =>
      Promise.all(
        MANY.map((file) =>
          graph.ask(countedThere, { text: join(root, file), dictionary: join(root, 'meanings'), begun }),
        ),
      ),
    )
    const here = await count(open(), FEW)
    if (availableParallelism() > 1) expect(there.map(({ inMainThread }) => inMainThread)).toContain(false)
    expect(there.map(({ words, meaning }) => [words, meaning])).toEqual(
      MANY.map((_, index) => [index + 1, index % 2 ? '1' : '2']),
    )
    expect(withoutThread(there.slice(0, FEW.length))).toEqual(withoutThread(here))
  })

  it.runIf(availableParallelism() > 1)('begin while the calling thread is busy', () => {
    const script = join(import.meta.dirname, 'busy-caller.ts')
    expect(execFileSync(process.execPath, [script, root], { encoding: 'utf8' }).trim()).toBe('begun')
  })

  it.runIf(availableParallelism() > 1)('are claimed by threads while the calling thread is busy', () => {
    const script = join(import.meta.dirname, 'busy-caller.ts')
    const done = execFileSync(process.execPath, [script, root, 'all'], { encoding: 'utf8' })
    expect(done.trim()).toBe('all begun')
  })

  it('leave the calling thread free where they take long, even one alone', async () => {
    expect(await open().ask(ranHere, null)).toBe(availableParallelism() === 1)
  })

  it('leave traces of what they looked at there', async () => {
    await count(open('cache'), MANY)
    const same = open('cache')
    await count(same, MANY)
    expect(same.runs().size).toBe(0)
    writeFileSync(join(root, '3.txt'), 'two words')
    writeFileSync(join(root, 'meanings'), 'one=1\ntwo=2\nthree=3')
    const edited = open('cache')
    expect((await count(edited, MANY))[3]).toMatchObject({ words: 2, meaning: '2' })
    expect(edited.ran(countedWords)).toHaveLength(1)
    const limited = open('cache', 3)
    expect((await count(limited, MANY))[4]!.words).toBe(1)
    expect(limited.ran(countedWords)).toHaveLength(MANY.length)
  })

  it('publish what the run can read', async () => {
    for (const folder of [undefined, 'cache']) {
      const graph = open(folder)
      await count(graph, MANY)
      const value = 'published one word '
      expect(Buffer.from(graph.published(hashOf(value))).toString()).toBe(value)
      expect(graph.sizeOf(hashOf(value))).toBe(value.length)
    }
  })

  it('may ask for others that may run in threads', async () => {
    const graph = open('cache')
    const inputs = MANY.map((file) => ({ text: join(root, file), dictionary: join(root, 'meanings') }))
    const found = await graph.repairing(() =>
      Promise.all(inputs.map((input) => graph.ask(countedTwice, input))),
    )
    expect(found).toEqual(MANY.map((_, index) => 2 * (index + 1)))
    const again = open('cache')
    await again.repairing(() => Promise.all(inputs.map((input) => again.ask(countedTwice, input))))
    expect(again.runs().size).toBe(0)
  })

  it.runIf(availableParallelism() > 1)('are left to the threads where all that began here wait', async () => {
    const { promise, resolve: open } = Promise.withResolvers<void>()
    openings.set('contract', promise)
    const graph = openGraph({ content: root, settings: {} })
    const numbers = Array.from({ length: 200 }, (_, number) => number)
    const all = Promise.all(numbers.map((number) => graph.ask(behindGate, { gate: 'contract', number })))
    // Enough turns of the event loop for all of them to begin.
    for (let turn = 0; turn < 400; turn++) await new Promise(setImmediate)
    const begun = begunHere.length
    open()
    expect(await all).toEqual(numbers)
    expect(begun).toBeGreaterThan(0)
    expect(begun).toBeLessThan(20)
  })

  it('begin before their turn where all that have begun wait for them', async () => {
    const graph = open('cache', 10)
    const texts = MANY.map((file) => join(root, file))
    const shares = Array.from({ length: 150 }, (_, number) =>
      graph.ask(shareOfSum, { number, texts, dictionary: join(root, 'meanings') }),
    )
    expect(new Set(await graph.repairing(() => Promise.all(shares)))).toEqual(new Set([820]))
  })

  it.runIf(availableParallelism() > 1)('run on the calling thread where another ends', async () => {
    const graph = open()
    const numbers = Array.from({ length: 200 }, (_, number) => number)
    const ended = join(root, 'ended')
    const all = numbers.map((number) => graph.ask(endedThread, { number, ended }))
    expect(await Promise.all(all)).toEqual(numbers)
  })

  it('fail with the error that what they ask for throws', async () => {
    writeFileSync(join(root, '7.txt'), 'they fail')
    const graph = open('cache')
    const inputs = MANY.map((file) => ({ text: join(root, file), dictionary: join(root, 'meanings') }))
    const all = graph.repairing(() => Promise.all(inputs.map((input) => graph.ask(countedTwice, input))))
    await expect(all).rejects.toThrow('no words in they fail')
  })

  it('fail with the error that they throw', async () => {
    writeFileSync(join(root, '7.txt'), 'they fail')
    await expect(count(open('cache'), MANY)).rejects.toThrow('no words in they fail')
  })
})
