// Python samples with httpx, for operations that the SDK does not cover.

import type { ApiRequest } from '../../contract/contract.ts'
import { FOUR_SPACES, layOut, type Doc } from '../request/layout.ts'
import { requestHeaders } from '../request/request-headers.ts'
import { requestPath } from '../request/request-url.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import { sampleValue } from '../request/sample-value.ts'
import { pythonString, pythonValue } from './python-literals.ts'

export function pythonHttpSample(request: ApiRequest, facts: SampleFacts): string {
  const { operation, body } = request
  const headers = requestHeaders(request, facts).map(
    ([name, value]): Doc => `${pythonString(name)}: ${pythonString(value)}`,
  )
  const items: Doc[] = [
    pythonString(facts.server + requestPath(request)),
    ['headers=', { open: '{', items: headers, close: '}' }],
  ]
  let method = operation.method.toLowerCase()
  if (body !== undefined) {
    items.push(['json=', pythonValue(sampleValue(body, {}, {}, ''))])
    // httpx's delete() takes no body.
    if (method === 'delete') {
      method = 'request'
      items.unshift('"DELETE"')
    }
  }
  const call: Doc = { open: `httpx.${method}(`, items, close: ')' }
  return `import httpx

${layOut(['response = ', call], FOUR_SPACES)}
print(response.status_code, response.text)`
}
