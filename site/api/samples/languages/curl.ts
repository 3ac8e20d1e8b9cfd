// cURL samples.

import type { ApiRequest } from '../../contract/contract.ts'
import { requestHeaders } from '../request/request-headers.ts'
import { requestPath } from '../request/request-url.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import { jsonText } from './json-text.ts'

/** The width of the pane beside an operation. */
const LONG = 68

export function curlSample(request: ApiRequest, facts: SampleFacts): string {
  const { method } = request.operation
  const command = method === 'GET' ? 'curl' : `curl --request ${method}`
  const headers = requestHeaders(request, facts).map(
    ([name, value]) => `--header ${quoted(`${name}: ${value}`)}`,
  )
  const address = quoted(facts.server + requestPath(request))
  const start = `${command} ${address}`
  // With a long URL, the method goes on a line of its own.
  const parts = [...(start.length > LONG && method !== 'GET' ? [command, address] : [start]), ...headers]
  if (request.body === undefined) return parts.join(' \\\n  ')
  const json = jsonText(request.body)
  // A quote would end a shell string: a here-document needs no quoting.
  if (json.includes("'")) return `${[...parts, "--data @- <<'JSON'"].join(' \\\n  ')}\n${json}\nJSON`
  return [...parts, `--data '${json.replaceAll('\n', '\n  ')}'`].join(' \\\n  ')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
