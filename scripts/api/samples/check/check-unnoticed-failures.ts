// Finds requests whose failure a sample would miss: cURL whose output is processed without checking the status, and
// responses that are never read. HTTP clients do not throw for a status of 400 or more.

import type { CodeSpan } from '#site/curl/code-span.ts'
import { isCurl, readCurl } from '#site/curl/read-curl.ts'
import { readShell } from '#site/curl/read-shell.ts'
import type { Node } from 'web-tree-sitter'
import { grammarOf, parseCode, type GrammarName } from '../../../syntax/grammars.ts'
import { spanOf } from '../../../syntax/node-span.ts'
import type { SampleFinding } from './sample-finding.ts'

/** With these options, the response is not shown, or not immediately. */
const HIDING = ['silent', 'output']
const TELLING = [
  'fail',
  'fail-with-body',
  'fail-early',
  'write-out',
  'include',
  'show-headers',
  'dump-header',
]

/** Calls that send a request and return its response, by grammar; a chained method call reads it. */
const SENDING: Partial<Record<GrammarName, RegExp>> = {
  javascript: /^fetch$/,
  typescript: /^fetch$/,
  tsx: /^fetch$/,
  python: /^(?:httpx|requests)\.(?:get|post|put|patch|delete|request)$/,
  csharp: /^\w*[Hh]ttp\w*\.(?:Send|Get|Post|Put|Patch|Delete)(?:AsJson)?Async$/,
  java: /^\w*(?:http|HTTP|Http)\w*\.send$/,
}

export async function checkUnnoticedFailures(sample: {
  language: string
  code: string
}): Promise<SampleFinding[]> {
  const grammar = grammarOf(sample.language)
  if (grammar === 'bash') return sample.code.includes('curl') ? inShell(sample.code) : []
  const sending = grammar && SENDING[grammar]
  if (!sending || !/fetch|http|requests/i.test(sample.code)) return []
  const tree = await parseCode(grammar, sample.code)
  try {
    return [...discardedCalls(tree.rootNode, sending)].map((at) =>
      finding(
        at,
        'nothing reads the response, so a failure goes unnoticed',
        'check the status of the response',
      ),
    )
  } finally {
    tree.delete()
  }
}

function inShell(code: string): SampleFinding[] {
  const commands = readShell(code).filter(isCurl)
  return commands.flatMap((command) => {
    const { options } = readCurl(command)
    const hiding = options.find(({ name }) => HIDING.includes(name))
    if (!hiding || options.some(({ name }) => TELLING.includes(name))) return []
    const what = `with \`--${hiding.name}\`, a failed request looks like a successful one`
    return [finding(hiding.at, what, 'write `--fail` before it')]
  })
}

function* discardedCalls(node: Node, sending: RegExp): Generator<CodeSpan> {
  if (node.type === 'expression_statement') {
    const call = withoutAwait(node.firstNamedChild)
    if (call && sending.test(calleeOf(call))) yield spanOf(call)
  }
  for (const child of node.namedChildren) if (child) yield* discardedCalls(child, sending)
}

function withoutAwait(node: Node | null): Node | null {
  return node && /^await(?:_expression)?$/.test(node.type) ? node.firstNamedChild : node
}

/** `fetch`, `http.send`; empty if the node is not a call. */
function calleeOf(call: Node): string {
  const list = call.childForFieldName('arguments')
  if (!list) return ''
  return call.text.slice(0, list.startIndex - call.startIndex).replaceAll(/\s/g, '')
}

function finding(at: CodeSpan, what: string, fix: string): SampleFinding {
  return { code: 'sample-failure-unnoticed', at, what, fix }
}
