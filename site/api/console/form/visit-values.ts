// Values that every console and sample share during a visit: keys and ids. They live only in this module's memory: a
// reload clears them, and they are never in storage, a URL or a link.

import type { ApiOperation, ApiParameter } from '../../contract/contract.ts'

let values: ReadonlyMap<string, string> = new Map()
const listeners = new Set<() => void>()

/** A new map after each change. */
export const visitValues = (): ReadonlyMap<string, string> => values

/** `undefined` removes the value. */
export function keepVisitValue(name: string, value: string | undefined): void {
  if (values.get(name) === value) return
  const changed = new Map(values)
  if (value === undefined) changed.delete(name)
  else changed.set(name, value)
  values = changed
  for (const listener of listeners) listener()
}

/** The example value that samples show for a shared parameter. */
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
 * The name under which consoles share a parameter: `/tokens/{id}` for an id in a path, the header's own name for a
 * trace id. Undefined for parameters that are specific to one request.
 */
export function sharedName({ path }: ApiOperation, parameter: ApiParameter): string | undefined {
  if (parameter.in === 'header') return parameter.name.endsWith('-TRACE-ID') ? parameter.name : undefined
  const placeholder = `{${parameter.name}}`
  if (parameter.in !== 'path' || parameter.rest || !path.includes(placeholder)) return undefined
  return path.slice(0, path.indexOf(placeholder) + placeholder.length)
}
