// The threads that run steps on all cores. They start when many steps are waiting and end when none has come for a
// while; step-thread.ts is what runs in them. All of them know what waits and claim it themselves: none has to wait until
// this one, which does much else, has a turn of its event loop.

import { availableParallelism } from 'node:os'
import { CALLER, claim, claimant, createClaim } from './claim.ts'
import { jobsAtOnce } from './jobs-at-once.ts'
import {
  isBegun,
  offerJobs,
  startThread,
  withdraw,
  type Job,
  type PooledThread,
  type WaitingJob,
} from './pooled-thread.ts'
import type { FromThread, StepOutcome, ToThread } from './thread-messages.ts'

/** Threads take half a second to load their code: fewer steps are done sooner without them. */
const MIN_JOBS = 12
/** More than one: most wait for another step at times, and steps that run together can share work. */
const MOST_ON_THIS_THREAD = 16
const MAX_THREADS = 8
const IDLE_MS = 3000

/** Jobs that this thread has not claimed; others may have. */
const waiting: WaitingJob[] = []
let threads: PooledThread[] = []
let lastThread = CALLER
let isPlanned = false
const onThisThread = new Set<Job>()
let idle: NodeJS.Timeout | undefined

/**
 * The outcome of a step that ran in another thread; `undefined` if it ran on this one, because few were waiting, this
 * one claimed it or it failed there.
 */
export function runSpread(job: Job): Promise<StepOutcome | undefined> {
  return new Promise((done, failed) => {
    const one: WaitingJob = { job, claim: createClaim(), offers: [], done, failed }
    // The threads may claim it at once.
    clearTimeout(idle)
    waiting.push(one)
    for (const { unoffered } of threads) unoffered.push(one)
    // Not left to `plan`: until the event loop gets a turn, the threads can load the code of their first jobs.
    if (needsThreads()) startThreads()
    offerToAll()
    plan()
  })
}

/** Begins what is waiting, once the event loop gets a turn. To be called when a step begins to wait for another. */
export function plan(): void {
  if (isPlanned) return
  isPlanned = true
  setImmediate(() => {
    isPlanned = false
    // They may have ended since these jobs came.
    if (needsThreads()) startThreads()
    if (threads.length > 0) handOut()
    else beginAll()
  })
}

async function runOnThisThread({ job, done, failed }: WaitingJob): Promise<void> {
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
  const here = [...onThisThread].map((job) => job.awaits())
  if (here.some(({ size }) => size === 0)) return
  const begun = threads.flatMap(({ jobs }) => [...jobs.values()].filter(isBegun))
  const awaited = [...here, ...begun.map(({ job }) => job.awaits())]
  const next = waiting.findIndex((one) => !isBegun(one) && awaited.some((keys) => keys.has(one.job.key)))
  const one = next < 0 ? undefined : waiting.splice(next, 1)[0]
  if (one && claimHere(one)) void runOnThisThread(one)
}

function claimHere(one: WaitingJob): boolean {
  const isOurs = claim(one.claim, CALLER)
  if (isOurs) withdraw(one)
  return isOurs
}

/** The first for this thread that nobody else has claimed. */
function takeNext(): WaitingJob | undefined {
  for (let next = waiting.findIndex(isForHere); next >= 0; next = waiting.findIndex(isForHere)) {
    const one = waiting.splice(next, 1)[0]!
    if (claimHere(one)) return one
  }
  return undefined
}

const isForHere = ({ job }: WaitingJob): boolean => !job.isLong || threads.length === 0

const needsThreads = (): boolean =>
  threads.length === 0 && (waiting.length >= MIN_JOBS || waiting.some(({ job }) => job.isLong))

function startThreads(): void {
  // This thread is one of them.
  const length = Math.min(availableParallelism(), MAX_THREADS) - 1
  threads = Array.from({ length }, () =>
    startThread(++lastThread, waiting, (...heard) => void hear(...heard), giveUp),
  )
}

function offerToAll(): void {
  for (const thread of threads) offerJobs(thread, threads.length + 1)
}

function handOut(): void {
  offerToAll()
  while (onThisThread.size < jobsHere()) {
    const one = takeNext()
    if (!one) break
    void runOnThisThread(one)
  }
  beginAwaited()
  clearTimeout(idle)
  if (onThisThread.size === 0 && threads.every(({ jobs }) => jobs.size === 0))
    idle = setTimeout(endThreads, IDLE_MS).unref()
}

/** All threads claim in the same order, so that what others have claimed comes first. */
function jobsHere(): number {
  while (waiting[0] && isBegun(waiting[0])) waiting.shift()
  return jobsAtOnce(MOST_ON_THIS_THREAD, waiting.length, threads.length + 1)
}

async function hear(thread: PooledThread, message: FromThread): Promise<void> {
  const one = thread.jobs.get(message.job)
  if (message.kind === 'done') {
    if (one) withdraw(one)
    if (one && message.outcome) one.done(message.outcome)
    else if (one) void runOnThisThread(one)
    handOut()
    return
  }
  const { question, step, input } = message
  const result = await one?.job.ask(step, input).catch(() => undefined)
  const answer: ToThread = { kind: 'result', question, ...(result && { result }) }
  thread.worker.postMessage(answer)
}

/** For a thread that ended by itself: the steps that it had claimed run on the calling thread. */
function giveUp(thread: PooledThread): void {
  threads = threads.filter((other) => other !== thread)
  for (const one of [...thread.jobs.values()].filter((job) => claimant(job.claim) === thread.number)) {
    withdraw(one)
    void runOnThisThread(one)
  }
  if (threads.length > 0) handOut()
  else beginAll()
}

function beginAll(): void {
  for (let one = takeNext(); one; one = takeNext()) void runOnThisThread(one)
}

function endThreads(): void {
  for (const { worker } of threads) void worker.terminate()
  threads = []
}
