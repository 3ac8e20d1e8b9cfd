// Builds responses that mirror their request: documents whose values are tokenized or detokenized.

import type { ChosenResponse } from './choose-response.ts'
import type { CheckedRequest } from './refuse-request.ts'
import { tokenizeDocument } from './tokens/tokenize-document.ts'
import { knownValues } from './values/known-values.ts'
import { replaceExpressions } from './values/replace-expressions.ts'

/** Undefined if the operation's response has a structure of its own. */
export function mirrorRequest({ operation, body }: CheckedRequest, { like, value }: ChosenResponse): unknown {
  const { mirrors } = operation
  if (mirrors !== 'tokens' && mirrors !== 'values') return undefined
  if (JSON.stringify(body) === JSON.stringify(like?.value)) return value
  return mirrors === 'tokens' ? tokenizeDocument(body) : replaceExpressions(body, knownValues(operation))
}
