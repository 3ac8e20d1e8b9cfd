// Requests of Alamofire in Swift: `AF.request(url, method: .post, parameters: […], encoding: JSONEncoding.default)`.

import { FORM_TYPE } from '../../../../curl/written-request.ts'
import type { CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import { sourceText } from '../../syntax/source-text.ts'
import { headerAt, objectOf } from './parts/fluent-steps.ts'
import { METHODS, type RequestParts } from './parts/http-parts.ts'

export function alamofireRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  return calls.flatMap((chain) => requestOf(chain, code) ?? [])
}

function requestOf({ names, arguments: given }: CallChain, code: string): RequestParts | undefined {
  const last = names.at(-1)!
  const named = (name: string) => given.find((one) => one.name?.name === name)?.value
  const [on] = names
  if (names.length !== 2 || last.name !== 'request' || !/^(?:AF|session|sessionManager)$/.test(on!.name))
    return undefined
  const verb = named('method')
  const method = verb ? /^\.(\w+)$/.exec(sourceText(code, verb.at))?.[1] : 'get'
  if (!method || !METHODS.has(method)) return undefined
  const sent = named('parameters')
  const encoding = named('encoding') ?? named('encoder')
  const isJson = encoding !== undefined && /json/i.test(sourceText(code, encoding.at))
  const isQuery = sent !== undefined && !isJson && /^(?:get|delete)$/.test(method)
  const headers = named('headers')
  const form = sent && !isJson && !isQuery
  return {
    at: last.at,
    url: given[0]?.value,
    method,
    methodAt: verb?.at,
    headers: [headers, form ? objectOf([headerAt(sent.at, 'Content-Type', FORM_TYPE)]) : undefined],
    openHeaders: on!.name !== 'AF' || named('interceptor') !== undefined,
    query: isQuery ? sent : undefined,
    body: isQuery ? undefined : sent,
    isJson,
  }
}
