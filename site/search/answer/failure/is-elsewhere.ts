// Tells whether another server than the API sent an error.

import type { AnswerData } from '../../index/answer-data.ts'
import { isOwnHost, ownDomain } from './own-host.ts'
import type { PastedFailure } from './read/pasted-failure.ts'

/** Frames of another's client say nothing of a request that names the API. */
export function isElsewhere(data: AnswerData, { host, kind, thrown, says }: PastedFailure): boolean {
  const isOwn = host !== undefined && isOwnHost(data, host)
  if (kind === 'elsewhere') return !isOwn || data.server === undefined || !host.includes(ownDomain(data))
  // The request went to another host, and nothing in the text is from the API.
  if (kind || says !== '' || thrown === undefined || host === undefined || isOwn) return false
  return !thrown.includes(ownDomain(data))
}
