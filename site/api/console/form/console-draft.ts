// The state of a console's form, and the request it produces.

import { keyValue } from '../../contract/api-key-auth.ts'
import type { ApiKeyAuth } from '../../../model/site-config.ts'
import type { ApiOperation, ApiParameter, ApiRequest } from '../../contract/contract.ts'
import { isTooDeep, MAX_DEPTH } from '../../mock/json-depth.ts'
import { jsonText } from '../../samples/languages/json-text.ts'
import { exampleRequest } from '../../samples/request/example-request.ts'
import { requestPath } from '../../samples/request/request-url.ts'
import type { ConsoleRequest } from './console-port.ts'
import { sharedName } from './visit-values.ts'
import { wellFormed } from '../../mock/well-formed.ts'

export interface BodyDraft {
  text: string
  /** The last value that parsed. */
  value: unknown
  /** Why the text cannot be parsed. */
  problem?: string
}

export interface ConsoleDraft {
  /** Name of the initial example; empty if there is no body. */
  example: string
  /** Keyed by place and name. */
  parameters: ReadonlyMap<string, string>
  body: BodyDraft
}

type Values = ReadonlyMap<string, string>

export const parameterId = ({ in: place, name }: ApiParameter): string => `${place}-${name.toLowerCase()}`

export function draftOf(operation: ApiOperation, exampleName: string | undefined): ConsoleDraft {
  const request = exampleRequest(operation, exampleName)
  const examples = operation.body?.examples ?? []
  const example = examples.find(({ name }) => name === exampleName) ?? examples[0]
  const sent = { path: request.path, query: request.query, header: request.headers }
  return {
    example: example?.name ?? '',
    parameters: new Map(
      operation.parameters.map((parameter) => [
        parameterId(parameter),
        [sent[parameter.in][parameter.name] ?? ''].flat().join(', '),
      ]),
    ),
    body: bodyOfValue(request.body),
  }
}

export function bodyOfValue(value: unknown): BodyDraft {
  return { text: value === undefined ? '' : jsonText(value), value }
}

export function bodyOfText(text: string, earlier: BodyDraft): BodyDraft {
  if (text.trim() === '') return { text, value: undefined }
  try {
    const value: unknown = JSON.parse(text)
    if (!isTooDeep(value)) return { text, value }
    return { text, value: earlier.value, problem: `The body is nested more than ${MAX_DEPTH} levels deep.` }
  } catch (error) {
    return { text, value: earlier.value, problem: `Not JSON: ${(error as Error).message}` }
  }
}

/** The text of a parameter's field: a value shared during the visit takes precedence over the example. */
export function parameterText(
  operation: ApiOperation,
  parameter: ApiParameter,
  draft: ConsoleDraft,
  visit: Values,
): string {
  const shared = sharedName(operation, parameter)
  const kept = shared === undefined ? undefined : visit.get(shared)
  return kept ?? draft.parameters.get(parameterId(parameter)) ?? ''
}

/** The request as samples show it. */
export function requestOf(operation: ApiOperation, draft: ConsoleDraft, visit: Values): ApiRequest {
  const request: ApiRequest = { operation, path: {}, query: {}, headers: {}, body: draft.body.value }
  for (const parameter of operation.parameters) {
    const { name, in: place } = parameter
    // Normalised as a URL would be, so that what is shown is what is sent.
    const text = wellFormed(parameterText(operation, parameter, draft, visit))
    if (place === 'path') request.path[name] = text
    else if (text !== '' && place === 'header') request.headers[name] = text
    else if (text !== '') request.query[name] = isList(parameter) ? text.split(/\s*,\s*/) : text
  }
  return request
}

interface Sending {
  apiKeyAuth: ApiKeyAuth
  key: string
  /** Value of the `Prefer` header, which selects a documented response. */
  preference: string
}

/** The request as the port sends it: the body exactly as typed, valid or not. */
export function portRequest(
  request: ApiRequest,
  { text }: BodyDraft,
  { apiKeyAuth, key, preference }: Sending,
): ConsoleRequest {
  const { operation } = request
  const hasBody = operation.body !== undefined && text.trim() !== ''
  return {
    method: operation.method,
    path: requestPath(request),
    headers: {
      ...request.headers,
      ...(!operation.anonymous && { [apiKeyAuth.header]: keyValue(apiKeyAuth, key) }),
      ...(hasBody && { 'Content-Type': operation.body!.contentType }),
      Prefer: preference,
    },
    ...(hasBody && { body: text }),
  }
}

export function isList({ schema }: ApiParameter): boolean {
  return [schema.type].flat().includes('array')
}
