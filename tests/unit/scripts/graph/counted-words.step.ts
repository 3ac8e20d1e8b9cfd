// Steps that may run in other threads, for thread-pool.test.ts. They say where they ran, as no step of a build may.

import { existsSync, writeFileSync } from 'node:fs'
import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { isMainThread } from 'node:worker_threads'
import { step, stepWithParts } from '#scripts/graph/step.ts'

export const limits = step<null, { longest: number }>('test: limits', import.meta.url, (reads) => ({
  longest: reads.setting<number>('longest'),
}))

const dictionary = stepWithParts<string, Record<string, string>>(
  'test: dictionary',
  import.meta.url,
  (reads, path) =>
    Object.fromEntries(
      (reads.text(path) ?? '').split('\n').map((line) => line.split('=') as [string, string]),
    ),
)

export interface Counted {
  words: number
  meaning: string | undefined
  text: string
  inMainThread: boolean
}

export const countedWords = step<{ text: string; dictionary: string }, Counted>(
  'test: counted words',
  import.meta.url,
  async (reads, input) => {
    const text = reads.text(input.text) ?? ''
    if (text.includes('fail')) throw new Error(`no words in ${text}`)
    const { longest } = await reads.ask(limits, null)
    const words = text.split(/\s+/).filter((word) => word !== '' && word.length <= longest)
    const meaning = (await reads.parts(dictionary, input.dictionary)).get(words[0] ?? '')
    reads.publish(`published ${text}`)
    return { words: words.length, meaning, text: text.repeat(200), inMainThread: isMainThread }
  },
  { inThreads: true },
)

/** Where this one would be done before another thread has loaded its code: waits until one has begun there. */
export const countedThere = step<{ text: string; dictionary: string; begun: string }, Counted>(
  'test: counted there',
  import.meta.url,
  async (reads, { begun, ...input }) => {
    if (!isMainThread) writeFileSync(begun, '')
    while (!existsSync(begun)) await eventLoopTurn()
    return countedWords.run(reads, input)
  },
  { inThreads: true },
)

/** Says whether it ran on the calling thread. */
export const ranHere = step<null, boolean>('test: ran here', import.meta.url, () => isMainThread, {
  inThreads: true,
  isLong: true,
})

/** Leaves a file, by which others see that it has begun. */
export const leftFile = step<string, null>(
  'test: left file',
  import.meta.url,
  (_reads, path) => {
    writeFileSync(path, '')
    return null
  },
  { inThreads: true },
)

/** Ends the thread that it runs in, unless that is the calling one: there, it waits until another has ended. */
export const endedThread = step<{ number: number; ended: string }, number>(
  'test: ended thread',
  import.meta.url,
  async (_reads, { number, ended }) => {
    if (!isMainThread) {
      writeFileSync(ended, '')
      process.exit()
    }
    while (!existsSync(ended)) await eventLoopTurn()
    return number
  },
  { inThreads: true },
)

/** Asks another step that may run in a thread. */
export const countedTwice = step<{ text: string; dictionary: string }, number>(
  'test: counted twice',
  import.meta.url,
  async (reads, input) => 2 * (await reads.ask(countedWords, input)).words,
  { inThreads: true },
)

/** What gates wait for, by their names. */
export const openings = new Map<string, Promise<void>>()
/** The inputs of the steps behind a gate that have begun in this thread. */
export const begunHere: string[] = []

const gate = step<string, null>('test: gate', import.meta.url, async (_reads, name) => {
  await openings.get(name)
  return null
})

/** Waits for a gate, which is always in the thread of the run. */
export const behindGate = step<{ gate: string; number: number }, number>(
  'test: behind a gate',
  import.meta.url,
  async (reads, input) => {
    if (isMainThread) begunHere.push(input.gate)
    await reads.ask(gate, input.gate)
    return input.number
  },
  { inThreads: true },
)

const sumOfCounts = step<{ texts: string[]; dictionary: string }, number>(
  'test: sum of counts',
  import.meta.url,
  async (reads, { texts, dictionary }) => {
    const counts = await Promise.all(texts.map((text) => reads.ask(countedWords, { text, dictionary })))
    return counts.reduce((sum, { words }) => sum + words, 0)
  },
)

/** Waits for many that may run in threads, through one that may not. */
export const shareOfSum = step<{ number: number; texts: string[]; dictionary: string }, number>(
  'test: share of a sum',
  import.meta.url,
  async (reads, { texts, dictionary }) => reads.ask(sumOfCounts, { texts, dictionary }),
  { inThreads: true },
)
