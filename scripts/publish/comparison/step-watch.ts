// Decides between two steps of a rollout: waits, compares the two versions and, if that is inconclusive, asks.

import { UserError } from '../../project/errors.ts'
import { compareVersions, type Verdict } from './compare-versions.ts'
import type { ReadCounts } from './read-counts.ts'

/** `leave`: whoever was asked went away without a decision. */
export type Decision = 'on' | 'wait' | 'back' | 'leave'

export interface StepWatch {
  counts: ReadCounts
  /** Asks whoever started the rollout; absent without a terminal. */
  decide?: (why: string) => Promise<Decision>
}

/** Traffic stays split as it is, because nobody was there to decide. */
export class RolloutPaused extends UserError {}

interface Step {
  version: string
  earlier: string
  /** Time from which both served, in milliseconds since 1970. */
  since: number
  pause: () => Promise<void>
  report: (line: string) => void
}

/** Returns when the next step may begin. Throws if the new version is worse, and `RolloutPaused` if that is undecided. */
export async function passStep(watch: StepWatch | undefined, step: Step): Promise<void> {
  const { pause, report } = step
  for (;;) {
    await pause()
    if (!watch) return
    const verdict = await judge(watch, step)
    // A failure is printed once, by the command that ends with it.
    if (verdict.kind === 'worse') throw new UserError(verdict.text)
    if (verdict.kind === 'sound') return report(verdict.text)
    if (!watch.decide) throw paused(verdict.text, step)
    report(verdict.text)
    const decision = await watch.decide(verdict.text)
    if (decision === 'on') return
    if (decision === 'leave') throw paused('nobody decided', step)
    if (decision === 'back') throw new UserError('rolled back at your request')
  }
}

const paused = (why: string, { earlier }: Step): RolloutPaused =>
  new RolloutPaused(
    `${why}; the rollout is paused and traffic stays split: run the same command to compare again, add --no-compare to go on without a comparison, or run "npm run rollback -- --to ${earlier}"`,
  )

async function judge({ counts }: StepWatch, { version, earlier, since }: Step): Promise<Verdict> {
  try {
    const [fresh, before] = await counts([version, earlier], since)
    return compareVersions(fresh!, before!)
  } catch (error) {
    // Data that cannot be read is no evidence against the version.
    if (error instanceof UserError) return { kind: 'too-few', text: error.message }
    throw error
  }
}
