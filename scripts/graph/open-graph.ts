// A run of the build graph: steps are asked for, and run only if something that they read has changed.
//
// A step's trace is current when every dependency in it still is; a dependency on another step is current when asking
// that step, which may run it, gives the same result as before.

import type { Hash } from '#site/model/release.ts'
import { hashOf } from '../project/hash-of.ts'
import { createAwaitedResults } from './awaited-results.ts'
import type { Dependency } from './store/dependency.ts'
import { repeatWhereDamaged } from './store/damaged-store.ts'
import { resultOfRun, resultFromTrace, sentResult, type StepResult } from './step-result.ts'
import { hasLoadedCodeChanged } from './loaded-code.ts'
import { moduleCode } from './module-code.ts'
import { createPublishedValues } from './published-values.ts'
import { createRecorder, type Surroundings } from './recorder.ts'
import { createSettings } from './settings.ts'
import { stepNamed, type Parts, type PartStep, type Reads, type Step } from './step.ts'
import { openStore, type Store } from './store/store.ts'
import type { StepOutcome } from './thread-messages.ts'
import { plan, runSpread } from './thread-pool.ts'
import { createTraceCheck } from './trace-check.ts'
import { createWorld, type World } from './world.ts'

export interface GraphOptions {
  /** Where results are stored; without it, nothing is stored and nothing reused. */
  folder?: string | undefined
  /** An open store that, as the caller knows, nobody else saves. */
  store?: Store
  /** Files that have been read already and have not changed since. */
  world?: World
  /** Names the content folder: traces of different ones do not replace each other. */
  content: string
  /** What `setting` gives. Plain JSON values. */
  settings: Readonly<Record<string, unknown>>
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
  /** Does work that asks the graph, and does it again without the damaged values if the store is damaged. */
  repairing<Result>(work: () => Promise<Result>): Promise<Result>
  /** The same without saving the store afterwards, for a process that leaves that to another one. */
  withoutSaving<Result>(work: () => Promise<Result>): Promise<Result>
}

const PROJECT_PACK = 'project'
/** When this process started to load its code. */
const STARTED = performance.timeOrigin
let lastRun = 0

export function openGraph(options: GraphOptions): Graph {
  const { folder, content, settings, world = createWorld() } = options
  const store = options.store ?? (folder === undefined ? undefined : openStore(folder))
  const contentPack = `content-${hashOf(content).slice(0, 12)}`
  const setting = createSettings(settings)
  const described = { run: ++lastRun, folder: store?.folder, settings }
  const results = new Map<string, Promise<StepResult>>()
  const settled = new Map<string, StepResult>()
  const awaited = createAwaitedResults()
  const values = createPublishedValues(store)
  const runs = new Map<string, unknown[]>()
  const isCurrent = createTraceCheck({ world, setting, settled, bring })

  const packOf = (step: Step<never, unknown>): string => (step.ofProject ? PROJECT_PACK : contentPack)

  /** The result of a step with an input, as JSON. `askers`: the steps that wait for it. */
  function bring(step: Step<never, unknown>, input: string, askers: readonly string[]): Promise<StepResult> {
    const key = `${step.name} ${input}`
    const known = results.get(key)
    if (known && askers.includes(key))
      throw new Error(`the step depends on itself: ${[...askers, key].join(' -> ')}`)
    const result = known ?? find(step, input, key, [...askers, key])
    if (!known) {
      results.set(key, result)
      result.then((value) => settled.set(key, value)).catch(() => undefined)
    }
    const asker = askers.at(-1)
    if (asker !== undefined && !settled.has(key)) {
      awaited.note(asker, key, result)
      plan()
    }
    return result
  }

  async function find(
    step: Step<never, unknown>,
    input: string,
    key: string,
    askers: readonly string[],
  ): Promise<StepResult> {
    const trace = store?.trace(packOf(step), key)
    if (!store || !trace || !(await isCurrent(trace, askers))) return run(step, input, key, askers)
    const forget = (): void => store.forget(packOf(step), key)
    values.note(trace.published, forget)
    return resultFromTrace(trace, store, forget)
  }

  async function run(
    step: Step<never, unknown>,
    input: string,
    key: string,
    askers: readonly string[],
  ): Promise<StepResult> {
    const recorder = createRecorder(surroundings((...asked) => bring(...asked, askers)))
    // Without a store nothing would compare the hash of the code. That of the graph itself is in the head of every
    // pack.
    if (store && !step.module.startsWith(import.meta.dirname)) await recorder.ask(moduleCode, step.module)
    const inputs = runs.get(step.name) ?? []
    runs.set(step.name, inputs)
    inputs.push(JSON.parse(input))
    const runOnThisThread = async (): Promise<StepResult> => {
      const result = await step.run(recorder, JSON.parse(input) as never)
      const known = resultOfRun(result, step.hasParts ?? false, store)
      const { dependencies, publications } = recorder
      store?.keepTrace(packOf(step), key, { dependencies, ...known.stored, published: publications })
      return known
    }
    if (!step.inThreads) return runOnThisThread()
    let known: StepResult | undefined
    const outcome = await runElsewhere(step, input, askers, async () => {
      known = await runOnThisThread()
    })
    return outcome ? keepOutcome(step, key, outcome, recorder.dependencies) : (known ?? runOnThisThread())
  }

  /** The outcome from another thread, unless it read files that were different when this run read them. */
  async function runElsewhere(
    { name, module }: Step<never, unknown>,
    input: string,
    askers: readonly string[],
    runOnThisThread: () => Promise<void>,
  ): Promise<StepOutcome | undefined> {
    const key = askers.at(-1)!
    const outcome = await runSpread({
      key,
      runOnThisThread,
      awaits: () => awaited.of(key),
      run: described,
      module,
      step: name,
      input,
      ask: async (other, otherInput) =>
        sentResult(await bring(stepNamed(other) as Step<never, unknown>, otherInput, askers), !store),
    })
    return outcome && (await isCurrent(outcome, askers)) ? outcome : undefined
  }

  function keepOutcome(
    step: Step<never, unknown>,
    key: string,
    { dependencies, whole, parts, published, values: sent }: StepOutcome,
    before: readonly Dependency[],
  ): StepResult {
    const stored = { ...(whole && { whole }), ...(parts && { parts }) }
    values.note(published)
    values.keep(sent)
    store?.keepTrace(packOf(step), key, { dependencies: [...before, ...dependencies], ...stored, published })
    return resultFromTrace(stored, values, () => store?.forget(packOf(step), key))
  }

  const repair = <Result>(work: () => Promise<Result>): Promise<Result> =>
    repeatWhereDamaged(work, (isWidespread) => {
      if (isWidespread) store?.forgetAll()
      results.clear()
      settled.clear()
    })

  function save(): void {
    // Results of code that is no longer on disk must not be taken for those of the code that is.
    if (runs.size === 0 || !hasLoadedCodeChanged(STARTED)) store?.save()
  }

  const surroundings = (ask: Surroundings['ask']): Surroundings => ({
    world,
    setting,
    publish: values.publish,
    published: values.published,
    ask,
  })
  const outside = (): Reads => createRecorder(surroundings((step, input) => bring(step, input, [])))

  return {
    world,
    ask: (step, input) => outside().ask(step, input),
    parts: (step, input) => outside().parts(step, input),
    published: values.published,
    sizeOf: values.sizeOf,
    ran: (step) => runs.get(step.name) ?? [],
    runs: () => runs,
    repairing: (work) => repair(work).finally(save),
    withoutSaving: repair,
  }
}
