// Requests of resty in Go: `client.R().SetHeader("name", value).SetBody(body).Post(url)`.

import type { BuilderChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { fieldsOfSteps, filledIn, headerAt, objectOf, valuesOf, type Step } from './parts/fluent-steps.ts'
import { assignedName } from './parts/http-clients.ts'
import { METHODS, writtenText, type RequestParts } from './parts/http-parts.ts'

const HEADERS = { one: /^SetHeader$/, all: /^SetHeaders$/ }
const QUERY = { one: /^SetQueryParam$/, all: /^SetQueryParams$/ }
/** Steps that add nothing to what is sent. */
const PLAIN =
  /^(?:New|R|Set(?:BaseURL|Body|Headers?|QueryParams?|PathParams?|Result|Error|Context|Timeout|Retry\w*|Debug|AuthToken)|EnableTrace)$/

export function restyRequests({ builders = [], calls }: CodeCalls, code: string): RequestParts[] {
  const clients = new Map<string, Step[]>()
  for (const { root, steps, at } of builders) {
    const name = root === 'resty.New' ? assignedName(code, at) : undefined
    // The outermost comes first.
    if (name !== undefined && !clients.has(name)) clients.set(name, [...steps])
  }
  for (const { names, arguments: given, at } of calls) {
    const [on, name] = names
    if (names.map((one) => one.name).join('.') === 'resty.New') {
      const variable = assignedName(code, at)
      if (variable !== undefined && !clients.has(variable)) clients.set(variable, [])
    } else if (on && name?.name.startsWith('Set')) clients.get(on.name)?.push({ name, arguments: given })
  }
  return builders.flatMap((chain): RequestParts[] => {
    const [client, last] = [/^(?:\w+\.)*(\w+)\.R$/.exec(chain.root)?.[1], chain.steps.at(-1)]
    if (client === undefined || !last) return []
    const sent = methodOf(last)
    return sent ? [requestOf(chain, sent, clients.get(client), code)] : []
  })
}

/** `Post(url)`, `Execute("POST", url)` */
function methodOf(last: Step): { method: string; url: SampleValue | undefined } | undefined {
  const [first, second] = valuesOf(last)
  if (last.name.name === 'Execute')
    return first?.kind === 'literal' ? { method: writtenText(first), url: second } : undefined
  return METHODS.has(last.name.name.toLowerCase()) ? { method: last.name.name, url: first } : undefined
}

function requestOf(
  { steps }: BuilderChain,
  { method, url }: { method: string; url: SampleValue | undefined },
  client: readonly Step[] | undefined,
  code: string,
): RequestParts {
  const all = [...(client ?? []), ...steps]
  const body = steps.find(({ name }) => name.name === 'SetBody')?.arguments[0]?.value
  const fields = fieldsOfSteps(all, HEADERS)
  const token = all.find(({ name }) => name.name === 'SetAuthToken')
  // A client from elsewhere may have headers of its own.
  const isKnown = client !== undefined && !/\.(?:OnBeforeRequest|AddRequestMiddleware|Header\.)/.test(code)
  const base = client?.find(({ name }) => name.name === 'SetBaseURL')?.arguments[0]?.value
  return {
    at: steps.at(-1)!.name.at,
    url: filledIn(url),
    ...(base && { base }),
    method,
    headers: [objectOf([...(fields ?? []), ...(token ? [headerAt(token.name.at, 'Authorization')] : [])])],
    openHeaders: !isKnown || !fields || all.slice(0, -1).some(({ name }) => !PLAIN.test(name.name)),
    query: objectOf(fieldsOfSteps(steps, QUERY)),
    body,
    // Text is sent as it is.
    isJson: body !== undefined && body.kind !== 'literal',
  }
}
