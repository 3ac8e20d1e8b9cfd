// Steps that may run in other threads, for thread-pool.test.ts. They say where they ran, as no step of a build may.

import { writeFileSync } from 'node:fs'
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

/** Asks another step that may run in a thread. */
export const countedTwice = step<{ text: string; dictionary: string }, number>(
  'test: counted twice',
  import.meta.url,
  async (reads, input) => 2 * (await reads.ask(countedWords, input)).words,
  { inThreads: true },
)
