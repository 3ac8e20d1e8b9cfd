// Python samples with the SDK.

import { FOUR_SPACES, layOut, type Doc } from '../request/layout.ts'
import { snakeCase, variableName } from '../request/names.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import type { SdkCall } from '../request/sdk-call.ts'
import { pythonString, pythonValue } from './python-literals.ts'

export function pythonSample(call: SdkCall, facts: SampleFacts): string {
  const { scope, scopePascal } = facts
  return [
    `from ${scope} import ${scopePascal}`,
    '',
    `client = ${scopePascal}(api_key=${pythonString(call.key)})`,
    '',
    ...statements(call, facts),
  ].join('\n')
}

function statements(call: SdkCall, facts: SampleFacts): string[] {
  const { kind, type = 'result', hasId } = call.result
  const name = snakeCase(variableName(type))
  const shown = hasId ? `${name}.id` : name
  const invocation = callDoc(call, facts)
  if (kind === 'nothing') return [layOut(invocation, FOUR_SPACES)]
  if (kind === 'value') return [layOut([`${name} = `, invocation], FOUR_SPACES), `print(${shown})`]
  return [layOut([`for ${name} in `, invocation, ':'], FOUR_SPACES), `    print(${shown})`]
}

function callDoc(call: SdkCall, { headerPrefix }: SampleFacts): Doc {
  const { groups, method, pathArguments, request, document, options } = call
  const items: Doc[] = pathArguments.map(pythonString)
  for (const { name, value } of request?.fields ?? []) items.push([`${argument(name)}=`, pythonValue(value)])
  if (document) items.push(pythonValue(document))
  const headers: Doc[] = []
  const { idempotencyKey, traceId } = options
  if (idempotencyKey !== undefined) headers.push(header(`${headerPrefix}-IDEMPOTENCY-KEY`, idempotencyKey))
  if (traceId !== undefined) headers.push(header(`${headerPrefix}-TRACE-ID`, traceId))
  if (headers.length > 0) {
    const additional: Doc = ['"additional_headers": ', { open: '{', items: headers, close: '}' }]
    items.push(['request_options=', { open: '{', items: [additional], close: '}' }])
  }
  // A document as the only argument: its braces stay on the call's line.
  const hug = items.length === 1 && document !== undefined
  return { open: `client.${[...groups, method].map(argument).join('.')}(`, items, close: ')', hug }
}

function header(name: string, value: string): Doc {
  return `${pythonString(name)}: ${pythonString(value)}`
}

/** Keywords that may be the name of a group or field. */
const RESERVED = new Set(['self', 'from', 'import', 'class', 'global', 'pass', 'return', 'lambda'])

function argument(name: string): string {
  const snake = snakeCase(name)
  return RESERVED.has(snake) ? `${snake}_` : snake
}
