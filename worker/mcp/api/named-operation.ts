// The operation that a caller names: by id, by method and path, or by a request's URL.

import type { ApiTools, AgentOperation } from '#site/model/agents/agent-data.ts'
import { matchOperation } from '#site/api/check/operations-at.ts'
import { distance } from 'fastest-levenshtein'
import { ToolProblem } from '../lookup/tool-result.ts'

const MAX_SUGGESTIONS = 3

/** `create-token`, or `POST /tokens`. */
export function namedOperation({ operations }: ApiTools, name: string): AgentOperation {
  const wanted = name.trim()
  const [, method, path] = /^([a-z]+) (\/\S*)$/i.exec(wanted) ?? []
  const found = operations.find(
    (one) => one.id === wanted || (one.method === method?.toUpperCase() && one.path === path),
  )
  if (found) return found
  const matched = method && path && matchOperation(operations, method.toUpperCase(), path)
  if (matched && 'operation' in matched) return matched.operation
  const nearest = operations
    .map(({ id }) => ({ id, edits: distance(id, wanted.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, MAX_SUGGESTIONS)
  throw new ToolProblem(`No operation has this name. Closest: ${nearest.map(({ id }) => id).join(', ')}.`)
}

export interface FoundRequest {
  operation: AgentOperation
  path: Record<string, string>
  query: URLSearchParams
}

/** The operation that a request is for. A host other than the API's is refused: it would not arrive. */
export function findRequest({ operations, server }: ApiTools, method: string, target: string): FoundRequest {
  const url = URL.parse(target, server)
  if (!url) throw new ToolProblem('The path cannot be read as a URL.')
  if (url.origin !== new URL(server).origin)
    throw new ToolProblem(`The API is at ${server}, not at ${url.origin}.`)
  const matched = matchOperation(operations, method, url.pathname)
  if (!matched) throw new ToolProblem('No operation has this path. Use list_operations.')
  if ('methods' in matched) {
    throw new ToolProblem(`The path does not support ${method}. It has ${matched.methods.join(', ')}.`)
  }
  return { ...matched, query: url.searchParams }
}
