// Explains a pasted error: operation, field, cause, fix and reference, and what the text leaves open.

import type { AnswerData, FailingOperation, FailureCause } from '../../index/answer-data.ts'
import type { FailureAnswer } from '../answer.ts'
import type { StemComparison } from '../word-stems.ts'
import { explainCurl, type CheckRequest } from './explain-curl.ts'
import { documenting, findOperation, matching } from './find-operation.ts'
import { shownOperation } from './shown-operation.ts'
import type { PastedFailure } from './pasted-failure.ts'
import { readFailure } from './read-failure.ts'

/** `card_declined`: an identifier rather than words. */
const CODE = /^[a-z]+(?:_[a-z]+)+$/
/** With this share of an error's words, a cause applies whichever operation failed. */
const IS_MEANT = 0.75
/** Any operation may return these for a reason of its own or for a common one: a key's rights, an idempotency key. */
const COMMON_STATUSES: readonly (number | undefined)[] = [401, 403, 409]
/** The most causes shown if several fit equally well. */
const MOST_CAUSES = 3

/** Undefined for text that is not an error. Never throws. `check` validates the fields of a cURL command. */
export function explainFailure(
  data: AnswerData,
  text: string,
  stems: StemComparison,
  check?: CheckRequest,
): FailureAnswer | undefined {
  const read = readFailure(text, data.headerPrefix)
  if (!read) return undefined
  if (read.curl !== undefined) return explainCurl(data, read.curl, check)
  const failure = completed(data, read)
  const operation = findOperation(data, failure, stems)
  const general = generalCause(data, failure)
  const common =
    operation || general?.says !== undefined || general?.field !== undefined
      ? undefined
      : commonCause(data, failure, stems)
  const causes = common ? [common] : causesOf(failure, { operation, general }, stems)
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
  }
}

/** The page about statuses, for a status that it does not list. */
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

/** Adds the field that a quoted message is about, and the meaning of a status that the API never returns. */
function completed({ causes, signatures }: AnswerData, read: PastedFailure): PastedFailure {
  const { status, kind, thrown } = read
  const isListed = status === undefined || causes.some((cause) => cause.status === status)
  const quoted =
    thrown === undefined
      ? undefined
      : signatures.find(
          ({ field, message, ...other }) =>
            field !== undefined &&
            message !== undefined &&
            other.status === status &&
            thrown.includes(message),
        )
  return {
    ...read,
    ...(!kind && !isListed && { kind: 'unlisted' }),
    ...(quoted && { says: quoted.detail, fields: [{ name: quoted.field!, message: quoted.message! }] }),
  }
}

function generalCause({ causes }: AnswerData, { status, says, thrown = '', kind, fields }: PastedFailure) {
  const text = `${says} ${thrown} ${fields.map(({ message }) => message ?? '').join(' ')}`.toLowerCase()
  return causes.find(
    (cause) =>
      (cause.status === undefined || status === undefined || cause.status === status) &&
      (cause.status !== undefined || cause.says !== undefined || cause.kind !== undefined) &&
      (cause.kind === undefined || cause.kind === kind) &&
      (kind !== 'proxy' || cause.kind === 'proxy') &&
      (cause.says === undefined ? status !== undefined : text.includes(cause.says)),
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
  // Without a better clue, the message about a field explains it best.
  const message = general?.says === undefined ? failure.fields[0]?.message : undefined
  const holding = general && { cause: message ?? general.cause, fix: general.fix, url: general.url }
  // The status did not come from the operation.
  if (holding && (failure.kind === 'web-page' || failure.kind === 'destination')) return [holding]
  const own = operation?.causes.filter(({ status }) => status === failure.status) ?? []
  if (!operation || own.length === 0) return holding ? [holding] : []
  // An error code determines its cause, whatever else the text contains.
  if (holding && CODE.test(general?.says ?? '')) return [holding]
  const words = wordStems(wordsOf(failure))
  const rated = own
    .map((cause) => ({ cause, share: shareOf(wordStems(cause.cause), words) }))
    .sort((a, b) => b.share - a.share)
  const best = rated[0]!
  const fitting = rated.filter(({ share }) => share === best.share)
  // Any operation may reject a key, whatever else causes this status in this one.
  if (best.share === 0 && failure.status === 401 && holding) return [holding, ...toCauses(fitting, operation)]
  // The error's own words say more than causes that match them only in part, and its message about a field more than
  // causes that do not match it.
  if (best.share < IS_MEANT && general?.says !== undefined && holding) return [holding]
  if (best.share === 0 && message !== undefined && holding) return [holding]
  if (best.share === 0 && COMMON_STATUSES.includes(failure.status) && holding)
    return [...toCauses(fitting, operation), holding]
  return toCauses(fitting, operation)
}

const toCauses = (
  fitting: readonly { cause: { cause: string; fix: string } }[],
  { url }: FailingOperation,
): FailureCause[] => fitting.slice(0, MOST_CAUSES).map(({ cause: { cause, fix } }) => ({ cause, fix, url }))
