// Checks the arguments of an SDK call: path parameters, request, options.

import type { ApiOperation } from '../../contract/contract.ts'
import { snakeCase } from '../../samples/request/names.ts'
import type { CallArgument, CallChain } from '../syntax/call-chain.ts'
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
export function checkCall({
  operation,
  chain,
  grammar,
  annotation,
  contract,
  ofElements,
}: CallCheck): Finding[] {
  const findings: Finding[] = []
  const given = withoutContext(chain.arguments, grammar)
  const path = operation.parameters.filter((parameter) => parameter.in === 'path')
  const named = new Map(given.flatMap((one) => (one.name ? [[one.name.name, one] as const] : [])))
  const positional = given.filter((one) => !one.name || isLabel(grammar))
  let taken = 0
  let isRequestFirst = false
  for (const parameter of path) {
    const byName = named.get(parameter.name) ?? named.get(snakeCase(parameter.name))
    const argument = byName && !isLabel(grammar) ? byName : positional[taken++]
    if (!argument) {
      findings.push(missingArgument(operation, path.length, chain))
      break
    }
    const { value } = argument
    if (
      value.kind === 'object' ||
      value.kind === 'array' ||
      (value.kind === 'literal' && typeof value.value !== 'string')
    ) {
      isRequestFirst ||= value.kind === 'object'
      findings.push({
        code: 'sample-invalid',
        at: value.at,
        what: `\`${operation.id}\` takes \`${parameter.name}\` here, a string`,
        fix: `pass \`${parameter.name}\` before the request`,
      })
    }
  }
  const rest = positional.slice(taken)
  // The request is there, in the place of an id.
  if (isRequestFirst && rest.length === 0 && named.size === 0) return findings
  findings.push(
    ...checkCallRequest({
      operation,
      rest,
      named,
      chain,
      grammar,
      ofElements,
      annotation,
      contract,
      pathNames: path.map(({ name }) => name),
    }),
    ...(ofElements ? [] : checkCallOptions(rest, named, grammar, operation)),
  )
  return findings
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
