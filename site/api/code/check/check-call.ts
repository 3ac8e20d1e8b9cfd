// Checks the arguments of an SDK call: path parameters, request, options.

import type { ApiOperation, ApiParameter } from '../../contract/contract.ts'
import { snakeCase } from '../../samples/request/names.ts'
import type { CallArgument, CallChain } from '../syntax/call-chain.ts'
import type { SampleValue } from '../syntax/read-value.ts'
import { checkCallOptions } from './options/check-call-options.ts'
import { checkCallRequest } from './check-call-request.ts'
import type { Finding } from '../known/code-finding.ts'
import type { CodeLanguage } from '../languages/code-language.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'

interface CallCheck {
  operation: ApiOperation
  chain: CallChain
  grammar: CodeLanguage
  annotation: SampleAnnotation
  contract: SampleContract
  /** A call to Elements, which have options of their own. */
  ofElements: boolean
}

/** The arguments of a call to this operation. */
export function checkCall(call: CallCheck): Finding[] {
  const { operation, chain, grammar, annotation, contract, ofElements } = call
  const given = withoutContext(chain.arguments, grammar)
  const named = new Map(given.flatMap((one) => (one.name ? [[one.name.name, one] as const] : [])))
  const positional = given.filter((one) => !one.name || isLabel(grammar))
  const path = operation.parameters.filter((parameter) => parameter.in === 'path')
  const { findings, taken, isRequestFirst } = checkIds(call, path, named, positional)
  const rest = positional.slice(taken)
  // The request is there, in the place of an id.
  if (isRequestFirst && rest.length === 0 && named.size === 0) return findings
  const pathNames = path.map(({ name }) => name)
  const request = { operation, rest, named, chain, grammar, ofElements, annotation, contract, pathNames }
  return [
    ...findings,
    ...checkCallRequest(request),
    ...(ofElements ? [] : checkCallOptions(rest, named, grammar, operation)),
  ]
}

interface CheckedIds {
  findings: Finding[]
  /** How many of the arguments without a name were ids. */
  taken: number
  /** An object stands in the place of an id. */
  isRequestFirst: boolean
}

/** The arguments for the parameters of the path, up to the first that is missing. */
function checkIds(
  { operation, chain, grammar }: CallCheck,
  path: readonly ApiParameter[],
  named: ReadonlyMap<string, CallArgument>,
  positional: readonly CallArgument[],
): CheckedIds {
  const findings: Finding[] = []
  let taken = 0
  let isRequestFirst = false
  for (const { name } of path) {
    const byName = named.get(name) ?? named.get(snakeCase(name))
    const argument = byName && !isLabel(grammar) ? byName : positional[taken++]
    if (!argument) {
      findings.push(missingArgument(operation, path.length, chain))
      break
    }
    const { value } = argument
    if (mayBeId(value)) continue
    isRequestFirst ||= value.kind === 'object'
    findings.push({
      code: 'sample-invalid',
      at: value.at,
      what: `\`${operation.id}\` takes \`${name}\` here, a string`,
      fix: `pass \`${name}\` before the request`,
    })
  }
  return { findings, taken, isRequestFirst }
}

function mayBeId(value: SampleValue): boolean {
  return value.kind === 'unknown' || (value.kind === 'literal' && typeof value.value === 'string')
}

/** Go's calls start with a context. */
function withoutContext(given: readonly CallArgument[], grammar: CodeLanguage): CallArgument[] {
  return grammar === 'go' ? given.slice(1) : [...given]
}

/** Swift's labels precede arguments whose order is fixed. */
function isLabel(grammar: CodeLanguage): boolean {
  return grammar === 'swift' || grammar === 'kotlin'
}

function missingArgument(operation: ApiOperation, count: number, chain: CallChain): Finding {
  return {
    code: 'sample-invalid',
    at: chain.names.at(-1)!.at,
    what: `\`${operation.id}\` takes ${count === 1 ? 'one argument' : `${count} arguments`} for its path, \`${operation.path}\``,
    fix: 'pass the ids first, in path order',
  }
}
