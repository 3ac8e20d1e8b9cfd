// A step of the build: a pure function with a name. It sees the outside world only through its `Reads`, which record
// what it read, so that its result can be reused until some of that has changed.

import { fileURLToPath } from 'node:url'
import type { Hash } from '#site/model/release.ts'
import type { FileReads } from './world.ts'

/** A step's only access to the outside world. Everything read through it is recorded. */
export interface Reads extends FileReads {
  /** A value that belongs to this run, such as the site's configuration. */
  setting<Value>(name: string): Value
  env(name: string): string | undefined
  /** The commit that version control is at; null outside of a repository. */
  commit(folder: string): Promise<string | null>
  /** The result of another step. This one reruns only if that result changes. */
  ask<Input, Result>(step: Step<Input, Result>, input: Input): Promise<Result>
  /** The parts of another step's result: this one depends only on those that it reads. */
  parts<Input, Part>(step: PartStep<Input, Part>, input: Input): Promise<Parts<Part>>
  /** Publishes a value of the release under its hash. */
  publish(value: string | Uint8Array): Hash
  /** A value that some step has published. */
  published(hash: Hash): Uint8Array
}

export interface Parts<Part> {
  get<Key extends keyof Part & string>(key: Key): Part[Key] | undefined
  keys(): string[]
}

export interface Step<Input, Result> {
  name: string
  /** Absolute path of the module that the step is written in: its code, and all that it imports, is an input. */
  module: string
  /** Its result depends on the project alone, not on a content folder, so that all content folders share it. */
  ofProject?: boolean
  /** Takes long enough to be worth running in another thread when many are waiting. */
  inThreads?: boolean
  /** Takes so long in one go that it runs in another thread even alone: this one must hear signals and requests. */
  isLong?: boolean
  /** Its result is a record, and other steps may depend on single members. */
  hasParts?: boolean
  run(reads: Reads, input: Input): Result | Promise<Result>
}

export type PartStep<Input, Part> = Step<Input, Part> & { hasParts: true }

type Run<Input, Result> = Step<Input, Result>['run']
type Options = Pick<Step<unknown, unknown>, 'ofProject' | 'inThreads' | 'isLong'>

const steps = new Map<string, Step<never, unknown>>()

/** The step with this name, if a module that defines it has been loaded. */
export function stepNamed(name: string): Step<unknown, unknown> | undefined {
  return steps.get(name) as Step<unknown, unknown> | undefined
}

/** Defines a step. `moduleUrl` is `import.meta.url` of a file `….step.ts`. Inputs and results are plain JSON values. */
export function step<Input, Result>(
  name: string,
  moduleUrl: string,
  run: Run<Input, Result>,
  options: Options = {},
): Step<Input, Result> {
  const defined: Step<Input, Result> = { name, module: fileURLToPath(moduleUrl), run, ...options }
  steps.set(name, defined)
  return defined
}

/**
 * A step that is defined in another module, which the caller of openGraph() imports: steps that ask for it need not.
 */
export function stepElsewhere<Input, Result>(name: string): Step<Input, Result> {
  const defined = (): Step<unknown, unknown> => {
    const found = stepNamed(name)
    if (!found) throw new Error(`no module that defines the step \`${name}\` has been imported`)
    return found
  }
  return {
    name,
    get module() {
      return defined().module
    },
    get ofProject() {
      return defined().ofProject ?? false
    },
    get hasParts() {
      return defined().hasParts ?? false
    },
    run: (reads, input) => defined().run(reads, input) as Result,
  }
}

/** The same for a step whose result is a record of parts. */
export function stepWithPartsElsewhere<Input, Part extends object>(name: string): PartStep<Input, Part> {
  return stepElsewhere<Input, Part>(name) as PartStep<Input, Part>
}

/** Defines a step whose result is a record of parts that others may ask for one by one. */
export function stepWithParts<Input, Part extends object>(
  name: string,
  moduleUrl: string,
  run: Run<Input, Part>,
  options: Options = {},
): PartStep<Input, Part> {
  const defined = { ...step(name, moduleUrl, run, options), hasParts: true as const }
  steps.set(name, defined)
  return defined
}
