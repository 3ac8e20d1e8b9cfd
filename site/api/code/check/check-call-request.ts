// Checks the request of an SDK call: fields, types, values, and the mock's response to it.

import { isRecord } from '../../../model/is-record.ts'
import type { ApiOperation, JsonSchema } from '../../contract/contract.ts'
import { keyValue } from '../../contract/api-key-auth.ts'
import { keyPlaceholder } from '../../samples/request/key-placeholder.ts'
import { isFree } from '../../check/request-fault.ts'
import { askMock } from './ask-mock.ts'
import type { CallArgument, CallChain } from '../syntax/call-chain.ts'
import { requestSchema } from '../known/request-schema.ts'
import { facetsOf } from '../known/schema-facets.ts'
import { checkValue } from './check-value.ts'
import type { Finding } from '../known/code-finding.ts'
import { isScript, type CodeLanguage } from '../languages/code-language.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import { HOLE } from '../../../curl/placeholder.ts'
import type { SampleValue } from '../syntax/read-value.ts'
import { sdkNames } from '../known/sdk-names.ts'

interface CallRequest {
  operation: ApiOperation
  /** Positional arguments that follow the path parameters. */
  rest: readonly CallArgument[]
  named: ReadonlyMap<string, CallArgument>
  pathNames: readonly string[]
  chain: CallChain
  grammar: CodeLanguage
  /** A call to Elements, which use the API's own field names in a web page. */
  ofElements: boolean
  annotation: SampleAnnotation
  contract: SampleContract
}

/** Named arguments that configure the call and are not sent. */
const OPTION_NAMES = new Set(['request_options', 'requestOptions', 'cancellationToken', 'apiKeyOverride'])

export function checkCallRequest(call: CallRequest): Finding[] {
  const { operation, chain, grammar, annotation, contract } = call
  const schema = requestSchema(operation)
  const value = requestValue(call)
  if (!schema) return value && isRequest(value) && grammar === 'python' ? [unexpected(operation, value)] : []
  const [document] = call.rest
  if (grammar === 'python' && document?.value.kind === 'object' && hasFields(schema, contract))
    return [notByName(operation, chain)]
  const isNeeded = operation.body?.required ?? false
  if (!value) return isNeeded ? [missing(operation, chain)] : []
  const checked = checkValue(value, {
    schema,
    schemas: contract.schemas,
    validate: contract.validate,
    expressions: contract.expressions,
    subject: `the request of \`${operation.id}\``,
    partial: annotation.partial,
    refused: annotation.status !== undefined,
    fieldCase: call.ofElements && isScript(grammar) ? (name) => name : sdkNames(grammar).field,
  })
  // The destination of a call through the proxy is an option beside its request.
  if (checked.findings.length > 0 || !checked.complete || isFree(operation)) return checked.findings
  const response = askMock(question(operation, checked.json, contract), annotation, contract)
  return response ? [{ ...response, at: chain.names.at(-1)!.at }] : []
}

function requestValue({
  operation,
  rest,
  named,
  pathNames,
  grammar,
  chain,
}: CallRequest): SampleValue | undefined {
  if (grammar === 'python') {
    const document = named.get('request')
    if (document) return document.value
    const fields = [...named.values()].filter(
      ({ name }) => !OPTION_NAMES.has(name!.name) && !pathNames.includes(name!.name),
    )
    if (fields.length === 0 && !operation.body) return undefined
    return {
      kind: 'object',
      at: chain.at,
      names: 'typed',
      open: chain.arguments.some(({ name, value }) => !name && value.kind === 'unknown' && rest.length > 0),
      fields: fields.map(({ name, value }) => ({ name: name!.name, at: name!.at, value })),
    }
  }
  if (!operation.body && !operation.parameters.some((parameter) => parameter.in === 'query')) return undefined
  return rest[0]?.value
}

function isRequest(value: SampleValue): boolean {
  return value.kind === 'object' && value.fields.length > 0
}

function unexpected(operation: ApiOperation, value: SampleValue): Finding {
  return { code: 'sample-invalid', at: value.at, what: `\`${operation.id}\` takes no request object` }
}

/** A document of any form is passed whole. */
function hasFields(schema: JsonSchema, { schemas }: SampleContract): boolean {
  return facetsOf(schema, schemas).fields.size > 0
}

function notByName(operation: ApiOperation, chain: CallChain): Finding {
  return {
    code: 'sample-invalid',
    at: chain.names.at(-1)!.at,
    what: `\`${operation.id}\` takes its fields as keyword arguments`,
    fix: 'write `**` before the dictionary',
  }
}

function missing(operation: ApiOperation, chain: CallChain): Finding {
  return {
    code: 'sample-invalid',
    at: chain.names.at(-1)!.at,
    what: `\`${operation.id}\` needs a request`,
    fix: 'pass the fields of its body',
  }
}

/** The request that the SDK would send. */
function question(operation: ApiOperation, json: unknown, contract: SampleContract) {
  const names = new Set(
    operation.parameters.flatMap((parameter) => (parameter.in === 'query' ? parameter.name : [])),
  )
  const fields = isRecord(json) ? Object.entries(json) : []
  const query = fields.filter(([name]) => names.has(name))
  const body = names.size === 0 ? json : Object.fromEntries(fields.filter(([name]) => !names.has(name)))
  const at = { row: 0, column: 0, endRow: 0, endColumn: 0 }
  const headers = [[contract.apiKeyAuth.header, keyValue(contract.apiKeyAuth, keyPlaceholder(operation))]]
  if (operation.body) headers.push(['Content-Type', operation.body.contentType])
  return {
    operation,
    parameters: Object.fromEntries(
      operation.parameters.flatMap((one) => (one.in === 'path' ? [[one.name, HOLE] as const] : [])),
    ),
    request: {
      method: operation.method,
      path: operation.path,
      query: query.flatMap(([name, value]) =>
        [value].flat().map((one) => ({ name, value: String(one), at })),
      ),
      headers: headers.map(([name, value]) => ({ name: name!, value: value!, at })),
    },
    ...(operation.body && { body: JSON.stringify(body) }),
  }
}
