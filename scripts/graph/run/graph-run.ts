// What one run of the graph does: finds the result of a step in the store, or runs the step here or in another thread.

import { dirname } from 'node:path'
import { hashOf } from '../../project/hash-of.ts'
import { moduleCode } from '../code/module-code.ts'
import { createAwaitedResults } from '../results/awaited-results.ts'
import { createPublishedValues } from '../results/published-values.ts'
import { resultFromTrace, resultOfRun, sentResult, type StepResult } from '../results/step-result.ts'
import { stepNamed, type Reads, type Step } from '../step.ts'
import type { Dependency } from '../store/dependency.ts'
import type { Store } from '../store/store.ts'
import type { RunDescription, StepOutcome } from '../threads/thread-messages.ts'
import { plan, runSpread } from '../threads/thread-pool.ts'
import { createRecorder, type Recorder } from '../trace/recorder.ts'
import { createSettings, type Setting } from '../trace/settings.ts'
import { createTraceCheck } from '../trace/trace-check.ts'
import type { World } from '../world.ts'

type AnyStep = Step<never, unknown>

export interface RunOptions {
  store: Store | undefined
  world: World
  /** Names the content folder: traces of different ones do not replace each other. */
  content: string
  /** What `setting` gives. Plain JSON values. */
  settings: Readonly<Record<string, unknown>>
}

/** A step that is asked for with an input. */
interface Asked {
  step: AnyStep
  /** As JSON. */
  input: string
  /** The same for the same step and input. */
  key: string
  /** The keys of the steps that wait for it, itself last. */
  askers: readonly string[]
}

/** The folder of the graph's own code. */
const GRAPH = dirname(import.meta.dirname)
const PROJECT_PACK = 'project'
let lastRun = 0

export class GraphRun {
  /** The inputs of every step that ran, by its name. */
  readonly ran = new Map<string, unknown[]>()
  readonly values: ReturnType<typeof createPublishedValues>
  readonly #store: Store | undefined
  readonly #world: World
  readonly #setting: (name: string) => Setting
  readonly #contentPack: string
  readonly #described: RunDescription
  readonly #results = new Map<string, Promise<StepResult>>()
  readonly #settled = new Map<string, StepResult>()
  readonly #awaited = createAwaitedResults()
  readonly #isCurrent: ReturnType<typeof createTraceCheck>

  constructor({ store, world, content, settings }: RunOptions) {
    this.#store = store
    this.#world = world
    this.#setting = createSettings(settings)
    this.#contentPack = `content-${hashOf(content).slice(0, 12)}`
    this.#described = { run: ++lastRun, folder: store?.folder, settings }
    this.values = createPublishedValues(store)
    this.#isCurrent = createTraceCheck({
      world,
      setting: this.#setting,
      settled: this.#settled,
      bring: (step, input, askers) => this.#bring(step, input, askers),
    })
  }

  /** What a caller from outside the graph reads through: nothing depends on what it records. */
  outside(): Reads {
    return this.#recorder([])
  }

  /** Results are found or made anew when they are asked for next. */
  forgetResults(): void {
    this.#results.clear()
    this.#settled.clear()
  }

  #recorder(askers: readonly string[]): Recorder {
    return createRecorder({
      world: this.#world,
      setting: this.#setting,
      publish: this.values.publish,
      published: this.values.published,
      ask: (step, input) => this.#bring(step, input, askers),
    })
  }

  /** The result of a step with an input. `waiting`: the keys of the steps that wait for it. */
  #bring(step: AnyStep, input: string, waiting: readonly string[]): Promise<StepResult> {
    const key = `${step.name} ${input}`
    const askers = [...waiting, key]
    const known = this.#results.get(key)
    if (known && waiting.includes(key)) throw new Error(`the step depends on itself: ${askers.join(' -> ')}`)
    const result = known ?? this.#begin({ step, input, key, askers })
    const asker = waiting.at(-1)
    if (asker !== undefined && !this.#settled.has(key)) {
      this.#awaited.note(asker, key, result)
      plan()
    }
    return result
  }

  #begin(asked: Asked): Promise<StepResult> {
    const { key } = asked
    const result = this.#find(asked)
    this.#results.set(key, result)
    result.then((value) => this.#settled.set(key, value)).catch(() => undefined)
    return result
  }

  async #find(asked: Asked): Promise<StepResult> {
    const { step, key, askers } = asked
    const store = this.#store
    const pack = this.#packOf(step)
    const trace = store?.trace(pack, key)
    if (!store || !trace || !(await this.#isCurrent(trace, askers))) return this.#run(asked)
    const forget = (): void => store.forget(pack, key)
    this.values.note(trace.published, forget)
    return resultFromTrace(trace, store, forget)
  }

  async #run(asked: Asked): Promise<StepResult> {
    const { step, askers } = asked
    const recorder = this.#recorder(askers)
    // Without a store nothing would compare the hash of the code. That of the graph itself is in the head of every pack.
    if (this.#store && !step.module.startsWith(GRAPH)) await recorder.ask(moduleCode, step.module)
    this.#noteRun(asked)
    if (!step.inThreads) return this.#runHere(asked, recorder)
    let known: StepResult | undefined
    const outcome = await this.#runElsewhere(asked, async () => {
      known = await this.#runHere(asked, recorder)
    })
    if (outcome) return this.#keepOutcome(asked, outcome, recorder.dependencies)
    return known ?? this.#runHere(asked, recorder)
  }

  #noteRun({ step, input }: Asked): void {
    const inputs = this.ran.get(step.name) ?? []
    this.ran.set(step.name, inputs)
    inputs.push(JSON.parse(input))
  }

  async #runHere({ step, input, key }: Asked, recorder: Recorder): Promise<StepResult> {
    const result = await step.run(recorder, JSON.parse(input) as never)
    const known = resultOfRun(result, step.hasParts ?? false, this.#store)
    const { dependencies, publications } = recorder
    this.#store?.keepTrace(this.#packOf(step), key, {
      dependencies,
      ...known.stored,
      published: publications,
    })
    return known
  }

  /** The outcome from another thread, unless it read files that were different when this run read them. */
  async #runElsewhere(
    { step, input, key, askers }: Asked,
    runOnThisThread: () => Promise<void>,
  ): Promise<StepOutcome | undefined> {
    const outcome = await runSpread({
      key,
      isLong: step.isLong ?? false,
      runOnThisThread,
      awaits: () => this.#awaited.of(key),
      run: this.#described,
      module: step.module,
      step: step.name,
      input,
      ask: async (other, otherInput) => {
        const result = await this.#bring(stepNamed(other) as AnyStep, otherInput, askers)
        return sentResult(result, !this.#store)
      },
    })
    return outcome && (await this.#isCurrent(outcome, askers)) ? outcome : undefined
  }

  /** `before`: what was recorded on this thread. */
  #keepOutcome({ step, key }: Asked, outcome: StepOutcome, before: readonly Dependency[]): StepResult {
    const { whole, parts, published } = outcome
    const pack = this.#packOf(step)
    const stored = { ...(whole && { whole }), ...(parts && { parts }) }
    const dependencies = [...before, ...outcome.dependencies]
    this.values.note(published)
    this.values.keep(outcome.values)
    this.#store?.keepTrace(pack, key, { dependencies, ...stored, published })
    return resultFromTrace(stored, this.values, () => this.#store?.forget(pack, key))
  }

  #packOf({ ofProject }: AnyStep): string {
    return ofProject ? PROJECT_PACK : this.#contentPack
  }
}
