// Requests of RestSharp in C#: `new RestRequest(path, method)`, with what is added to it.

import type { CallChain, CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleValue } from '../../syntax/read-value.ts'
import { inCamelCase } from './parts/camel-case.ts'
import { fieldsOfSteps, filledIn, headerAt, objectOf, type Step } from './parts/fluent-steps.ts'
import { assignedName } from './parts/http-clients.ts'
import { writtenText, type RequestParts } from './parts/http-parts.ts'

const MADE = 'new RestRequest'
const HEADERS = { one: /^AddHeader$/, all: /^AddHeaders$/ }
const QUERY = { one: /^AddQueryParameter$/, all: /^$/ }
const BODY = /^Add(?:Json|String)?Body$/
const CLIENT = /\bnew\s+RestClient(?:Options)?\s*\(\s*"([^"\n]*)"/g
/** What may add headers to every request. */
const OPEN = /\b(?:AddDefault\w+|Authenticator|Interceptors?|DefaultParameters)\b/

export function restSharpRequests({ calls }: CodeCalls, code: string): RequestParts[] {
  const bases = [...code.matchAll(CLIENT)].map(([, address = '']) => address)
  const made = calls.filter(({ names }) => names.length === 1 && names[0]!.name === MADE)
  const variables = made.map(({ at }) => assignedName(code, at))
  return made.flatMap((chain, index): RequestParts[] => {
    const [first, second] = chain.arguments.map(({ value }) => value)
    const { at } = chain.names[0]!
    const variable = variables[index]
    // A name that is assigned twice counts as unknown.
    if (variable !== undefined && variables.indexOf(variable) !== variables.lastIndexOf(variable)) return []
    const method = second ?? sentBy(variable, code, at)
    if (method?.kind !== 'literal') return []
    const steps = calls.flatMap((call) => stepOn(call, chain, variable))
    const fields = fieldsOfSteps(steps, HEADERS)
    const body = steps.find(({ name }) => BODY.test(name.name))
    const isText = body?.name.name === 'AddStringBody'
    const isTyped = isText && /\.AddStringBody\([^;]*\bJson\s*\)/.test(code)
    const sent = body?.arguments[0]?.value
    return [
      {
        at,
        url: filledIn(first),
        ...(bases.length === 1 && { base: { kind: 'literal', value: bases[0]!, at } }),
        method: writtenText(method),
        ...(second && { methodAt: second.at }),
        headers: [
          objectOf([
            ...(fields ?? []),
            ...(isText && isTyped ? [headerAt(at, 'Content-Type', 'application/json')] : []),
          ]),
        ],
        openHeaders:
          variable === undefined || bases.length !== 1 || !fields || (isText && !isTyped) || OPEN.test(code),
        query: objectOf(fieldsOfSteps(steps, QUERY)),
        body: isText ? sent : inCamelCase(sent),
        isJson: body !== undefined && !isText,
      },
    ]
  })
}

/** `client.PostAsync(request)` */
function sentBy(variable: string | undefined, code: string, at: CallChain['at']): SampleValue | undefined {
  const sender = /\.(?:Execute)?(Get|Post|Put|Patch|Delete)(?:Async)?(?:<[^<>\n]*>)?\(\s*(\w+)/g
  const found = [...code.matchAll(sender)].find(([, , given]) => given === variable)
  return found && { kind: 'literal', at, value: found[1]! }
}

function stepOn(
  { names, arguments: given }: CallChain,
  made: CallChain,
  variable: string | undefined,
): Step[] {
  const [on, name, ...more] = names
  if (!on || !name || more.length > 0) return []
  return on === made.names[0] || on.name === variable ? [{ name, arguments: given }] : []
}
