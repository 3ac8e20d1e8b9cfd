// The check of a request's headers: known names, a key, a content type that the operation takes, good values.

import type { ApiOperation } from '../../contract/contract.ts'
import { nearestName } from '../../check/nearest-name.ts'
import { checkParameter } from './check-parameter.ts'
import { keyValue } from '../../contract/key-place.ts'
import type { Finding } from '../known/code-finding.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import type { SampleHeader, SampleRequest } from '../read/sample-request.ts'
import { isPlaceholder } from '../syntax/read-value.ts'

/** Headers of HTTP itself that a client may send with any request. */
const STANDARD = new Set(
  (
    'accept accept-encoding accept-language cache-control connection content-length content-type host origin ' +
    'prefer referer user-agent'
  ).split(' '),
)

export function checkHeaders(
  request: SampleRequest,
  operation: ApiOperation,
  contract: SampleContract,
): Finding[] {
  return [
    ...request.headers.flatMap((header) => checkHeader(header, operation, contract)),
    ...checkRequired(request, operation),
    ...checkKey(request, operation, contract),
    ...checkContentType(request, operation),
  ]
}

function checkHeader(header: SampleHeader, operation: ApiOperation, contract: SampleContract): Finding[] {
  const { name, value, at } = header
  const lower = name.toLowerCase()
  if (lower === contract.keyPlace.header.toLowerCase()) return []
  const parameter = operation.parameters.find(
    (one) => one.in === 'header' && one.name.toLowerCase() === lower,
  )
  if (parameter) return checkParameter({ parameter, text: value, at, operation, contract })
  const unknown = unknownHeader(header, contract)
  if (unknown) return [unknown]
  // The proxy hands on what it is given.
  if (STANDARD.has(lower) || operation.parameters.some(({ rest }) => rest)) return []
  const own = contract.headers.has(lower)
  return [
    {
      code: own ? 'sample-invalid' : 'sample-header-unknown',
      at,
      what: `\`${operation.id}\` takes no header \`${name}\``,
      fix: 'remove it',
    },
  ]
}

/** What is wrong with the name of a header of the brand, in a request or anywhere else. */
export function unknownHeader(
  { name, at }: Pick<SampleHeader, 'name' | 'at'>,
  { headers, headerPrefix }: SampleContract,
): Finding | undefined {
  const lower = name.toLowerCase()
  if (!lower.startsWith(headerPrefix.toLowerCase()) || headers.has(lower)) return undefined
  const nearest = nearestName(name, headers.values())
  return {
    code: 'sample-header-unknown',
    at,
    what: `the API has no header \`${name}\``,
    fix: nearest ? `write \`${nearest}\`` : 'write a header of the contract',
  }
}

function checkRequired({ headers, at }: SampleRequest, operation: ApiOperation): Finding[] {
  const sent = new Set(headers.map(({ name }) => name.toLowerCase()))
  return operation.parameters
    .filter((one) => one.in === 'header' && one.required && !sent.has(one.name.toLowerCase()))
    .map(({ name }) => ({
      code: 'sample-invalid',
      at,
      what: `\`${operation.id}\` needs the header \`${name}\``,
    }))
}

function checkKey(
  { headers, at }: SampleRequest,
  operation: ApiOperation,
  { keyPlace }: SampleContract,
): Finding[] {
  const key = headers.find(({ name }) => name.toLowerCase() === keyPlace.header.toLowerCase())
  if (key ? key.value !== '' : operation.anonymous) return []
  return [
    {
      code: 'sample-invalid',
      at: key?.at ?? at,
      what: `\`${operation.id}\` needs a key, but the request has no header \`${keyPlace.header}\``,
      fix: `send \`${keyPlace.header}: ${keyValue(keyPlace, '<PRIVATE_API_KEY>')}\`, or the key that fits`,
    },
  ]
}

function checkContentType({ headers, body: text, built }: SampleRequest, operation: ApiOperation): Finding[] {
  const body = built ?? text
  if (!body || !operation.body || operation.parameters.some(({ rest }) => rest)) return []
  const sent = headers.find(({ name }) => name.toLowerCase() === 'content-type')
  const { contentType } = operation.body
  const type = sent?.value.split(';')[0]?.trim()
  if (type === contentType || (type !== undefined && isPlaceholder(type))) return []
  return [
    {
      code: 'sample-invalid',
      at: sent?.at ?? body.at,
      what: sent
        ? `\`${operation.id}\` takes \`${contentType}\`, but the request ${sent.implied ? 'would send' : 'sends'} \`${type}\``
        : `\`${operation.id}\` takes \`${contentType}\`, but the request has no content type`,
      fix: `write \`Content-Type: ${contentType}\``,
    },
  ]
}
