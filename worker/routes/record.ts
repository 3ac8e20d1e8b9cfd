// Owns `/_page/<hash>`: page records of any release, for page changes in the browser.

import type { Answer } from '../answer.ts'
import { answerBlob, orNotFound } from '../blob-answer.ts'
import { cachePolicy } from '../cache-policy.ts'
import type { ReleaseStore } from '../release-store.ts'

export function answerRecord(store: ReleaseStore): Answer<'record'> {
  return (c, { hash }) => {
    const headers = {
      // Not text/html: opened by itself, a part of a page must not pose as one.
      'content-type': 'text/plain; charset=utf-8',
      ...cachePolicy.immutable,
      'x-robots-tag': 'noindex',
    }
    return orNotFound(answerBlob(c, store, hash, headers))
  }
}
