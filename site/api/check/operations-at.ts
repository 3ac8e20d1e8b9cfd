// Matches a path to its operations and extracts the path parameters.

import { decodeOrKeep } from '../../model/decode-or-keep.ts'
import type { ApiOperation, ApiParameter } from '../contract/contract.ts'

/** The part of an operation that matching needs. */
export interface PathOperation extends Pick<ApiOperation, 'path'> {
  method: string
  parameters: readonly Pick<ApiParameter, 'name' | 'in' | 'rest'>[]
}

export interface FoundOperation<Operation> {
  operation: Operation
  /** Path parameters, decoded. */
  path: Record<string, string>
}

/**
 * Operations of a path, whatever their method. Literal segments win over parameters: /keys/current is not a key's id.
 */
export function operationsAt<Operation extends PathOperation>(
  operations: readonly Operation[],
  pathname: string,
): FoundOperation<Operation>[] {
  const found = operations.flatMap((operation) => {
    const path = pathParameters(operation, pathname)
    return path ? [{ operation, path }] : []
  })
  const fewest = Math.min(...found.map(({ path }) => Object.keys(path).length))
  return found.filter(({ path }) => Object.keys(path).length === fewest)
}

/** Undefined if no operation has the path; lists the path's `methods` if only the method differs. */
export function matchOperation<Operation extends PathOperation>(
  operations: readonly Operation[],
  method: string,
  pathname: string,
): FoundOperation<Operation> | { methods: string[] } | undefined {
  const here = operationsAt(operations, pathname)
  const found = here.find(({ operation }) => operation.method === method)
  if (found) return found
  return here.length > 0
    ? { methods: [...new Set(here.map(({ operation }) => operation.method))] }
    : undefined
}

/** The operation that has the method at the same path of another version: `GET /v2/tokens` for `GET /tokens`. */
export function samePathElsewhere<Operation extends PathOperation>(
  operations: readonly Operation[],
  method: string,
  pathname: string,
): Operation | undefined {
  const wanted = pathname.replace(/(.)\/$/, '$1')
  return operations.find(
    ({ method: own, path }) =>
      own === method && path !== wanted && path.replace(VERSION, '') === wanted.replace(VERSION, ''),
  )
}

const VERSION = /^\/v\d+(?=\/)/

function pathParameters(
  { path: template, parameters }: PathOperation,
  pathname: string,
): Record<string, string> | undefined {
  const wanted = template.split('/')
  const rest = parameters.find((parameter) => parameter.in === 'path' && parameter.rest)?.name
  const given = (rest === undefined ? pathname.replace(/(.)\/$/, '$1') : pathname).split('/')
  if (rest === undefined ? given.length !== wanted.length : given.length < wanted.length - 1) return undefined
  const values: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    if (rest !== undefined && part === `{${rest}}`) {
      values[rest] = given.slice(index).map(decodeOrKeep).join('/')
      continue
    }
    const found = segmentParameters(part, given[index] ?? '')
    if (!found) return undefined
    Object.assign(values, found)
  }
  return values
}

/** `{id}`, `{id}.pdf` and `{from}-{to}` of a segment; undefined if it does not have the form. */
function segmentParameters(part: string, given: string): Record<string, string> | undefined {
  if (!part.includes('{')) return part === given ? {} : undefined
  const names: string[] = []
  const form = part
    .split(/(\{[^{}]+\})/)
    .map((piece) => {
      if (!piece.startsWith('{')) return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      names.push(piece.slice(1, -1))
      return '(.+?)'
    })
    .join('')
  const found = new RegExp(`^${form}$`).exec(given)
  return found ? Object.fromEntries(names.map((name, at) => [name, decodeOrKeep(found[at + 1]!)])) : undefined
}
