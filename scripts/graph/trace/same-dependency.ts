// Whether a dependency is still what it was when the step ran.

import { hashOf } from '../../project/hash-of.ts'
import type { Dependency } from '../store/dependency.ts'
import type { StepResult } from '../results/step-result.ts'
import type { Setting } from './settings.ts'
import type { World } from '../world.ts'

type OnStep = Extract<Dependency, ['ask' | 'part' | 'keys', ...unknown[]]>

/** A dependency on the result of another step. */
export function isOnStep(dependency: Dependency): dependency is OnStep {
  return dependency[0] === 'ask' || dependency[0] === 'part' || dependency[0] === 'keys'
}

/** For dependencies on anything but steps. */
export function isSameOutside(
  dependency: Exclude<Dependency, OnStep>,
  world: World,
  setting: (name: string) => Setting,
): boolean | Promise<boolean> {
  switch (dependency[0]) {
    case 'file':
      return world.hashOfFile(dependency[1]) === dependency[2]
    case 'kind':
      return world.kind(dependency[1]) === dependency[2]
    case 'real path':
      return (world.realPath(dependency[1]) ?? null) === dependency[2]
    case 'list':
      return world.hashOfList(dependency[1]) === dependency[2]
    case 'setting':
      return setting(dependency[1]).hash === dependency[2]
    case 'env':
      return (world.env(dependency[1]) ?? null) === dependency[2]
    case 'commit':
      return world.commit(dependency[1]).then((id) => id === dependency[2])
  }
}

export function isSameResult(dependency: OnStep, result: StepResult): boolean {
  switch (dependency[0]) {
    case 'ask':
      return result.hash === dependency[3]
    case 'part':
      return result.partHash(dependency[3]) === dependency[4]
    case 'keys':
      return hashOf(JSON.stringify(result.keys())) === dependency[3]
  }
}
