// Splits a log into its records, and reads the failures of those that state different statuses.

import { anyOf } from '../../../../spelling/any-of.ts'
import { FIRST_ERROR_STATUS } from '../../../../model/http/first-error-status.ts'
import type { PastedFailure } from './pasted-failure.ts'

/** A record begins with a time or a level, perhaps in brackets, or with an error body. */
const TIME_OR_LEVEL = anyOf([
  /\d{4}[-/]\d\d[-/]\d\d[T ]/,
  /\d\d:\d\d:\d\d/,
  /(?:TRACE|DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL)\b/,
]).source
const RECORD = new RegExp(String.raw`\n(?=\{"(?:title|level|time)"|[[(<*\s]{0,3}(?:${TIME_OR_LEVEL}))`)
/** A pasted log ends with what the reader looks at. */
const MOST_RECORDS = 20
const MOST_FAILURES = 3

/** A log also holds what the reader's own server answered. */
const isOfCall = ({ says, host }: PastedFailure): boolean => says !== '' || host !== undefined

/** In the order of the text; of failures with the same status, the first. */
export function readRecords(
  text: string,
  read: (record: string) => PastedFailure | undefined,
): PastedFailure[] {
  const records = text.split(RECORD)
  if (records.length < 2) return []
  const byStatus = new Map<number, PastedFailure>()
  for (const record of records.slice(-MOST_RECORDS)) {
    const failure = read(record)
    const { status = 0 } = failure ?? {}
    if (failure && status >= FIRST_ERROR_STATUS && isOfCall(failure) && !byStatus.has(status))
      byStatus.set(status, failure)
  }
  return [...byStatus.values()].slice(0, MOST_FAILURES)
}
