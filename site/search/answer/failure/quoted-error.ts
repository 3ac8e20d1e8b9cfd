// Finds the documented error response that a text quotes without its body: a program may log only the detail, or only
// the message about a field.

import type { Signature } from '../../index/answer-data.ts'
import type { PastedFailure } from './read/pasted-failure.ts'

/** Shorter messages are the words of other errors too. */
const LEAST_LENGTH = 12

/** Less of a message does not tell it from others. */
const LEAST_PART = 24

/** What an engine says of the reader's own code, and not of a response; a console names the file before it. */
const OF_ENGINE =
  /^(?:.{0,200}\bUncaught (?:\(in promise\) )?)?(?:Type|Reference|Range|Syntax|URI|Eval|Internal)Error: /

type FailingField = PastedFailure['fields'][number]
type Quoted = Pick<PastedFailure, 'status' | 'says' | 'fields'>

export function quotedError(
  signatures: readonly Signature[],
  { status, thrown, says, fields }: PastedFailure,
): Quoted | undefined {
  if (status === undefined && OF_ENGINE.test(thrown ?? '')) return undefined
  const isNamed = ({ field, message }: Signature): boolean =>
    status === undefined && fields.some((one) => one.name === field && one.message === message)
  // The beginning of a body, with its status, may have been cut off.
  const isSaid = (signature: Signature): boolean =>
    status === undefined &&
    fields.length === 0 &&
    signature.field === undefined &&
    isQuoted(ownWords(signature), says)
  const found = signatures.find((signature) =>
    thrown === undefined
      ? isNamed(signature) || isSaid(signature) || isBegunBy(signature, { status, says, fields })
      : (status === undefined || signature.status === status) && isQuoted(ownWords(signature), thrown),
  )
  if (!found) return undefined
  const { field, message, detail } = found
  return {
    status: found.status,
    says: detail,
    fields: field === undefined ? [] : [{ name: field, ...(message !== undefined && { message }) }],
  }
}

/** A body may have been cut off within its detail. */
const isBegunBy = (
  signature: Signature,
  { status, says, fields }: Pick<PastedFailure, 'status' | 'says' | 'fields'>,
): boolean =>
  signature.field === undefined &&
  signature.status === status &&
  fields.length === 0 &&
  says.length >= LEAST_PART &&
  signature.detail.startsWith(says)

/** Of a rejected field, its message: the detail is that of any field. */
const ownWords = ({ detail, field, message }: Signature): string | undefined =>
  field === undefined ? detail.replace(/^[^.]*\. /, '') : message

const isQuoted = (words: string | undefined, text: string): boolean =>
  words !== undefined && words.length >= LEAST_LENGTH && text.includes(words)

/** A field with the rest of its message, if the text was cut off within it; without it where the rest is not known. */
export function whole(
  signatures: readonly Signature[],
  { name, message, isCut }: FailingField,
): FailingField {
  const said =
    isCut && message !== undefined
      ? signatures.find(
          (known) =>
            known.field === name && message.length >= LEAST_PART && known.message?.startsWith(message),
        )?.message
      : message
  return { name, ...(said !== undefined && { message: said }) }
}
