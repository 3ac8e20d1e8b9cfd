// What is wrong with a request, and what to do about it, in words: the start of a sentence, without its end. Where it is
// wrong, and the words for values that break a schema, differ with what is checked.

import type { ApiOperation } from '../contract/contract.ts'
import { keyValue } from '../contract/api-key-auth.ts'
import type { ApiKeyAuth } from '../../model/site-config.ts'
import { keyPlaceholder } from '../samples/request/key-placeholder.ts'
import type { RequestFault, SentValue } from './request-fault.ts'

interface FaultText {
  what: string
  fix: string
}

/** A content type may be implied by what the code calls. */
type Sent = SentValue & { implied?: true }
type FaultOf<Kind extends RequestFault['kind']> = Extract<RequestFault<Sent>, { kind: Kind }>
export type WordedFault = Exclude<
  RequestFault<Sent>,
  { kind: 'parameter-value' | 'query-unknown' | 'header-unknown' | 'body-value' }
>

export function faultText(fault: WordedFault, operation: ApiOperation, apiKeyAuth: ApiKeyAuth): FaultText {
  const id = `\`${operation.id}\``
  switch (fault.kind) {
    case 'key-missing':
    case 'key-kind':
      return keyText(fault, operation, apiKeyAuth)
    case 'parameter-missing': {
      const { name, in: place } = fault.parameter
      const parameter = `the ${place === 'header' ? 'header' : `${place} parameter`} \`${name}\``
      return { what: `${id} needs ${parameter}`, fix: `add ${parameter}` }
    }
    case 'either-header-missing': {
      const names = fault.names.map((name) => `\`${name}\``).join(' or ')
      return { what: `${id} needs a header that the request lacks: ${names}`, fix: `send ${names}` }
    }
    case 'header-unwanted':
      return { what: `${id} takes no header \`${fault.sent.name}\``, fix: 'remove it' }
    case 'content-type':
      return { what: contentTypeText(fault, id), fix: `send \`Content-Type: ${fault.wanted}\`` }
    case 'body-missing': {
      const { contentType } = operation.body!
      return { what: `${id} needs a body`, fix: `send one with the content type \`${contentType}\`` }
    }
    case 'body-unwanted':
      return { what: `${id} takes no body`, fix: 'send the request without one' }
    case 'body-text':
      return {
        what: 'the body is not valid JSON',
        fix: 'send JSON text, with names and strings in double quotes',
      }
  }
}

function keyText(
  fault: FaultOf<'key-missing' | 'key-kind'>,
  operation: ApiOperation,
  apiKeyAuth: ApiKeyAuth,
): FaultText {
  const id = `\`${operation.id}\``
  const { header } = apiKeyAuth
  const fix = `send \`${header}: ${keyValue(apiKeyAuth, keyPlaceholder(operation))}\``
  if (fault.kind === 'key-kind')
    return { what: `a key of this kind can never have a permission for ${id}`, fix }
  return fault.instead
    ? { what: `the key is not read from \`${fault.instead.name}\`, but from \`${header}\``, fix }
    : { what: `${id} needs a key, but the request has no header \`${header}\``, fix }
}

function contentTypeText({ sent, wanted }: FaultOf<'content-type'>, id: string): string {
  if (!sent) return `${id} takes \`${wanted}\`, but the request has no content type`
  const type = sent.value.split(';')[0]!.trim()
  return `${id} takes \`${wanted}\`, but the request ${sent.implied ? 'would send' : 'sends'} \`${type}\``
}
