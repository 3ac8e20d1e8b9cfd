// The threads that run steps on all cores. They start when many steps are waiting and end when none has come for a
// while; step-thread.ts is what runs in them.

import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromThread, RunDescription, SentResult, StepOutcome, ToThread } from './thread-messages.ts'

interface Job {
  /** The same for the same step and input. */
  key: string
  /** Throws what the step throws. */
  runOnThisThread(): Promise<void>
  run: RunDescription
  module: string
  step: string
  input: string
  /** The keys of the steps that it waits for, once it has begun. */
  awaits(): ReadonlySet<string>
  /** Finds the result of a step that this one asks. */
  ask(step: string, input: string): Promise<SentResult>
}

/** Threads take half a second to load their code: fewer steps are done sooner without them. */
const MIN_JOBS = 12
/** More than one: most wait for another step at times, and steps that run together can share work. */
const MOST_ON_THIS_THREAD = 16
/** Enough to go on with while this thread lints the contract and sends no more. */
const MOST_IN_THREAD = 64
const FEWEST_AT_ONCE = 2
const MAX_THREADS = 8
const IDLE_MS = 3000

interface Thread {
  worker: Worker
  /** Runs that it knows. */
  runs: Set<number>
  jobs: Map<number, Waiting>
}

interface Waiting {
  job: Job
  done: (outcome: StepOutcome | undefined) => void
  failed: (error: unknown) => void
}

const waiting: Waiting[] = []
let threads: Thread[] = []
let lastJob = 0
let isPlanned = false
const onThisThread = new Set<Job>()
let idle: NodeJS.Timeout | undefined

/**
 * The outcome of a step that ran in another thread; `undefined` if it ran on this one, because few were waiting or it
 * failed there.
 */
export function runSpread(job: Job): Promise<StepOutcome | undefined> {
  return new Promise((done, failed) => {
    waiting.push({ job, done, failed })
    // Not left to `plan`: until the event loop gets a turn, the threads can load the code of their first jobs.
    if (needsThreads()) {
      startThreads()
      feedThreads()
    }
    plan()
  })
}

/** Hands out what is waiting, once the event loop gets a turn. To be called when a step begins to wait for another. */
export function plan(): void {
  if (isPlanned) return
  isPlanned = true
  setImmediate(() => {
    isPlanned = false
    // They may have ended since these jobs came.
    if (needsThreads()) startThreads()
    if (threads.length > 0) handOut()
    else for (const one of waiting.splice(0)) void runOnThisThread(one)
  })
}

async function runOnThisThread({ job, done, failed }: Waiting): Promise<void> {
  onThisThread.add(job)
  try {
    await job.runOnThisThread()
    done(undefined)
  } catch (error) {
    failed(error)
  }
  onThisThread.delete(job)
  // Questions from other threads come first.
  plan()
}

/**
 * Where all that have begun on this thread wait for others, begins one that they wait for. One at a time: the rest is
 * left to the other threads.
 */
function beginAwaited(): void {
  if (waiting.length === 0 || onThisThread.size === 0) return
  const begun = [...onThisThread, ...threads.flatMap(({ jobs }) => [...jobs.values()].map(({ job }) => job))]
  const awaited = begun.map((job) => job.awaits())
  if (awaited.slice(0, onThisThread.size).some(({ size }) => size === 0)) return
  const next = waiting.findIndex(({ job }) => awaited.some((keys) => keys.has(job.key)))
  if (next >= 0) void runOnThisThread(waiting.splice(next, 1)[0]!)
}

const needsThreads = (): boolean => threads.length === 0 && waiting.length >= MIN_JOBS

function startThreads(): void {
  // This thread is one of them.
  const length = Math.min(availableParallelism(), MAX_THREADS) - 1
  threads = Array.from({ length }, startThread)
}

function startThread(): Thread {
  const worker = new Worker(new URL('./step-thread.ts', import.meta.url), { env: environment() })
  const thread: Thread = { worker, runs: new Set(), jobs: new Map() }
  worker.on('message', (message: FromThread) => void hear(thread, message))
  worker.on('error', () => giveUp(thread))
  return thread
}

/** A thread uses the cache of compiled code from its first module on, so that it never loads the type stripper. */
function environment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir()
  // Node appends a folder for its own version.
  return compiled === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(compiled) }
}

function feedThreads(): void {
  for (const thread of threads) {
    while (thread.jobs.size < jobsAtOnce(MOST_IN_THREAD) && waiting.length > 0)
      start(thread, waiting.shift()!)
    // The process lives as long as one of its threads has work.
    if (thread.jobs.size > 0) thread.worker.ref()
    else thread.worker.unref()
  }
}

function handOut(): void {
  feedThreads()
  while (onThisThread.size < jobsAtOnce(MOST_ON_THIS_THREAD) && waiting.length > 0)
    void runOnThisThread(waiting.shift()!)
  beginAwaited()
  clearTimeout(idle)
  if (onThisThread.size === 0 && threads.every(({ jobs }) => jobs.size === 0))
    idle = setTimeout(endThreads, IDLE_MS).unref()
}

/**
 * Half of a thread's share of what is left, and so fewer towards the end: all threads finish at about the same time.
 */
function jobsAtOnce(most: number): number {
  const share = Math.ceil(waiting.length / (threads.length + 1) / 2)
  return Math.min(most, Math.max(FEWEST_AT_ONCE, share))
}

function start({ worker, runs, jobs }: Thread, one: Waiting): void {
  const { run, module, step, input } = one.job
  const job = ++lastJob
  const send = (message: ToThread): void => worker.postMessage(message)
  if (!runs.has(run.run)) send({ kind: 'open', ...run })
  runs.add(run.run)
  jobs.set(job, one)
  send({ kind: 'run', job, run: run.run, module, step, input })
}

async function hear(thread: Thread, message: FromThread): Promise<void> {
  const one = thread.jobs.get(message.job)
  if (message.kind === 'done') {
    thread.jobs.delete(message.job)
    if (message.outcome) one?.done(message.outcome)
    else if (one) void runOnThisThread(one)
    handOut()
    return
  }
  const { question, step, input } = message
  const result = await one?.job.ask(step, input).catch(() => undefined)
  const answer: ToThread = { kind: 'result', question, ...(result && { result }) }
  thread.worker.postMessage(answer)
}

/** For a thread that died: its steps run on the calling thread. */
function giveUp(thread: Thread): void {
  threads = threads.filter((other) => other !== thread)
  for (const one of thread.jobs.values()) void runOnThisThread(one)
  if (threads.length > 0) handOut()
  else for (const one of waiting.splice(0)) void runOnThisThread(one)
}

function endThreads(): void {
  for (const { worker } of threads) void worker.terminate()
  threads = []
}
