// Requests in Java and Kotlin: `HttpRequest.newBuilder()` of the JDK and `new Request.Builder()` of OkHttp.

import type { BuilderChain, CallArgument, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleField, SampleValue } from '../../syntax/read-value.ts'
import { headerAt } from './parts/fluent-steps.ts'
import { METHODS, writtenText, type RequestParts } from './parts/http-parts.ts'

export function javaRequests({ builders = [] }: CodeCalls, code: string): RequestParts[] {
  return builders.flatMap((builder) => {
    const isOkHttp = builder.root === 'Request.Builder'
    if (!isOkHttp && builder.root !== 'HttpRequest.newBuilder') return []
    // An interceptor adds headers to every request of OkHttp.
    const isOpen = isOkHttp && !(/\bnew OkHttpClient\(\)/.test(code) && !/ntercept|uthenticat/.test(code))
    return builtRequest(builder, isOpen) ?? []
  })
}

function builtRequest(
  { at, arguments: given, steps }: BuilderChain,
  isOpen: boolean,
): RequestParts | undefined {
  let url = given[0]?.value
  let method = 'GET'
  let methodAt = at
  let body: SampleValue | undefined
  const fields: SampleField[] = []
  for (const { name, arguments: values } of steps) {
    const [first, second] = values.map(({ value }) => value)
    if (/^(?:uri|url)$/.test(name.name)) url = first
    else if (/^(?:addHeader|header|headers|setHeader)$/.test(name.name)) {
      const pairs = pairsOf(values)
      // `headers(all)` of OkHttp.
      if (!pairs) return undefined
      fields.push(...pairs)
    } else if (METHODS.has(name.name.toLowerCase())) {
      ;[method, methodAt, body] = [name.name, name.at, first]
    } else if (name.name === 'method') {
      if (first?.kind !== 'literal') return undefined
      ;[method, methodAt, body] = [writtenText(first), first.at, second]
    }
  }
  // The body of OkHttp brings its type.
  if (body?.kind === 'literal' && body.sentAs !== undefined)
    fields.push(headerAt(body.at, 'Content-Type', body.sentAs))
  const hasType = fields.some(({ name }) => name.toLowerCase() === 'content-type')
  return {
    at,
    url,
    method,
    methodAt,
    headers: [{ kind: 'object', at, fields, names: 'wire', open: false }],
    openHeaders: isOpen || (body !== undefined && !hasType && /^[a-z]/.test(method)),
    body: isEmpty(body) ? undefined : body,
    isJson: false,
  }
}

const isEmpty = (body: SampleValue | undefined): boolean => body?.kind === 'literal' && body.value === null

function pairsOf(values: readonly CallArgument[]): SampleField[] | undefined {
  if (values.length < 2) return undefined
  return values.flatMap(({ value: key }, index): SampleField[] => {
    const value = values[index + 1]?.value
    if (index % 2 > 0 || !value) return []
    return [{ name: writtenText(key), at: key.at, value }]
  })
}
