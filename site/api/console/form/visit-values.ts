// What the reader has typed that every console and sample of the visit uses: keys and ids. It lives in this module's
// memory and nowhere else: a reload forgets it, and no storage, URL or link ever has it.

import type { ApiOperation, ApiParameter } from '../../contract/contract.ts'

let values: ReadonlyMap<string, string> = new Map()
const listeners = new Set<() => void>()

/** Another map after each change. */
export const visitValues = (): ReadonlyMap<string, string> => values

/** `undefined` forgets the value. */
export function keepVisitValue(name: string, value: string | undefined): void {
  if (values.get(name) === value) return
  const changed = new Map(values)
  if (value === undefined) changed.delete(name)
  else changed.set(name, value)
  values = changed
  for (const listener of listeners) listener()
}

/** What samples show in the place of a shared parameter. */
const examples = new Map<string, string>()

export const shownExample = (name: string): string | undefined => examples.get(name)

export function noteExample(name: string, example: string): void {
  examples.set(name, example)
}

export function onVisitValues(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The name under which consoles share a parameter: `/tokens/{id}` for an id in a path, the header's own for a trace id.
 * Undefined for what belongs to one request alone.
 */
export function sharedName({ path }: ApiOperation, parameter: ApiParameter): string | undefined {
  if (parameter.in === 'header') return parameter.name.endsWith('-TRACE-ID') ? parameter.name : undefined
  const placeholder = `{${parameter.name}}`
  if (parameter.in !== 'path' || parameter.rest || !path.includes(placeholder)) return undefined
  return path.slice(0, path.indexOf(placeholder) + placeholder.length)
}
