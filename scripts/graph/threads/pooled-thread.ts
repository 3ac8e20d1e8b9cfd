// A thread of the pool as the calling thread sees it, and the jobs that wait for one.

import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { claimant, type Claim } from './claim.ts'
import type { SentResult } from '../results/step-result.ts'
import type { FromThread, RunDescription, StepOutcome, ToThread } from './thread-messages.ts'

export interface Job {
  /** The same for the same step and input. */
  key: string
  /** Left to other threads, where there are any. */
  isLong: boolean
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

export interface WaitingJob {
  job: Job
  claim: Claim
  /** The threads that know of it, with its number there. */
  offers: [PooledThread, number][]
  done: (outcome: StepOutcome | undefined) => void
  failed: (error: unknown) => void
}

export interface PooledThread {
  worker: Worker
  /** By which it claims jobs. */
  number: number
  /** Runs that it knows. */
  runs: Set<number>
  /** Those that it has been offered and that nobody else is known to have claimed. */
  jobs: Map<number, WaitingJob>
  unoffered: WaitingJob[]
}

/** Enough to go on with while the calling thread is busy for seconds and offers no more. */
const MOST_OFFERED = 256
let lastJob = 0

export function startThread(
  number: number,
  waiting: readonly WaitingJob[],
  hear: (thread: PooledThread, message: FromThread) => void,
  giveUp: (thread: PooledThread) => void,
): PooledThread {
  const worker = new Worker(new URL('./step-thread.ts', import.meta.url), { env: environment() })
  const thread: PooledThread = {
    worker,
    number,
    runs: new Set(),
    jobs: new Map(),
    unoffered: [...waiting],
  }
  worker.on('message', (message: FromThread) => hear(thread, message))
  worker.on('error', () => giveUp(thread))
  worker.on('exit', () => giveUp(thread))
  return thread
}

/** A thread uses the cache of compiled code from its first module on, so that it never loads the type stripper. */
function environment(): NodeJS.ProcessEnv {
  const compiled = getCompileCacheDir()
  // Node appends a folder for its own version.
  return compiled === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(compiled) }
}

/** `threads`: how many there are, the calling one included. */
export function offerJobs(thread: PooledThread, threads: number): void {
  while (thread.jobs.size < MOST_OFFERED && thread.unoffered.length > 0) {
    const one = thread.unoffered.shift()!
    if (!isBegun(one)) offer(thread, one, threads)
  }
  keepAlive(thread)
}

export const isBegun = ({ claim }: WaitingJob): boolean => claimant(claim) !== 0

function offer(thread: PooledThread, one: WaitingJob, threads: number): void {
  const { worker, number, runs, jobs } = thread
  const { run, module, step, input } = one.job
  const job = ++lastJob
  one.offers.push([thread, job])
  const send = (message: ToThread): void => worker.postMessage(message)
  if (!runs.has(run.run)) send({ kind: 'open', thread: number, threads, ...run })
  runs.add(run.run)
  jobs.set(job, one)
  send({ kind: 'run', job, run: run.run, module, step, input, claim: one.claim })
}

/** Nobody else will run the job. */
export function withdraw({ offers }: WaitingJob): void {
  for (const [thread, job] of offers) {
    thread.jobs.delete(job)
    keepAlive(thread)
  }
}

/** The process lives as long as one of its threads has work. */
function keepAlive({ worker, jobs }: PooledThread): void {
  if (jobs.size > 0) worker.ref()
  else worker.unref()
}
