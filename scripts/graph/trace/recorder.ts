// Records what a step reads while it runs: in order, each thing once.

import type { Hash } from '#site/model/release.ts'
import { hashOf } from '../../project/hash-of.ts'
import type { StepResult } from '../results/step-result.ts'
import type { Parts, PartStep, Reads, Step } from '../step.ts'
import type { Dependency, Trace } from '../store/dependency.ts'
import type { FileReads, World } from '../world.ts'

/** What a recorder needs from its run. */
export interface Surroundings {
  world: World
  setting(name: string): { value: unknown; hash: Hash }
  ask(step: Step<never, unknown>, input: string): Promise<StepResult>
  publish(value: string | Uint8Array): [hash: Hash, bytes: number]
  published(hash: Hash): Uint8Array
}

export interface Recorder extends Reads {
  dependencies: Dependency[]
  publications: Trace['published']
}

/** `identity`: the same for the same thing. */
type Note = (identity: string, dependency: Dependency) => void

export function createRecorder(around: Surroundings): Recorder {
  const seen = new Set<string>()
  const dependencies: Dependency[] = []
  const publications: Trace['published'] = []
  function note(identity: string, dependency: Dependency): void {
    if (seen.has(identity)) return
    seen.add(identity)
    dependencies.push(dependency)
  }

  return {
    dependencies,
    publications,
    ...fileReads(around, note),
    ...runReads(around, note),
    ...stepReads(around, note),
    publish(value) {
      const entry = around.publish(value)
      publications.push(entry)
      return entry[0]
    },
    published: around.published,
  }
}

function fileReads({ world }: Surroundings, note: Note): FileReads {
  function read(path: string): Buffer | undefined {
    note(`f${path}`, ['file', path, world.hashOfFile(path)])
    return world.read(path)
  }
  return {
    read,
    text: (path) => read(path)?.toString('utf8'),
    kind(path) {
      const kind = world.kind(path)
      note(`k${path}`, ['kind', path, kind])
      return kind
    },
    realPath(path) {
      const target = world.realPath(path)
      note(`r${path}`, ['real path', path, target ?? null])
      return target
    },
    list(path) {
      note(`l${path}`, ['list', path, world.hashOfList(path)])
      return world.list(path)
    },
  }
}

function runReads({ world, setting }: Surroundings, note: Note): Pick<Reads, 'setting' | 'env' | 'commit'> {
  return {
    setting<Value>(name: string): Value {
      const { value, hash } = setting(name)
      note(`s${name}`, ['setting', name, hash])
      return value as Value
    },
    env(name) {
      const value = world.env(name)
      note(`e${name}`, ['env', name, value ?? null])
      return value
    },
    async commit(folder) {
      const id = await world.commit(folder)
      note(`c${folder}`, ['commit', folder, id])
      return id
    },
  }
}

function stepReads({ ask }: Surroundings, note: Note): Pick<Reads, 'ask' | 'parts'> {
  return {
    async ask<Input, Result>(step: Step<Input, Result>, input: Input): Promise<Result> {
      const json = JSON.stringify(input)
      const result = await ask(step as Step<never, unknown>, json)
      note(`a${step.name}\n${json}`, ['ask', step.name, json, result.hash])
      return result.value() as Result
    },
    async parts<Input, Part>(step: PartStep<Input, Part>, input: Input): Promise<Parts<Part>> {
      const json = JSON.stringify(input)
      const result = await ask(step as Step<never, unknown>, json)
      return {
        get(key) {
          note(`p${step.name}\n${json}\n${key}`, ['part', step.name, json, key, result.partHash(key)])
          return result.part(key) as Part[typeof key] | undefined
        },
        keys() {
          const keys = result.keys()
          note(`n${step.name}\n${json}`, ['keys', step.name, json, hashOf(JSON.stringify(keys))])
          return keys
        },
      }
    },
  }
}
