// Whether a stored trace is still current: everything that its step read is what it was.

import { isOnStep, isSameOutside, isSameResult } from './same-dependency.ts'
import type { Setting } from './settings.ts'
import { stepNamed, type Step } from '../step.ts'
import type { StepResult } from '../results/step-result.ts'
import type { Dependency, Trace } from '../store/dependency.ts'
import type { World } from '../world.ts'

interface TraceSurroundings {
  world: World
  setting: (name: string) => Setting
  /** Results of this run, by step and input. */
  settled: ReadonlyMap<string, StepResult>
  bring(step: Step<never, unknown>, input: string, askers: readonly string[]): Promise<StepResult>
}

type TraceCheck = (trace: Pick<Trace, 'dependencies'>, askers: readonly string[]) => Promise<boolean>

export function createTraceCheck({ world, setting, settled, bring }: TraceSurroundings): TraceCheck {
  /** Returns no promise if it can answer at once: most dependencies of an unchanged build are known already. */
  function isSame(dependency: Dependency, askers: readonly string[]): boolean | Promise<boolean> {
    if (!isOnStep(dependency)) return isSameOutside(dependency, world, setting)
    const [, name, input] = dependency
    const known = settled.get(`${name} ${input}`)
    if (known) return isSameResult(dependency, known)
    const step = stepNamed(name)
    // Its module is no longer imported.
    if (!step) return false
    // What fails here fails again in the step that needs it, and is reported there.
    return bring(step as Step<never, unknown>, input, askers).then(
      (result) => isSameResult(dependency, result),
      () => false,
    )
  }

  return async function isCurrent({ dependencies }, askers) {
    for (const dependency of dependencies) {
      const current = isSame(dependency, askers)
      if (!(current instanceof Promise ? await current : current)) return false
    }
    return true
  }
}
