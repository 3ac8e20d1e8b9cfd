// JSON Pointers (RFC 6901).

export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The names and indices of a pointer, unescaped. */
export function pointerSteps(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapePointer)
}

export function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** The value at a pointer; undefined where there is none. */
export function valueAt(json: unknown, pointer: string): unknown {
  return pointerSteps(pointer).reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined),
    json,
  )
}
