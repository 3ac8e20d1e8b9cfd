// C# samples with the .NET SDK.

import { FOUR_SPACES, layOut, type Doc } from '../request/layout.ts'
import { pascalCase, variableName } from '../request/names.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import type { SdkCall } from '../request/sdk-call.ts'
import { csharpObject, csharpString, csharpValue } from './csharp-literals.ts'

/**
 * The client's class has the same name as its namespace, and names resolve to namespaces first: outside any namespace,
 * the class is reachable only through an alias.
 */
export function csharpSample(call: SdkCall, { scopePascal }: SampleFacts): string {
  const client = `${scopePascal}Client`
  const body = statements(call)
  return [
    ...(body.some((line) => line.includes('JsonSerializer.')) ? ['using System.Text.Json;'] : []),
    `using ${scopePascal}.Client;`,
    `using ${client} = ${scopePascal}.Client.${scopePascal};`,
    '',
    `var client = new ${client}(${csharpString(call.key)});`,
    '',
    ...body,
  ].join('\n')
}

function statements(call: SdkCall): string[] {
  const { kind, type = 'result', hasId } = call.result
  const name = variableName(type)
  // Printed directly, an object would show only its type name.
  const shown = hasId ? `${name}.Id` : `JsonSerializer.Serialize(${name})`
  const invocation = callDoc(call)
  if (kind === 'nothing') return [layOut(['await ', invocation, ';'], FOUR_SPACES)]
  if (kind === 'value') {
    const line = layOut([`var ${name} = await `, invocation, ';'], FOUR_SPACES)
    return [line, `Console.WriteLine(${shown});`]
  }
  const loop = kind === 'pages' ? 'await foreach (var' : 'foreach (var'
  const source: Doc[] = kind === 'pages' ? [invocation] : ['await ', invocation]
  const { request } = call
  return [
    ...(request
      ? [layOut(['var request = ', csharpObject(request.type, request.fields), ';'], FOUR_SPACES)]
      : []),
    layOut([`${loop} ${name} in `, ...source, ')'], FOUR_SPACES),
    '{',
    `    Console.WriteLine(${shown});`,
    '}',
  ]
}

/** Keeps a loop's head short by building the request before it. */
function isLoop({ kind }: SdkCall['result']): boolean {
  return kind === 'pages' || kind === 'list'
}

function callDoc({ groups, method, pathArguments, request, document, options, result }: SdkCall): Doc {
  const items: Doc[] = pathArguments.map(csharpString)
  if (request) items.push(isLoop(result) ? 'request' : csharpObject(request.type, request.fields))
  if (document) items.push(csharpValue(document))
  const chosen = optionsDoc(options)
  if (chosen) items.push(chosen)
  const open = `client.${[...groups, method].map(pascalCase).join('.')}Async(`
  return { open, items, close: ')', tight: true, hug: !chosen || items.length === 1 }
}

function optionsDoc({ idempotencyKey, traceId }: SdkCall['options']): Doc | undefined {
  const items: Doc[] = []
  if (idempotencyKey !== undefined) items.push(`IdempotencyKey = ${csharpString(idempotencyKey)}`)
  if (traceId !== undefined) items.push(`CorrelationId = ${csharpString(traceId)}`)
  return items.length === 0
    ? undefined
    : { open: 'new RequestOptions', bracket: '{', items, close: '}', pad: ' ' }
}
