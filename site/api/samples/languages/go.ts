// Go samples with the SDK, which sets no timeout: each context gets a deadline.

import { layOut, TABS, type Doc } from '../request/layout.ts'
import { goName, variableName } from '../request/names.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import type { SampleField } from '../request/sample-value.ts'
import type { SdkCall } from '../request/sdk-call.ts'
import { goString, goStruct, goValue } from './go-literals.ts'

export function goSample(call: SdkCall, { scope, headerPrefix }: SampleFacts): string {
  const body = [
    `c := client.NewClient(option.WithAPIKey("${call.key}"))`,
    `ctx, cancel := context.WithTimeout(context.Background(), ${deadline(call)})`,
    'defer cancel()',
    '',
    ...statements(call, headerPrefix),
  ].map((line) => (typeof line === 'string' && line === '' ? '' : layOut(line, TABS, 1)))
  const code = body.join('\n')
  const module = `github.com/${scope}/go-sdk/v6`
  const standard = ['context', 'fmt', 'log', 'net/http', 'time'].filter(
    (name) => name === 'context' || code.includes(`${name.split('/').at(-1)}.`),
  )
  const ours = [
    ...(/\bsdk\./.test(code) ? [`sdk "${module}"`] : []),
    `"${module}/client"`,
    `"${module}/option"`,
  ]
  return goProgram([...standard.map((name) => `"${name}"`), '', ...ours], code)
}

/** For a list, the deadline covers the loop over all its pages. */
function deadline({ result }: SdkCall): string {
  return result.kind === 'pages' ? '10*time.Minute' : '60*time.Second'
}

export function goProgram(imports: string[], body: string): string {
  const lines = imports.map((name) => (name === '' ? '' : `\t${name}`))
  return ['package main', '', 'import (', ...lines, ')', '', 'func main() {', body, '}'].join('\n')
}

function statements(call: SdkCall, headerPrefix: string): Doc[] {
  const { before, invocation } = callDoc(call, headerPrefix)
  const { kind, type = 'result', hasId } = call.result
  const name = variableName(type)
  const check: Doc[] = ['if err != nil {', '\tlog.Fatal(err)', '}']
  if (kind === 'nothing') return [...before, ['err := ', invocation], ...check]
  if (kind === 'value') {
    const shown = hasId ? `*${name}.ID` : name
    return [...before, [`${name}, err := `, invocation], ...check, `fmt.Println(${shown})`]
  }
  if (kind === 'list') {
    const shown = hasId ? `*${name}.ID` : name
    const loop = [`for _, ${name} := range list {`, `\tfmt.Println(${shown})`, '}']
    return [...before, ['list, err := ', invocation], ...check, ...loop]
  }
  const current = hasId ? '*results.Current().ID' : 'results.Current()'
  return [
    ...before,
    ['page, err := ', invocation],
    ...check,
    'results := page.Iterator()',
    'for results.Next(ctx) {',
    `\tfmt.Println(${current})`,
    '}',
    'if err := results.Err(); err != nil {',
    '\tlog.Fatal(err)',
    '}',
  ]
}

function callDoc(call: SdkCall, headerPrefix: string): { before: Doc[]; invocation: Doc } {
  const before: Doc[] = []
  const items: Doc[] = ['ctx', ...call.pathArguments.map(goString)]
  if (call.request) items.push(requestDoc(call.request, before))
  if (call.document) items.push(goValue(call.document))
  const { idempotencyKey, traceId } = call.options
  if (idempotencyKey !== undefined) items.push(`option.WithIdempotencyKey(${JSON.stringify(idempotencyKey)})`)
  if (traceId !== undefined) {
    before.push(
      'header := http.Header{}',
      `header.Set("${headerPrefix}-TRACE-ID", ${JSON.stringify(traceId)})`,
    )
    items.push('option.WithHTTPHeader(header)')
  }
  const open = `c.${[...call.groups, call.method].map(goName).join('.')}(`
  const hug = idempotencyKey === undefined && traceId === undefined
  return { before, invocation: { open, items, close: ')', hug } }
}

/** Nil pointers are omitted, so a null is set separately. */
function requestDoc({ type, fields }: { type: string; fields: SampleField[] }, before: Doc[]): Doc {
  const isNull = ({ value }: SampleField): boolean => value.kind === 'literal' && value.value === null
  const nulls = fields.filter((field) => isNull(field) && !field.free)
  const sent = goStruct(
    type,
    fields.filter((field) => !nulls.includes(field)),
  )
  if (nulls.length === 0) return sent
  before.push(['request := ', sent], ...nulls.map(({ name }) => `request.Set${goName(name)}(nil)`))
  return 'request'
}
