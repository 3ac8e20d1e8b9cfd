// The path of the contract that a wrong one is nearest to: `/tokens/{id}` for `/token/c06d0789`, and `/tokens` for a
// `POST /v1/tokens`, where only a GET has another version.

import { nearestName } from '../../spelling/nearest-name.ts'
import { operationsAt, samePathElsewhere, type PathOperation } from './operations-at.ts'

/** Segments in front of a path that belong to another API's addresses: `/api/v1`. */
const MAX_PREFIX = 2

/** Undefined where none is near. Without a method, operations of all methods count alike. */
export function nearestPath<Operation extends PathOperation>(
  operations: readonly Operation[],
  method: string | undefined,
  pathname: string,
): string | undefined {
  const own = operations.filter((one) => method === undefined || one.method === method)
  return (
    withoutPrefix(own, pathname) ??
    (method === undefined ? undefined : samePathElsewhere(own, method, pathname)?.path) ??
    nearestOf(own, pathname) ??
    nearestOf(operations, pathname)
  )
}

function withoutPrefix(operations: readonly PathOperation[], pathname: string): string | undefined {
  const parts = pathname.split('/').slice(1)
  for (let prefix = 1; prefix <= MAX_PREFIX && prefix < parts.length; prefix++) {
    const [found] = operationsAt(operations, `/${parts.slice(prefix).join('/')}`)
    if (found) return found.operation.path
  }
  return undefined
}

function nearestOf(operations: readonly PathOperation[], pathname: string): string | undefined {
  const known = [...new Set(operations.map(({ path }) => path))]
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
