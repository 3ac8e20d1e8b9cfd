// Finds the operation that failed, if the pasted text identifies it: by its request, by the SDK call in a stack trace,
// or by words that only one operation's errors contain.

import type { AnswerData, FailingOperation } from '../../index/answer-data.ts'
import type { StemComparison } from '../word-stems.ts'
import { pathAtApi } from './own-host.ts'
import type { PastedFailure } from './read/pasted-failure.ts'
import { callKey } from './read/read-call.ts'

/** With this share of an error's words in another operation's cause, that operation may be meant. */
const MAY_BE_MEANT = 0.5

/** Operations that document the error, word for word. */
export function documenting(
  { operations, signatures }: AnswerData,
  failure: PastedFailure,
): FailingOperation[] {
  return operationsOf(operations, matching(signatures, failure))
}

export function findOperation(
  data: AnswerData,
  failure: PastedFailure,
  stems: StemComparison,
): FailingOperation | undefined {
  return (
    byRequest(data.operations, atApi(data, failure)) ??
    byCall(data.operations, failure) ??
    bySignature(data, failure, stems)
  )
}

/** A request that a page blocked, named by its address alone, may be any. */
function atApi(data: AnswerData, { method, host, path }: PastedFailure): Parameters<typeof byRequest>[1] {
  if (method === undefined) return path === undefined ? {} : { path }
  const known = path !== undefined && host !== undefined ? pathAtApi(data, host, path) : path
  return { method, ...(known !== undefined && { path: known }) }
}

/** Undefined if the path is unknown or only has other methods; without a method, also if it has several. */
export function byRequest(
  operations: readonly FailingOperation[],
  { method, path }: Pick<PastedFailure, 'method' | 'path'>,
): FailingOperation | undefined {
  if (path === undefined) return undefined
  const there = atPath(operations, path)
  if (method === undefined) return there.length === 1 ? there[0] : undefined
  return there
    .filter((operation) => operation.method === method)
    .sort((a, b) => parameters(a.path) - parameters(b.path))[0]
}

/** Operations of a path, with any method. */
export const atPath = (operations: readonly FailingOperation[], path: string): FailingOperation[] =>
  operations.filter((operation) => fits(operation, path))

function fits({ path: pattern, rest }: FailingOperation, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.replace(/\/$/, '').split('/')
  // The rest may be empty.
  if (rest) wanted.pop()
  return (
    (rest ? wanted.length <= given.length : wanted.length === given.length) &&
    wanted.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== ''))
  )
}

const parameters = (path: string): number => path.split('{').length

function byCall(
  operations: readonly FailingOperation[],
  { call }: PastedFailure,
): FailingOperation | undefined {
  if (call === undefined) return undefined
  const found = operations.filter(({ sdk }) => sdk !== undefined && callKey(sdk).endsWith(call))
  const exact = operations.find(({ id, sdk = '' }) => callKey(id) === call || callKey(sdk) === call)
  return exact ?? (found.length === 1 ? found[0] : undefined)
}

/** Error responses that the documentation shows with the same words. */
export function matching(
  signatures: AnswerData['signatures'],
  failure: PastedFailure,
): AnswerData['signatures'] {
  const { status, says, fields, kind } = failure
  if (status === undefined || kind) return []
  return signatures.filter(
    (signature) =>
      signature.status === status &&
      // Fields may have been cut off.
      (signature.field === undefined || fields.length === 0
        ? says.includes(signature.detail) || isTitled(signature, says)
        : fields.some(({ name, message }) => signature.field === name && signature.message === message)),
  )
}

/** `CARD_NOT_ELIGIBLE`: a title that is a code tells the error without its detail. */
function isTitled({ detail }: AnswerData['signatures'][number], says: string): boolean {
  const code = /^[A-Z]+(?:_[A-Z]+)+(?=\. )/.exec(detail)?.[0]
  return code !== undefined && new RegExp(String.raw`\b${code}\b`).test(says)
}

function operationsOf(
  operations: readonly FailingOperation[],
  found: AnswerData['signatures'],
): FailingOperation[] {
  const ids = new Set(found.flatMap((signature) => signature.operations))
  return operations.filter(({ id }) => ids.has(id))
}

function bySignature(
  { operations, signatures }: AnswerData,
  failure: PastedFailure,
  { shareOf, wordStems }: StemComparison,
): FailingOperation | undefined {
  const { status } = failure
  const found = matching(signatures, failure)
  const [only, ...more] = operationsOf(operations, found)
  if (!only || more.length > 0) return undefined
  const words = wordStems(found.map(({ detail, message = detail }) => message).join(' '))
  const fieldRoots = new Set(found.flatMap(({ field }) => (field === undefined ? [] : rootOf(field))))
  const isCommon = signatures.some(
    (other) =>
      other.status === status &&
      other.field !== undefined &&
      fieldRoots.has(rootOf(other.field)) &&
      other.operations.some((id) => id !== only.id),
  )
  const fits = ({ causes }: FailingOperation): number =>
    causes.reduce(
      (best, cause) =>
        cause.status === status ? Math.max(best, shareOf(words, wordStems(cause.cause))) : best,
      0,
    )
  // Its own causes decide, unless another operation's causes match the words equally well.
  const least = Math.max(MAY_BE_MEANT, fits(only))
  // An operation that documents another message for this status, or the same about a field of its own, does not return
  // this one.
  const saysOther = ({ id }: FailingOperation): boolean =>
    signatures.some(
      (other) =>
        other.status === status &&
        other.operations.includes(id) &&
        (other.field === undefined ||
          found.some(({ field, message }) => isOfOtherField(other, field, message))),
    )
  const others = operations.some((other) => other !== only && fits(other) >= least && !saysOther(other))
  return isCommon || others ? undefined : only
}

const isOfOtherField = (
  { field, message }: AnswerData['signatures'][number],
  named: string | undefined,
  said: string | undefined,
): boolean => message !== undefined && message === said && field !== named

/** `data` in `data.number`. */
const rootOf = (field: string): string => field.split('.', 1)[0]!
