// Runs in a thread: executes steps that another thread's run hands over. When they ask for other steps, that run looks
// them up or runs them. Its other side is thread-pool.ts.

import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { Hash } from '#site/model/release.ts'
import { hashOf } from '../../project/hash-of.ts'
import { DamagedStore } from '../store/damaged-store.ts'
import { resultOfRun, resultFromTrace, type SentResult, type StepResult } from '../results/step-result.ts'
import { createRecorder, type Surroundings } from '../trace/recorder.ts'
import { createSettings, type Setting } from '../trace/settings.ts'
import { stepNamed } from '../step.ts'
import { openStore, type Store } from '../store/store.ts'
import { claim, claimant } from './claim.ts'
import { jobsAtOnce } from './jobs-at-once.ts'
import type { FromThread, OfferedJob, RunDescription, StepOutcome, ToThread } from './thread-messages.ts'
import { createWorld, type World } from '../world.ts'

/** Results that all pages need are asked for once; those that one page needs are soon dropped. */
const KEPT_RESULTS = 40
/** Those that wait for another step not counted: while some compile in esbuild, others are rendered. */
const MOST_AT_WORK = 32
const MOST_BEGUN = 64

interface Run {
  store: Store | undefined
  world: World
  setting(name: string): Setting
  results: Map<string, Promise<StepResult>>
}

const runs = new Map<number, Run>()
const questions = new Map<number, (result: SentResult | undefined) => void>()
let lastQuestion = 0

const offered: OfferedJob[] = []
/** How many results each job waits for. */
const begun = new Map<number, number>()
let isPlanned = false
let number = 0
let threads = 1

parentPort!.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'open':
      number = message.thread
      threads = message.threads
      runs.set(message.run, openRun(message))
      return
    case 'result':
      questions.get(message.question)?.(message.result)
      questions.delete(message.question)
      return
    case 'run':
      offered.push(message)
      plan()
  }
})

/** Begins what is offered, once the event loop gets a turn: all that came with one message belongs together. */
function plan(): void {
  if (isPlanned) return
  isPlanned = true
  setImmediate(() => {
    isPlanned = false
    beginOffered()
  })
}

function beginOffered(): void {
  const atWork = (): number => [...begun.values()].filter((awaited) => awaited === 0).length
  while (begun.size < MOST_BEGUN && atWork() < jobsHere()) {
    const next = offered.shift()
    if (!next) return
    if (claim(next.claim, number)) void begin(next)
  }
}

function jobsHere(): number {
  while (offered.length > 0 && claimant(offered[0]!.claim) !== 0) offered.shift()
  return jobsAtOnce(MOST_AT_WORK, offered.length, threads)
}

async function begin(message: OfferedJob): Promise<void> {
  const { job } = message
  begun.set(job, 0)
  try {
    const outcome = await runStep(message)
    tell({ kind: 'done', job, outcome }, outcome)
  } catch {
    tell({ kind: 'done', job })
  }
  begun.delete(job)
  plan()
}

/** Counts the job among those that wait, and lets others begin meanwhile. */
async function awaiting<Result>(job: number, result: Promise<Result>): Promise<Result> {
  const count = (change: number): unknown => begun.set(job, (begun.get(job) ?? 0) + change)
  count(1)
  plan()
  try {
    return await result
  } finally {
    count(-1)
  }
}

function tell(message: FromThread, { values }: Pick<SentResult, 'values'> = { values: [] }): void {
  parentPort!.postMessage(
    message,
    values.map(([, { buffer }]) => buffer as ArrayBuffer),
  )
}

function openRun({ folder, settings }: RunDescription): Run {
  return {
    store: folder === undefined ? undefined : openStore(folder),
    world: createWorld(),
    setting: createSettings(settings),
    results: new Map(),
  }
}

async function runStep(message: OfferedJob): Promise<StepOutcome> {
  const { store, world, setting, results } = runs.get(message.run)!
  await import(pathToFileURL(message.module).href)
  const step = stepNamed(message.step)!
  const values = new Map<Hash, Uint8Array>()
  const kept = {
    keepValue(hash: Hash, bytes: Uint8Array): boolean {
      if (!store?.keepValue(hash, bytes)) values.set(hash, new Uint8Array(bytes))
      return true
    },
  }
  const around: Surroundings = {
    world,
    setting,
    publish(value) {
      const bytes = typeof value === 'string' ? Buffer.from(value) : value
      const hash = hashOf(bytes)
      kept.keepValue(hash, bytes)
      return [hash, bytes.byteLength]
    },
    published(hash) {
      const bytes = values.get(hash) ?? store?.value(hash)
      if (bytes) return bytes
      throw new DamagedStore(hash)
    },
    ask(other, input) {
      const key = `${other.name} ${input}`
      const result = results.get(key) ?? askBack(message.job, other.name, input, store)
      results.delete(key)
      results.set(key, result)
      if (results.size > KEPT_RESULTS) results.delete(results.keys().next().value!)
      return awaiting(message.job, result)
    },
  }
  const recorder = createRecorder(around)
  const result = await step.run(recorder, JSON.parse(message.input))
  const { stored } = resultOfRun(result, step.hasParts ?? false, kept)
  const { dependencies, publications } = recorder
  return { dependencies, ...stored, published: publications, values: [...values] }
}

async function askBack(
  job: number,
  step: string,
  input: string,
  store: Store | undefined,
): Promise<StepResult> {
  const question = ++lastQuestion
  tell({ kind: 'ask', job, question, step, input })
  const result = await new Promise<SentResult | undefined>((done) => questions.set(question, done))
  if (!result) throw new Error(`the step ${step} has failed`)
  const values = new Map(result.values)
  const kept = store ?? { value: (hash: Hash) => values.get(hash) }
  const known = resultFromTrace(result, kept, () => undefined)
  let held: unknown
  return { ...known, value: () => (held ??= known.value()) }
}
