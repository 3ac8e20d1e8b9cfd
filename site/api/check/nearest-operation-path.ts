// The contract's path closest to an unknown one: `/tokens/{id}` for `/token/c06d0789`, and `/tokens` for a `POST
// /v1/tokens`, where only a GET has another version.

import { nearestName } from '../../spelling/nearest-name.ts'
import { operationsAt, samePathElsewhere, type PathOperation } from './operations-at.ts'

/** Leading segments that other APIs' URLs have: `/api/v1`. */
const MAX_PREFIX = 2

/** Undefined if none is close. Without a method, operations of every method are candidates. */
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
  const whole = known.find((path) => isNear(path.split('/'), given)) ?? nearestName(pathname, known)
  return whole ?? operations.find((one) => isNearAhead(one, given))?.path
}

/** What comes before a parameter that takes the rest of a path. */
function isNearAhead({ path, parameters }: PathOperation, given: readonly string[]): boolean {
  if (!parameters.some(({ rest }) => rest)) return false
  const ahead = path.split('/').slice(0, -1)
  return given.length > ahead.length && isNear(ahead, given.slice(0, ahead.length))
}

/** Compares segment by segment; a parameter matches anything. */
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
