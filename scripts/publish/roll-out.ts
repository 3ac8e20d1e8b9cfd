// Rolls a version out to readers: 0 % first, then in steps, with a smoke check at each and a comparison with the
// earlier version in between; and rolls it back.

import { messageOf } from '#site/model/message-of.ts'
import { UsageError, UserError } from '../project/errors.ts'
import { passStep, RolloutPaused, type StepWatch } from './comparison/step-watch.ts'
import { returnNote, type Deployment, type WorkerVersion, type WorkerVersions } from './worker-versions.ts'

interface RolloutOptions {
  versions: WorkerVersions
  version: WorkerVersion
  /** Rising percentages that end with 100. */
  steps: number[]
  /** Checks the version; with `directly`, requests it by its id. */
  smoke: (directly: boolean) => Promise<void>
  /** Waits between two steps, so that logs and metrics can show problems. */
  pause: () => Promise<void>
  /** Compares both versions before the next step; absent: the smoke checks alone decide. */
  watch?: StepWatch
  now: () => number
  report: (line: string) => void
}

/**
 * Gives the version to all readers. When a smoke check fails or the version does worse, the earlier version gets them
 * all back and the failure is thrown. The earlier version is the one that serves most readers now. A rollout that was
 * paused or interrupted continues from the share it had reached.
 */
export async function rollOut(options: RolloutOptions): Promise<void> {
  const { versions, version, steps, smoke, pause, watch, report } = options
  const current = (await versions.deployments())[0]
  const earlier = earlierVersion(current, version.id)
  if (!earlier) {
    // First deploy, or this version already serves everyone: there is nothing to divide or to return to.
    if (current === undefined) await deployToAll(versions, version)
    return smokeAlone(smoke)
  }
  const reached = current?.shares.find(({ versionId }) => versionId === version.id)?.percentage ?? 0
  const between = { version: version.id, earlier, pause, report }
  let since = reached > 0 ? Date.parse(current!.createdOn) : undefined
  try {
    for (const percentage of reached > 0 ? steps.filter((step) => step > reached) : [0, ...steps]) {
      if (since !== undefined) await passStep(watch, { ...between, since })
      else if (percentage > 0) since = options.now()
      await versions.deploy(sharesOf(version.id, percentage, earlier), noteOf(version, percentage))
      await smoke(percentage < 100)
      report(`version ${version.id} gets ${percentage} % of traffic`)
    }
  } catch (error) {
    if (error instanceof RolloutPaused) throw error
    report(`rolling back to version ${earlier}`)
    throw await returnReaders(versions, version, earlier, error)
  }
}

/** Without an earlier version, a failure leaves readers with this one. */
async function smokeAlone(smoke: RolloutOptions['smoke']): Promise<void> {
  try {
    await smoke(false)
  } catch (cause) {
    throw new UserError(`${messageOf(cause)}; ${NOTHING_TO_RETURN_TO}`, { cause })
  }
}

const NOTHING_TO_RETURN_TO =
  'it was not rolled back, since readers have no other version: if the host is new, run the command again in a few ' +
  'minutes; if only this machine cannot reach it, set SMOKE_URL; if an earlier release was better, "npm run rollback"'

export function deployToAll(versions: WorkerVersions, version: WorkerVersion): Promise<void> {
  return versions.deploy([{ versionId: version.id, percentage: 100 }], noteOf(version, 100))
}

/** The error to throw, with the consequence for readers. */
async function returnReaders(
  versions: WorkerVersions,
  version: WorkerVersion,
  earlier: string,
  cause: unknown,
): Promise<UserError> {
  const reason = messageOf(cause)
  try {
    await versions.deploy([{ versionId: earlier, percentage: 100 }], returnNote(version.id))
  } catch (second) {
    const why = messageOf(second)
    return new UserError(
      `${reason}; rolling back to version ${earlier} also failed (${why}): run "npm run rollback -- --to ${earlier}"`,
      { cause },
    )
  }
  return new UserError(`${reason}; all traffic is back on version ${earlier}`, { cause })
}

/** The version other than `versionId` that serves most readers; none that serves nobody. */
export function earlierVersion(deployment: Deployment | undefined, versionId: string): string | undefined {
  const others = (deployment?.shares ?? []).filter(
    (share) => share.versionId !== versionId && share.percentage > 0,
  )
  return others.sort((a, b) => b.percentage - a.percentage)[0]?.versionId
}

function sharesOf(versionId: string, percentage: number, earlier: string) {
  const share = { versionId, percentage }
  return percentage === 100 ? [share] : [{ versionId: earlier, percentage: 100 - percentage }, share]
}

const noteOf = (version: WorkerVersion, percentage: number): string =>
  `release ${version.release} to ${percentage} %`

/** Reads `10,50,100`. Throws a `UsageError` unless the percentages rise to 100. */
export function parseSteps(text: string): number[] {
  const steps = text.split(',').map((part) => Number(part.trim()))
  const rising = steps.every(
    (step, index) => Number.isInteger(step) && step > (steps[index - 1] ?? 0) && step <= 100,
  )
  if (!rising || steps.at(-1) !== 100) {
    throw new UsageError(
      `invalid --steps "${text}": write rising whole percentages that end with 100, for example 10,50,100`,
    )
  }
  return steps
}
