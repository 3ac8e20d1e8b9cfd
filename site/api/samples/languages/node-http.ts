// Node.js samples with fetch, for operations that the SDK does not cover.

import type { ApiRequest } from '../../contract/contract.ts'
import { layOut, TWO_SPACES, type Doc } from '../request/layout.ts'
import { requestHeaders } from '../request/request-headers.ts'
import { requestPath } from '../request/request-url.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import { sampleValue } from '../request/sample-value.ts'
import { braces, scriptKey, scriptString, scriptValue } from './script-literals.ts'

export function nodeHttpSample(request: ApiRequest, facts: SampleFacts): string {
  const { operation, body } = request
  const headers = requestHeaders(request, facts).map(
    ([name, value]): Doc => `${scriptKey(name)}: ${scriptString(value)}`,
  )
  const options: Doc[] = [
    ...(operation.method === 'GET' ? [] : [`method: '${operation.method}'`]),
    ['headers: ', braces(headers)],
  ]
  if (body !== undefined) {
    const value = scriptValue(sampleValue(body, {}, {}, ''))
    options.push(['body: ', { open: 'JSON.stringify(', items: [value], close: ')', hug: true }])
  }
  const address = scriptString(facts.server + requestPath(request))
  const call: Doc = { open: 'fetch(', items: [address, braces(options)], close: ')', hug: true }
  return `${layOut(['const response = await ', call], TWO_SPACES)}
console.log(response.status, await response.text())`
}
