// Requests of clients that web pages use: jQuery's `$.ajax({ url, method, data })`, and Angular's HttpClient.

import { FORM_TYPE } from '../../../../curl/written-request.ts'
import type { CallArgument, CodeCalls } from '../../syntax/call-chain.ts'
import { headerAt, objectOf } from './parts/fluent-steps.ts'
import { METHODS, optionsOf, writtenText, type RequestParts } from './parts/http-parts.ts'

export function pageRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  const angular = new Set(
    [...code.matchAll(/\b(\w+)\s*(?::\s*HttpClient\b|=\s*inject\(\s*HttpClient\s*\))/g)].map(
      ([, name]) => name!,
    ),
  )
  return calls.flatMap(({ names, arguments: given }): RequestParts[] => {
    const [on, called, ...more] = names.filter(({ name }) => name !== 'this')
    if (!on || !called || more.length > 0) return []
    const isJquery = /^(?:\$|jQuery)$/.test(on.name) && called.name === 'ajax'
    const read = isJquery
      ? ajaxParts(given)
      : angular.has(on.name)
        ? angularParts(called.name, given)
        : undefined
    return read ? [{ ...read, at: called.at }] : []
  })
}

type Read = Omit<RequestParts, 'at'>

/** `$.ajax(options)`, `$.ajax(url, options)`; data that is an object is sent as a form. */
function ajaxParts(given: readonly CallArgument[]): Read | undefined {
  const isWhole = given[0]?.value.kind === 'object'
  const options = optionsOf(given[isWhole ? 0 : 1]?.value)
  if (!options) return undefined
  const method = (options.get('method') ?? options.get('type'))?.value
  const verb = method ? writtenText(method).toUpperCase() : 'GET'
  const data = options.get('data')?.value
  const type = options.get('contentType')?.value
  const isQuery = verb === 'GET'
  const fields =
    data && !isQuery
      ? [headerAt((type ?? data).at, 'Content-Type', type ? writtenText(type) : FORM_TYPE)]
      : []
  return {
    url: isWhole ? options.get('url')?.value : given[0]?.value,
    method: verb,
    methodAt: method?.at,
    headers: [options.get('headers')?.value, objectOf(fields)],
    openHeaders: options.has('beforeSend'),
    query: isQuery ? data : undefined,
    body: isQuery ? undefined : data,
    isJson: false,
  }
}

/** `http.post(url, body, { headers, params })`; an interceptor may add headers. */
function angularParts(name: string, given: readonly CallArgument[]): Read | undefined {
  if (!METHODS.has(name)) return undefined
  const takesBody = name.startsWith('p')
  const options = optionsOf(given[takesBody ? 2 : 1]?.value)
  if (!options) return undefined
  const body = takesBody ? given[1]?.value : options.get('body')?.value
  return {
    url: given[0]?.value,
    method: name,
    headers: [options.get('headers')?.value],
    openHeaders: true,
    query: options.get('params')?.value,
    body,
    isJson: body?.kind === 'object' || body?.kind === 'array',
  }
}
