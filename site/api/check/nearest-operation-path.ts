// The path of the contract that a wrong one is nearest to: `/tokens/{id}` for `/token/c06d0789`.

import { nearestName } from './names/nearest-name.ts'

/** Undefined where none is near. */
export function nearestPath(paths: Iterable<string>, pathname: string): string | undefined {
  const known = [...new Set(paths)]
  const given = pathname.replace(/(.)\/$/, '$1').split('/')
  return known.find((path) => isNear(path.split('/'), given)) ?? nearestName(pathname, known)
}

/** Alike part by part; anything may stand for a parameter. */
function isNear(parts: readonly string[], given: readonly string[]): boolean {
  return (
    parts.length === given.length &&
    parts.every((part, index) => {
      const own = given[index]!
      if (part.startsWith('{')) return own !== ''
      return part === own || nearestName(own, [part]) !== undefined
    })
  )
}
