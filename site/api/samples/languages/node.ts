// Node.js samples with the SDK.

import { layOut, TWO_SPACES, type Doc } from '../request/layout.ts'
import { variableName } from '../request/names.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import type { SdkCall } from '../request/sdk-call.ts'
import { braces, scriptFields, scriptString, scriptValue } from './script-literals.ts'

export function nodeSample(call: SdkCall, { scope, scopePascal }: SampleFacts): string {
  return [
    `import { ${scopePascal}Client } from '@${scope}/node-sdk'`,
    '',
    `const client = new ${scopePascal}Client({ apiKey: ${scriptString(call.key)} })`,
    '',
    ...statements(call),
  ].join('\n')
}

function statements(call: SdkCall): string[] {
  const { kind, type = 'result', hasId } = call.result
  const name = variableName(type)
  const shown = hasId ? `${name}.id` : name
  const invocation = callDoc(call)
  if (kind === 'nothing') return [layOut(['await ', invocation], TWO_SPACES)]
  if (kind === 'value') {
    return [layOut([`const ${name} = await `, invocation], TWO_SPACES), `console.log(${shown})`]
  }
  const list =
    kind === 'pages' ? ['for await (const ', name, ' of await '] : ['for (const ', name, ' of await ']
  return [layOut([list.join(''), invocation, ') {'], TWO_SPACES), `  console.log(${shown})`, '}']
}

function callDoc({ groups, method, pathArguments, request, document, options }: SdkCall): Doc {
  const items: Doc[] = pathArguments.map(scriptString)
  if (request && request.fields.length > 0) items.push(scriptFields(request.fields))
  if (document) items.push(scriptValue(document))
  const chosen = optionsDoc(options)
  if (chosen) {
    if (request && request.fields.length === 0) items.push('{}')
    items.push(chosen)
  }
  return {
    open: `client.${[...groups, method].join('.')}(`,
    items,
    close: ')',
    hug: !chosen || items.length === 1,
  }
}

function optionsDoc({ idempotencyKey, traceId }: SdkCall['options']): Doc | undefined {
  const items: Doc[] = []
  if (idempotencyKey !== undefined) items.push(`idempotencyKey: ${scriptString(idempotencyKey)}`)
  if (traceId !== undefined) items.push(`correlationId: ${scriptString(traceId)}`)
  return items.length === 0 ? undefined : braces(items)
}
