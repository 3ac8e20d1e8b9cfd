// Java samples with the SDK.

import { layOut, TWO_SPACES, type Doc } from '../request/layout.ts'
import { variableName } from '../request/names.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import type { SdkCall } from '../request/sdk-call.ts'
import { builder, JavaContext, javaString, javaValue } from './java-literals.ts'

export function javaSample(call: SdkCall, { scope, scopePascal }: SampleFacts): string {
  const client = `${scopePascal}ApiClient`
  const context = new JavaContext()
  context.imports.add(`.${client}`)
  const statements = [makeClient(client, call), ...makeCall(call, context)]
  return javaProgram(call.program, context.imports, statements, `com.${scope}`)
}

/** A class with a `main` method. Blocks of statements are separated by blank lines. */
export function javaProgram(
  name: string,
  imports: ReadonlySet<string>,
  blocks: Doc[][],
  packages: string,
  throws = '',
): string {
  const names = [...imports].map((one) => (one.startsWith('.') ? packages + one : one)).sort()
  const body = blocks.map((block) => block.map((line) => layOut(line, TWO_SPACES, 2)).join('\n')).join('\n\n')
  return [
    ...names.map((one) => `import ${one};`),
    '',
    `public class ${name} {`,
    `  public static void main(String[] args)${throws} {`,
    body,
    '  }',
    '}',
  ].join('\n')
}

function makeClient(client: string, { key }: SdkCall): Doc[] {
  const calls = [`.apiKey("${key}")`, '.build()']
  return [[`${client} client = `, { open: `${client}.builder()`, items: calls, close: '', chain: true }, ';']]
}

function makeCall(call: SdkCall, context: JavaContext): Doc[][] {
  const lines: Doc[] = []
  const items: Doc[] = call.pathArguments.map(javaString)
  if (call.request) {
    const { type, fields } = call.request
    context.imports.add(`.requests.${type}`)
    lines.push([`${type} request = `, builder(type, fields, context), ';'])
    items.push('request')
  }
  if (call.document) items.push(javaValue(call.document, '', context))
  items.push(...optionsOf(call, context))
  const groups = call.groups.map((group) => `.${group}()`).join('')
  const invocation: Doc = {
    open: `client${groups}.${call.method}(`,
    items,
    close: ')',
    tight: true,
    depth: 2,
  }
  return [...context.maps, [...lines, ...useOf(call, invocation, context)]]
}

function optionsOf({ options: { idempotencyKey, traceId } }: SdkCall, context: JavaContext): Doc[] {
  if (idempotencyKey === undefined && traceId === undefined) return []
  context.imports.add('.core.RequestOptions')
  const items: Doc[] = []
  if (idempotencyKey !== undefined) items.push(['.idempotencyKey(', javaString(idempotencyKey), ')'])
  if (traceId !== undefined) items.push(['.correlationId(', javaString(traceId), ')'])
  return [{ open: 'RequestOptions.builder()', items: [...items, '.build()'], close: '', chain: true }]
}

function useOf({ result }: SdkCall, invocation: Doc, context: JavaContext): Doc[] {
  const { kind, type, hasId } = result
  if (kind === 'nothing') return [[invocation, ';']]
  if (type !== undefined) context.imports.add(`.types.${type}`)
  const name = context.name(type === undefined ? 'result' : variableName(type))
  const shown = `System.out.println(${name}${type !== undefined && hasId ? '.getId()' : ''});`
  const declared = `${type ?? 'Object'} ${name}`
  if (kind === 'value') return [[`${declared} = `, invocation, ';'], shown]
  return [[`for (${declared} : `, invocation, ') {'], `  ${shown}`, '}']
}
