// A run of the build graph: steps are asked for, and run only if something that they read has changed.
//
// A step's trace is current when every dependency in it still is; a dependency on another step is current when asking
// that step, which may run it, gives the same result as before.

import type { Hash } from '#site/model/release.ts'
import { hasLoadedCodeChanged } from '../code/loaded-code.ts'
import { GraphRun, type RunOptions } from './graph-run.ts'
import type { Parts, PartStep, Step } from '../step.ts'
import { repeatWhereDamaged } from '../store/damaged-store.ts'
import { openStore, type Store } from '../store/store.ts'
import { createWorld, type World } from '../world.ts'

export interface GraphOptions extends Pick<RunOptions, 'content' | 'settings'> {
  /** Where results are stored; without it, nothing is stored and nothing reused. */
  folder?: string | undefined
  /** An open store that, as the caller knows, nobody else saves. */
  store?: Store
  /** Files that have been read already and have not changed since. */
  world?: World
}

export interface Graph {
  world: World
  ask<Input, Result>(step: Step<Input, Result>, input: Input): Promise<Result>
  parts<Input, Part>(step: PartStep<Input, Part>, input: Input): Promise<Parts<Part>>
  /** A value that a step has published, and its size. */
  published(hash: Hash): Uint8Array
  sizeOf(hash: Hash): number
  /** The inputs that a step ran with: those without a stored result that is still current. */
  ran(step: Step<never, unknown>): unknown[]
  /** Every step that ran, by name and input. */
  runs(): ReadonlyMap<string, unknown[]>
  /**
   * Does work that asks the graph, and does it again without the damaged values if the store is damaged. Saves the store
   * afterwards; of such work within other such work, only the outer one does.
   */
  repairing<Result>(work: () => Promise<Result>): Promise<Result>
  /** The same without saving the store afterwards, for a process that leaves that to another one. */
  withoutSaving<Result>(work: () => Promise<Result>): Promise<Result>
}

/** When this process started to load its code. */
const STARTED = performance.timeOrigin

export function openGraph(options: GraphOptions): Graph {
  const { folder, content, settings, world = createWorld() } = options
  const store = options.store ?? (folder === undefined ? undefined : openStore(folder))
  const run = new GraphRun({ store, world, content, settings })

  const repair = <Result>(work: () => Promise<Result>): Promise<Result> =>
    repeatWhereDamaged(work, (isWidespread) => {
      if (isWidespread) store?.forgetAll()
      run.forgetResults()
    })

  let begun = 0
  function saveAfterAll(): void {
    begun--
    if (begun === 0) save()
  }
  function save(): void {
    // Results of code that is no longer on disk must not be taken for those of the code that is.
    if (run.ran.size === 0 || !hasLoadedCodeChanged(STARTED)) store?.save()
  }

  return {
    world,
    ask: (step, input) => run.outside().ask(step, input),
    parts: (step, input) => run.outside().parts(step, input),
    published: run.values.published,
    sizeOf: run.values.sizeOf,
    ran: (step) => run.ran.get(step.name) ?? [],
    runs: () => run.ran,
    repairing(work) {
      begun++
      return repair(work).finally(saveAfterAll)
    },
    withoutSaving: repair,
  }
}
