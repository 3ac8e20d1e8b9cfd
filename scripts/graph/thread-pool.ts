// The threads that run steps on all cores. They start when many steps wait at once and end when none has come for a while;
// what they do is in step-thread.ts.

import { getCompileCacheDir } from 'node:module'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FromThread, RunDescription, SentResult, StepOutcome, ToThread } from './thread-messages.ts'

export interface Job {
  run: RunDescription
  module: string
  step: string
  input: string
  /** Finds the result of a step that this one asks. */
  ask(step: string, input: string): Promise<SentResult>
}

/** Threads take half a second to load their code: fewer steps are done sooner without them. */
const MIN_JOBS = 12
/** More than one, since a step waits for what it asks; few, so that all threads end at the same time. */
const JOBS_AT_ONCE = 4
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
}

const waiting: Waiting[] = []
let threads: Thread[] = []
let lastJob = 0
let isPlanned = false
let idle: NodeJS.Timeout | undefined

/** Runs a step in another thread. `undefined`: it has failed there, or few wait, and the caller runs it here. */
export function runInThread(job: Job): Promise<StepOutcome | undefined> {
  return new Promise((done) => {
    waiting.push({ job, done })
    if (isPlanned) return
    isPlanned = true
    setImmediate(() => {
      isPlanned = false
      if (threads.length === 0 && waiting.length >= MIN_JOBS) startThreads()
      if (threads.length > 0) handOut()
      else for (const one of waiting.splice(0)) one.done(undefined)
    })
  })
}

function startThreads(): void {
  const count = Math.min(availableParallelism(), MAX_THREADS)
  if (count > 1) threads = Array.from({ length: count }, startThread)
}

function startThread(): Thread {
  const workerData = { compileCache: getCompileCacheDir() }
  const worker = new Worker(new URL('./step-thread.ts', import.meta.url), { workerData })
  const thread: Thread = { worker, runs: new Set(), jobs: new Map() }
  worker.on('message', (message: FromThread) => void hear(thread, message))
  worker.on('error', () => giveUp(thread))
  return thread
}

function handOut(): void {
  for (const thread of threads) {
    while (thread.jobs.size < JOBS_AT_ONCE && waiting.length > 0) start(thread, waiting.shift()!)
    // The process lives as long as one of its threads has something to do.
    if (thread.jobs.size > 0) thread.worker.ref()
    else thread.worker.unref()
  }
  clearTimeout(idle)
  if (threads.every(({ jobs }) => jobs.size === 0)) idle = setTimeout(endThreads, IDLE_MS).unref()
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
    one?.done(message.outcome)
    handOut()
    return
  }
  const { question, step, input } = message
  const result = await one?.job.ask(step, input).catch(() => undefined)
  const answer: ToThread = { kind: 'result', question, ...(result && { result }) }
  thread.worker.postMessage(answer)
}

/** The thread has ended by itself: its steps run where they were asked for. */
function giveUp(thread: Thread): void {
  threads = threads.filter((other) => other !== thread)
  for (const { done } of thread.jobs.values()) done(undefined)
  if (threads.length > 0) handOut()
  else for (const { done } of waiting.splice(0)) done(undefined)
}

function endThreads(): void {
  for (const { worker } of threads) void worker.terminate()
  threads = []
}
