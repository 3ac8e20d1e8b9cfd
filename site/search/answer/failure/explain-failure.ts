// Explains a pasted error: operation, field, cause, fix and reference, and what the text leaves open.

import type { AnswerData, FailingOperation, FailureCause, FailureKind } from '../../index/answer-data.ts'
import type { FailureAnswer } from '../answer.ts'
import type { StemComparison } from '../word-stems.ts'
import { explainCurl, type CheckRequest } from './explain-curl.ts'
import { atPath, documenting, findOperation, matching } from './find-operation.ts'
import { isElsewhere } from './is-elsewhere.ts'
import { quotedError, whole } from './quoted-error.ts'
import { unknownRequest } from './unknown-request.ts'
import { shownOperation } from './shown-operation.ts'
import type { PastedFailure } from './read/pasted-failure.ts'
import { readFailure } from './read/read-failure.ts'

/** `card_declined`: an identifier rather than words. */
const CODE = /^[a-z]+(?:_[a-z]+)+$/
/** `ERR_ASSERTION`: what the reader's own program says. */
const CODE_ALONE = /^[A-Z]+(?:_[A-Z]+)+$/
/** With this share of an error's words, a cause applies whichever operation failed. */
const IS_MEANT = 0.75
/** Causes with less of a message about a field say less than the message itself. */
const SAYS_MORE = 0.15
const MISSES = /\b(?:missing|required|must|needs?|without|empty|null|array)\b/i
const FIRST_SERVER_ERROR = 500
/** Any operation may return these for a reason of its own or for a common one: a key's rights, an idempotency key. */
const COMMON_STATUSES: readonly (number | undefined)[] = [401, 403, 409]
/** The status did not come from the operation, whatever its own causes. */
const SENT_BY_OTHERS = new Set<FailureKind>(['destination', 'elsewhere', 'foreign-body', 'web-page'])
/** The most causes shown if several fit equally well. */
const MOST_CAUSES = 3

/** Undefined for text that is not an error. Never throws. `check` validates the fields of a cURL command. */
export function explainFailure(
  data: AnswerData,
  text: string,
  stems: StemComparison,
  check?: CheckRequest,
): FailureAnswer | undefined {
  const read = readFailure(text, data.signs)
  return read && explainRead(data, read, stems, check)
}

export function explainRead(
  data: AnswerData,
  read: PastedFailure,
  stems: StemComparison,
  check?: CheckRequest,
): FailureAnswer | undefined {
  const { curl } = read
  const command = curl === undefined ? undefined : explainCurl(data, curl, check)
  if (curl !== undefined && read.thrown === undefined && read.says === '') return command
  const failure = completed(data, read, command)
  if (isUnknownRequest(data, failure)) return unknownRequest(data, failure)
  const operation = failure.kind === 'elsewhere' ? undefined : findOperation(data, failure, stems)
  const general = generalCause(data, failure)
  if (failure.isByWords && failure.status === undefined && general?.says === undefined) return command
  const common =
    operation || general?.says !== undefined || general?.field !== undefined
      ? undefined
      : commonCause(data, failure, stems)
  const causes = common ? [common] : causesOf(failure, { operation, general }, stems)
  const further = (read.further ?? []).flatMap((other) => explainRead(data, other, stems, check) ?? [])
  const fields = failure.fields.length > 0 ? failure.fields : general?.field ? [{ name: general.field }] : []
  return {
    kind: 'failure',
    ...(failure.status !== undefined && { status: failure.status }),
    ...(operation && { operation: shownOperation(operation) }),
    fields,
    causes,
    unknown: [
      ...(operation ? [] : (['operation'] as const)),
      ...(fields.length === 0 && mayNameField(data, failure) ? (['field'] as const) : []),
      ...(causes.length === 1 && failure.kind !== 'unlisted' ? [] : (['cause'] as const)),
    ],
    url: operation?.url ?? causes[0]?.url ?? placeOfStatuses(data),
    ...(further.length > 0 && { further }),
  }
}

const placeOfStatuses = ({ causes }: AnswerData): string =>
  causes.find((cause) => cause.status !== undefined && !cause.kind && !cause.says)?.url.split('#')[0] ?? ''

/** A rejected request is usually about a field, unless its body is documented without one. */
function mayNameField({ signatures }: AnswerData, failure: PastedFailure): boolean {
  const { status, kind } = failure
  if (kind === 'destination') return true
  return (
    (status === 400 || status === 422) &&
    matching(signatures, failure).every(({ field }) => field !== undefined)
  )
}

/**
 * Adds what the text does not say of itself: the error that it quotes, the fields of its command that cause the same
 * status, and whether the API can have sent it.
 */
function completed(data: AnswerData, read: PastedFailure, command: FailureAnswer | undefined): PastedFailure {
  const quoted = quotedError(data.signatures, read)
  const said = { ...read, fields: read.fields.map((field) => whole(data.signatures, field)), ...quoted }
  const { status, kind: supposed, ...rest } = said
  const ofCommand = command?.status === status && said.fields.length === 0 ? (command?.fields ?? []) : []
  const isListed = status === undefined || data.causes.some((cause) => cause.status === status)
  const unlisted = isListed ? undefined : ('unlisted' as const)
  const known = supposed === 'elsewhere' ? undefined : supposed
  const kind = isElsewhere(data, said) ? ('elsewhere' as const) : (known ?? unlisted)
  return {
    ...rest,
    ...(status !== undefined && { status }),
    ...(ofCommand.length > 0 && { fields: ofCommand }),
    ...(kind && { kind }),
  }
}

