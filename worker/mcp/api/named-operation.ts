// Finds the operation that a caller refers to: by id, by method and path, or by a request's URL.

import type { ApiTools, AgentOperation } from '#site/model/agents/agent-data.ts'
import { lettersOf } from '#site/spelling/letters-of.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { nearestPath } from '#site/api/check/nearest-operation-path.ts'
import { matchOperation, operationsAt, samePathElsewhere } from '#site/api/check/operations-at.ts'
import { siteConfig } from '#site/site.config.ts'
import { ToolProblem } from '../server/tool-result.ts'

const MAX_SUGGESTIONS = 5

/** `create-token`, `createToken`, `tokens.create`, `Create a token`, `POST /tokens`, `POST https://api…/tokens`. */
export function namedOperation({ operations, server }: ApiTools, name: string): AgentOperation {
  const wanted = name.trim()
  const [, method, address] = /^(?:([a-z]+) )?((?:\/|https?:)\S*)$/i.exec(wanted) ?? []
  if (address !== undefined) return operationAt({ operations, server }, address, method?.toUpperCase())
  // `client.tokens.create`, `Tokens.CreateAsync`.
  const spellings = [wanted, wanted.replace(/^\w*client\./i, '').replace(/Async$/, '')].map(lettersOf)
  const found = operations.find(({ id, sdk, summary }) =>
    [id, sdk, summary].some((name) => name !== undefined && spellings.includes(lettersOf(name))),
  )
  if (found) return found
  const near = operations.flatMap(({ id, sdk = '' }) =>
    [id, sdk].some((one) => nearestName(wanted, [one]) !== undefined) ? [id] : [],
  )
  const holding = operations.flatMap(({ id }) => (id.includes(wanted.toLowerCase()) ? [id] : []))
  throw unnamed(near.length > 0 ? near : holding)
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
  if (here.length > 0) throw unnamed((first ? [first, ...more] : here).map(({ id }) => id))
  const nearest = nearestPath(operations, method, path)
  throw unnamed(operations.flatMap((one) => (one.path === nearest ? [one.id] : [])))
}

function unnamed(near: readonly string[]): ToolProblem {
  if (near.length === 0) return new ToolProblem('No operation has this name. Use list_operations.')
  return new ToolProblem(
    `No operation has this name. Closest: ${[...new Set(near)].slice(0, MAX_SUGGESTIONS).join(', ')}.`,
  )
}

interface FoundRequest {
  operation: AgentOperation
  path: Record<string, string>
  query: URLSearchParams
  /** Path and query. */
  url: string
}

/**
 * The operation that a request matches. A host other than the API's is rejected, because the request would never reach
 * it.
 */
export function findRequest({ operations, server }: ApiTools, method: string, target: string): FoundRequest {
  const url = URL.parse(target, server)
  if (!url) throw new ToolProblem('The path cannot be read as a URL.')
  const pathname = ownPath(url, server)?.replaceAll(TEMPLATE, '%3C$1%3E')
  if (pathname === undefined) throw new ToolProblem(`The API is at ${server}, not at ${url.origin}.`)
  const matched = matchOperation(operations, method, pathname)
  if (!matched) {
    const nearest = nearestPath(operations, method, pathname)
    const hint = nearest === undefined ? 'Use list_operations.' : `Closest: ${nearest}.`
    throw new ToolProblem(`No operation has this path. ${hint}`)
  }
  if ('methods' in matched) {
    const other = samePathElsewhere(operations, method, pathname)
    const hint = other ? ` There is also ${method} ${other.path}.` : ''
    throw new ToolProblem(
      `The path does not support ${method}. It supports ${matched.methods.join(', ')}.${hint}`,
    )
  }
  return { ...matched, query: url.searchParams, url: pathname + url.search }
}

/** A path parameter as the contract writes it, `{id}`, encoded by the URL: a placeholder. */
const TEMPLATE = /(?<=\/)%7B(\w+)%7D(?=\/|$)/g

/** Undefined for another host. Web pages call the API through the host that serves their elements. */
function ownPath({ origin, pathname }: URL, server: string): string | undefined {
  if (origin === new URL(server).origin) return pathname
  const { domain } = siteConfig.brand
  const ofPages = origin === `https://js.${domain}` && pathname.startsWith('/api/')
  return ofPages ? pathname.slice('/api'.length) : undefined
}
