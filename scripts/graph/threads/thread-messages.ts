// The messages between a run of the graph and the threads that run steps for it. Plain data.

import type { SentResult } from '../results/step-result.ts'
import type { Claim } from './claim.ts'
import type { Trace } from '../store/dependency.ts'

/** What a thread must know of a run. */
export interface RunDescription {
  /** Number of the run, in this process. */
  run: number
  /** Where values are stored; without it they travel in the messages. */
  folder: string | undefined
  settings: Readonly<Record<string, unknown>>
}

export interface StepOutcome extends SentResult, Pick<Trace, 'dependencies' | 'published'> {}

/** A job that the thread may claim. */
export interface OfferedJob {
  job: number
  run: number
  module: string
  step: string
  input: string
  claim: Claim
}

export type ToThread =
  /** `thread`: the number by which it claims. `threads`: how many there are, the calling one included. */
  | ({ kind: 'open'; thread: number; threads: number } & RunDescription)
  | ({ kind: 'run' } & OfferedJob)
  /** The response to a question; without a result the step that was asked has failed. */
  | { kind: 'result'; question: number; result?: SentResult }

export type FromThread =
  | { kind: 'ask'; job: number; question: number; step: string; input: string }
  /** Without an outcome the step has failed. */
  | { kind: 'done'; job: number; outcome?: StepOutcome }