/** No operation has the request, which says more than the status. */
function isUnknownRequest(
  { operations }: AnswerData,
  failure: PastedFailure,
): failure is PastedFailure & { method: string; path: string } {
  const { status, method, host, path, says, kind } = failure
  if (method === undefined || path === undefined || host === undefined) return false
  if (says !== '' && !CODE_ALONE.test(says)) return false
  if ((status !== 404 && status !== 405) || (kind && kind !== 'unlisted')) return false
  return !atPath(operations, path).some((operation) => operation.method === method)
}

function generalCause({ causes }: AnswerData, { status, says, thrown = '', kind, fields }: PastedFailure) {
  const text = `${says} ${thrown} ${fields.map(({ message }) => message ?? '').join(' ')}`.toLowerCase()
  return causes.find(
    (cause) =>
      (cause.status === undefined || status === undefined || cause.status === status) &&
      (cause.status !== undefined || cause.says !== undefined || cause.kind !== undefined) &&
      (cause.kind === undefined || cause.kind === kind) &&
      (kind !== 'proxy' || cause.kind === 'proxy') &&
      // Another server's code means what that server says.
      (kind !== 'elsewhere' || !CODE.test(cause.says ?? '')) &&
      (cause.says === undefined
        ? status !== undefined || cause.kind !== undefined
        : text.includes(cause.says)),
  )
}

/** If several operations document the error: the cause that all of them name, or that its words name. */
function commonCause(
  data: AnswerData,
  failure: PastedFailure,
  { shareOf, wordStems }: StemComparison,
): FailureCause | undefined {
  const words = wordStems(wordsOf(failure))
  const named = documenting(data, failure).flatMap(({ causes, url }) =>
    causes
      .filter(({ status }) => status === failure.status)
      .map(({ cause, fix }) => ({ cause: { cause, fix, url }, share: shareOf(wordStems(cause), words) })),
  )
  const [best] = named.toSorted((a, b) => b.share - a.share)
  const isOnly = new Set(named.map(({ cause }) => cause.cause)).size === 1 && best!.share > 0
  return best && (isOnly || best.share >= IS_MEANT) ? best.cause : undefined
}

const wordsOf = ({ says, fields }: PastedFailure): string =>
  [says, ...fields.map(({ name, message = '' }) => `${name} ${message}`)].join(' ')

/**
 * The operation's own documented causes, if the words match or there is no general one; otherwise the general cause.
 */
function causesOf(
  failure: PastedFailure,
  {
    operation,
    general,
  }: {
    operation: FailingOperation | undefined
    general: (FailureCause & { says?: string }) | undefined
  },
  { shareOf, wordStems }: StemComparison,
): FailureCause[] {
  // Without a better clue, the message about a field explains a rejected request best. What code threw explains nothing.
  const isRejected = failure.status === undefined || failure.status < FIRST_SERVER_ERROR
  const message = general?.says === undefined && isRejected ? failure.fields[0]?.message : undefined
  const holding = general && { cause: message ?? general.cause, fix: general.fix, url: general.url }
  if (holding && failure.kind && SENT_BY_OTHERS.has(failure.kind)) return [holding]
  const own =
    operation?.causes.filter(
      ({ status, cause }) => status === failure.status && !isAboutOther(cause, failure),
    ) ?? []
  if (!operation || own.length === 0) return holding ? [holding] : []
  // An error code determines its cause, whatever else the text contains.
  if (holding && CODE.test(general?.says ?? '')) return [holding]
  const words = wordStems(wordsOf(failure))
  const rated = own
    .map((cause) => ({ cause, share: shareOf(wordStems(cause.cause), words) }))
    .sort((a, b) => b.share - a.share)
  const best = rated[0]!
  const fitting = rated.filter(({ share }) => share === best.share)
  // A message about a field's value does not say that the field is missing.
  if (message !== undefined && holding && !MISSES.test(message) && MISSES.test(best.cause.cause))
    return [holding]
  // Any operation may reject a key, whatever else causes this status in this one.
  if (best.share === 0 && failure.status === 401 && holding) return [holding, ...toCauses(fitting, operation)]
  // The error's own words say more than causes that match them only in part, and its message about a field more than
  // causes that do not match it.
  if (best.share < IS_MEANT && general?.says !== undefined && holding) return [holding]
  if (best.share < SAYS_MORE && message !== undefined && holding) return [holding]
  if (best.share === 0 && COMMON_STATUSES.includes(failure.status) && holding)
    return [...toCauses(fitting, operation), holding]
  return toCauses(fitting, operation)
}

/** A cause that begins with a field's name is about the fields that it names. */
function isAboutOther(cause: string, { fields }: PastedFailure): boolean {
  if (fields.length === 0 || !/^[a-z]/.test(cause)) return false
  const named = cause.match(/[a-z][\w.]*\w/g) ?? []
  return !fields.some(({ name }) =>
    named.some((one) => name === one || name.startsWith(`${one}.`) || name.startsWith(`${one}[`)),
  )
}

const toCauses = (
  fitting: readonly { cause: { cause: string; fix: string } }[],
  { url }: FailingOperation,
): FailureCause[] => fitting.slice(0, MOST_CAUSES).map(({ cause: { cause, fix } }) => ({ cause, fix, url }))
