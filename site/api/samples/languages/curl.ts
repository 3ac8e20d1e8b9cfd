// cURL samples.

import type { ApiRequest, JsonSchema } from '../../contract/contract.ts'
import { SCHEMA_REF } from '../../contract/schema-ref.ts'
import { requestHeaders } from '../request/request-headers.ts'
import { requestPath } from '../request/request-url.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import { FILE, isFileSchema, isFormType, isMultipart } from '../../contract/body-types.ts'
import { isCurlOnly } from '../request/sample-languages.ts'
import { jsonText } from './json-text.ts'

/** The width of the pane beside an operation. */
const LONG = 68
const CONTINUED = ' \\\n  '

export function curlSample(request: ApiRequest, facts: SampleFacts): string {
  const { method } = request.operation
  const command = method === 'GET' ? 'curl' : `curl --request ${method}`
  const form = formOptions(request, facts)
  const headers = requestHeaders(request, facts)
    .filter(([name]) => !form || name !== 'Content-Type')
    .map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`)
  const address = quoted(facts.server + requestPath(request))
  const start = `${command} ${address}`
  // With a long URL, the method goes on a line of its own.
  const parts = [...(start.length > LONG && method !== 'GET' ? [command, address] : [start]), ...headers]
  if (form) return [...parts, ...form].join(CONTINUED)
  if (request.body === undefined) return parts.join(CONTINUED)
  if (isCurlOnly(request.operation) && typeof request.body === 'string')
    return [...parts, `--data-binary ${quoted(request.body)}`].join(CONTINUED)
  const json = jsonText(request.body)
  // A quote would end a shell string: a here-document needs no quoting.
  if (json.includes("'")) return `${[...parts, "--data @- <<'JSON'"].join(CONTINUED)}\n${json}\nJSON`
  return [...parts, `--data '${json.replaceAll('\n', '\n  ')}'`].join(CONTINUED)
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** cURL sets the content type of a form by itself. Undefined if the body is none. */
function formOptions({ operation, body }: ApiRequest, { schemas }: SampleFacts): string[] | undefined {
  const { contentType = '', schema = {} } = operation.body ?? {}
  if (!isCurlOnly(operation) || !isFormType(contentType) || typeof body !== 'object' || body === null)
    return undefined
  const isUrlEncoded = !isMultipart(contentType)
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    [value].flat().map((one) => {
      const isObject = typeof one === 'object' && one !== null
      const text = isObject ? JSON.stringify(one) : String(one)
      if (isObject && !isUrlEncoded) return `--form ${quoted(`${name}=${jsonPart(text)}`)}`
      const isText = NOT_AS_IT_IS.test(text) && !isFile(text, propertyOf(schema, name, schemas))
      const option = isUrlEncoded ? '--data-urlencode' : isText ? '--form-string' : '--form'
      return `${option} ${quoted(`${name}=${text}`)}`
    }),
  )
}

/** A part of a form that is JSON says so. Between quotes, a semicolon is not the end of the value. */
function jsonPart(json: string): string {
  const value = json.includes(';') ? `"${json.replaceAll(/["\\]/g, String.raw`\$&`)}"` : json
  return `${value};type=application/json`
}

/** `--form` takes it for the name of a file, or for a value with options of its own. */
const NOT_AS_IT_IS = /^[@<"]|;/

const isFile = (text: string, property: JsonSchema): boolean =>
  text.startsWith('@') && (text === FILE || isFileSchema(property))

/** The schema of a property, or of the items of one that is a list. */
function propertyOf(
  { $ref = '', properties = {} }: JsonSchema,
  name: string,
  schemas: SampleFacts['schemas'],
): JsonSchema {
  const target = schemas[$ref.slice(SCHEMA_REF.length)]
  const property = properties[name] ?? target?.properties?.[name] ?? {}
  return property.items ?? property
}
