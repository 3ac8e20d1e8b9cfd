// Finds the operation that a caller refers to: by id, by method and path, or by a request's URL.

import type { ApiTools, AgentOperation } from '#site/model/agents/agent-data.ts'
import { nearestName } from '#site/api/check/nearest-name.ts'
import { matchOperation, operationsAt, samePathElsewhere } from '#site/api/check/operations-at.ts'
import { ToolProblem } from '../lookup/tool-result.ts'

const MAX_SUGGESTIONS = 5

/** `create-token`, `createToken`, `tokens.create`, `POST /tokens`, `POST https://api…/tokens`. */
export function namedOperation({ operations, server }: ApiTools, name: string): AgentOperation {
  const wanted = name.trim()
  const [, method, address] = /^(?:([a-z]+) )?((?:\/|https?:)\S*)$/i.exec(wanted) ?? []
  if (address !== undefined) return operationAt({ operations, server }, address, method?.toUpperCase())
  const letters = lettersOf(wanted)
  const found = operations.find(
    ({ id, sdk }) => lettersOf(id) === letters || (sdk !== undefined && lettersOf(sdk) === letters),
  )
  if (found) return found
  const near = operations.flatMap(({ id, sdk = '' }) =>
    [id, sdk].some((one) => nearestName(wanted, [one]) !== undefined) ? [id] : [],
  )
  throw unnamed(near)
}

function operationAt(
  { operations, server }: Pick<ApiTools, 'operations' | 'server'>,
  address: string,
  method: string | undefined,
): AgentOperation {
  const { pathname } = URL.parse(address, server) ?? { pathname: '/' }
  // A template is no address: its braces would be encoded.
  const path = address.startsWith('/') ? address.replace(/[?#].*$/, '') : pathname
  const exact = operations.filter((one) => one.path === path)
  const here = exact.length > 0 ? exact : operationsAt(operations, path).map(({ operation }) => operation)
  const [first, ...more] = here.filter((one) => method === undefined || one.method === method)
  if (first && more.length === 0) return first
  throw unnamed((first ? [first, ...more] : here).map(({ id }) => id))
}

function unnamed(near: readonly string[]): ToolProblem {
  if (near.length === 0) return new ToolProblem('No operation has this name. Use list_operations.')
  return new ToolProblem(
    `No operation has this name. Closest: ${[...new Set(near)].slice(0, MAX_SUGGESTIONS).join(', ')}.`,
  )
}

/** The same for the spellings of all languages. */
const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

export interface FoundRequest {
  operation: AgentOperation
  path: Record<string, string>
  query: URLSearchParams
}

/**
 * The operation that a request matches. A host other than the API's is rejected, because the request would never reach
 * it.
 */
export function findRequest({ operations, server }: ApiTools, method: string, target: string): FoundRequest {
  const url = URL.parse(target, server)
  if (!url) throw new ToolProblem('The path cannot be read as a URL.')
  if (url.origin !== new URL(server).origin)
    throw new ToolProblem(`The API is at ${server}, not at ${url.origin}.`)
  const matched = matchOperation(operations, method, url.pathname)
  if (!matched) throw new ToolProblem('No operation has this path. Use list_operations.')
  if ('methods' in matched) {
    const other = samePathElsewhere(operations, method, url.pathname)
    const hint = other ? ` There is also ${method} ${other.path}.` : ''
    throw new ToolProblem(`The path does not support ${method}. It has ${matched.methods.join(', ')}.${hint}`)
  }
  return { ...matched, query: url.searchParams }
}
