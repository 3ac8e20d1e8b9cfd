// A file of traces: a head with the hash of everything after it, then a line per step and input: key, last use, name and
// trace, divided by tabs. A long input, such as the text of a sample, is written once: elsewhere its line's name stands for
// it. Otherwise such texts would be half of the file, and reading the file is a third of an unchanged build.

import { readFileSync } from 'node:fs'
import type { Hash } from '#site/model/release.ts'
import { hashOf } from '../../project/hash-of.ts'
import type { Dependency, Trace } from './dependency.ts'
import { replaceFile } from './replace-file.ts'

/** Traces are dropped if none of the last builds that changed something, this many of them, used them. */
const KEPT_BUILDS = 30
/** Shorter inputs are written out. */
const LONG_INPUT = 200

interface Entry {
  /** Number of the build that used it last. */
  used: number
  /** Stands for its key in other traces; empty where the input is short. */
  name: string
  json: string
}

/** The name instead of the input. */
type ShortDependency = [kind: string, step: string, input: [name: string], ...rest: unknown[]]
type Written = Dependency | ShortDependency

export class Pack {
  readonly build: number
  readonly #file: string
  readonly #version: string
  readonly #entries = new Map<string, Entry>()
  /** The long keys by their names. */
  readonly #named = new Map<string, string>()
  #changed = false

  constructor(file: string, version: string) {
    this.#file = file
    this.#version = version
    this.build = this.#read() + 1
  }

  find(key: string): Trace | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    entry.used = this.build
    const trace = JSON.parse(entry.json) as Omit<Trace, 'dependencies'> & { dependencies: Written[] }
    const dependencies: Dependency[] = []
    for (const written of trace.dependencies) {
      const dependency = this.#withInput(written)
      if (!dependency) return undefined
      dependencies.push(dependency)
    }
    return { ...trace, dependencies }
  }

  keep(key: string, trace: Trace): void {
    const name = nameOf(key)
    if (name !== '') this.#named.set(name, key)
    const dependencies = trace.dependencies.map((one) => this.#withoutInput(one))
    this.#entries.set(key, { used: this.build, name, json: JSON.stringify({ ...trace, dependencies }) })
    this.#changed = true
  }

  forget(key: string): void {
    if (this.#entries.delete(key)) this.#changed = true
  }

  clear(): void {
    this.#entries.clear()
    this.#changed = true
  }

  /** Whether there was something to write, and it could be written. */
  write(folder: string): boolean {
    if (!this.#changed) return false
    this.#changed = false
    const kept = [...this.#entries].filter(([, { used }]) => used > this.build - KEPT_BUILDS)
    const lines = kept.map(([key, { used, name, json }]) => `${key}\t${used}\t${name}\t${json}\n`)
    const body = Buffer.from(lines.join(''))
    const head = Buffer.from(headOf(this.#version, this.build, hashOf(body)))
    return replaceFile(this.#file, Buffer.concat([head, body]), folder)
  }

  /** The number of the build that wrote the file. */
  #read(): number {
    let bytes: Buffer
    try {
      bytes = readFileSync(this.#file)
    } catch {
      return 0
    }
    const start = bytes.indexOf('\n') + 1
    const [, build = ''] = bytes.toString('utf8', 0, start).split('\t')
    const body = bytes.subarray(start)
    if (bytes.toString('utf8', 0, start) !== headOf(this.#version, Number(build), hashOf(body))) return 0
    for (const line of body.toString('utf8').split('\n')) {
      const used = line.indexOf('\t') + 1
      if (used === 0) continue
      const name = line.indexOf('\t', used) + 1
      const json = line.indexOf('\t', name) + 1
      const key = line.slice(0, used - 1)
      const entry = { used: Number(line.slice(used, name - 1)), name: line.slice(name, json - 1) }
      this.#entries.set(key, { ...entry, json: line.slice(json) })
      if (entry.name !== '') this.#named.set(entry.name, key)
    }
    return Number(build)
  }

  #withoutInput(dependency: Dependency): Written {
    const [kind, step, input, ...rest] = dependency
    if (!ON_STEPS.has(kind) || input === null || input.length < LONG_INPUT) return dependency
    const key = `${step} ${input}`
    return this.#entries.has(key) ? [kind, step, [nameOf(key)], ...rest] : dependency
  }

  /** Undefined if the file has lost the line with the input: without it, nobody can ask for the step. */
  #withInput(written: Written): Dependency | undefined {
    if (!isShort(written)) return written
    const [kind, step, [name], ...rest] = written
    const key = this.#named.get(name)
    return key === undefined ? undefined : ([kind, step, key.slice(step.length + 1), ...rest] as Dependency)
  }
}

const ON_STEPS: ReadonlySet<string> = new Set<Dependency[0]>(['ask', 'part', 'keys'])
const isShort = (written: Written): written is ShortDependency => Array.isArray(written[2])

const nameOf = (key: string): string => (key.length < LONG_INPUT ? '' : hashOf(key).slice(0, 16))

const headOf = (version: string, build: number, body: Hash): string => `${version}\t${build}\t${body}\n`
