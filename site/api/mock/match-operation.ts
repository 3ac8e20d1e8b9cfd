// The way from a path to the operation that handles it, with the values of the path's parameters.

import { decodeOrKeep } from '../../model/decode-or-keep.ts'
import type { ApiOperation, ApiParameter } from '../contract/contract.ts'

/** As much of an operation as its path takes. */
export interface PathOperation extends Pick<ApiOperation, 'path'> {
  method: string
  parameters: readonly Pick<ApiParameter, 'name' | 'in' | 'rest'>[]
}

export interface MatchedOperation<Operation> {
  operation: Operation
  path: Record<string, string>
}

/** Undefined where no operation has the path; `methods` of the path where it has others. */
export function matchOperation<Operation extends PathOperation>(
  operations: readonly Operation[],
  method: string,
  pathname: string,
): MatchedOperation<Operation> | { methods: string[] } | undefined {
  const matches = operations.flatMap((operation) => {
    const path = pathParameters(operation, pathname)
    return path ? [{ operation, path }] : []
  })
  // A written segment is more than a parameter: /applications/key is not an application's id.
  const fewest = Math.min(...matches.map(({ path }) => Object.keys(path).length))
  const nearest = matches.filter(({ path }) => Object.keys(path).length === fewest)
  const found = nearest.find(({ operation }) => operation.method === method)
  if (found) return found
  return nearest.length > 0 ? { methods: nearest.map(({ operation }) => operation.method) } : undefined
}

function pathParameters(operation: PathOperation, pathname: string): Record<string, string> | undefined {
  const names: string[] = []
  const pattern = operation.path
    .split('/')
    .slice(1)
    .map((segment) => {
      const name = /^\{(.+)\}$/.exec(segment)?.[1]
      if (name === undefined) return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`
      names.push(name)
      return isRest(operation, name) ? '(?:/(.*))?' : '/([^/]+)'
    })
  const match = new RegExp(`^${pattern.join('')}/?$`).exec(pathname)
  if (!match) return undefined
  return Object.fromEntries(names.map((name, index) => [name, decodeOrKeep(match[index + 1] ?? '')]))
}

function isRest({ parameters }: PathOperation, name: string): boolean {
  return parameters.some((parameter) => parameter.in === 'path' && parameter.name === name && parameter.rest)
}
