// Explains a pasted error: operation, field, cause, fix and reference, and what the text leaves open.

import type { AnswerData, FailingOperation, FailureCause } from '../../index/answer-data.ts'
import type { FailureAnswer } from '../answer.ts'
import type { StemComparison } from '../word-stems.ts'
import { explainCurl, type CheckRequest } from './explain-curl.ts'
import { findOperation } from './find-operation.ts'
import { shownOperation } from './shown-operation.ts'
import type { PastedFailure } from './pasted-failure.ts'
import { readFailure } from './read-failure.ts'

/** `card_declined`: an identifier rather than words. */
const CODE = /^[a-z]+(?:_[a-z]+)+$/
/** The most causes shown if several fit equally well. */
const MOST_CAUSES = 3

/** Undefined for text that is not an error. Never throws. `check` validates the fields of a cURL command. */
export function explainFailure(
  data: AnswerData,
  text: string,
  stems: StemComparison,
  check?: CheckRequest,
): FailureAnswer | undefined {
  const failure = readFailure(text, data.headerPrefix)
  if (!failure) return undefined
  if (failure.curl !== undefined) return explainCurl(data, failure.curl, check)
  const operation = findOperation(data, failure, stems)
  const general = generalCause(data, failure)
  const causes = causesOf(failure, { operation, general }, stems)
  const fields = failure.fields.length > 0 ? failure.fields : general?.field ? [{ name: general.field }] : []
  return {
    kind: 'failure',
    ...(failure.status !== undefined && { status: failure.status }),
    ...(operation && { operation: shownOperation(operation) }),
    fields,
    causes,
    unknown: [
      ...(operation ? [] : (['operation'] as const)),
      ...(fields.length === 0 && mayNameField(failure) ? (['field'] as const) : []),
      ...(causes.length === 1 ? [] : (['cause'] as const)),
    ],
    url: operation?.url ?? causes[0]?.url ?? placeOfStatuses(data),
  }
}

/** The page about statuses, for one that it does not list. */
const placeOfStatuses = ({ causes }: AnswerData): string =>
  causes.find((cause) => cause.status !== undefined && !cause.kind && !cause.says)?.url.split('#')[0] ?? ''

/** A rejected request is usually about a field. */
const mayNameField = ({ status, kind }: PastedFailure): boolean =>
  kind === 'destination' || status === 400 || status === 422

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
  const words = wordStems(
    [failure.says, ...failure.fields.map(({ name, message = '' }) => `${name} ${message}`)].join(' '),
  )
  const rated = own
    .map((cause) => ({ cause, share: shareOf(wordStems(cause.cause), words) }))
    .sort((a, b) => b.share - a.share)
  const best = rated[0]!
  const fitting = rated.filter(({ share }) => share === best.share)
  // Any operation may reject a key, whatever else causes this status in this one.
  if (best.share === 0 && failure.status === 401 && holding) return [holding, ...toCauses(fitting, operation)]
  // The general cause was matched by the error's own words, and no specific cause matches them.
  if (best.share === 0 && general?.says !== undefined && holding) return [holding]
  return toCauses(fitting, operation)
}

const toCauses = (
  fitting: readonly { cause: { cause: string; fix: string } }[],
  { url }: FailingOperation,
): FailureCause[] => fitting.slice(0, MOST_CAUSES).map(({ cause: { cause, fix } }) => ({ cause, fix, url }))
