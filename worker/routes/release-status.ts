// What is being served: release, Worker version, the commit it was made from, and since when. For operators and monitors.

import { cachePolicy } from '../http/cache-policy.ts'
import { wholeResponse } from '../http/whole-response.ts'
import type { AppContext } from '../runtime/factory.ts'

export const STATUS_PATH = '/_status'

/** The end of a version's tag, as `npm run deploy` writes it: the commit, and whether files differed from it. */
const COMMIT_IN_TAG = /-([0-9a-f]{12})(-changed)?$/

export function showStatus(release: string) {
  return (c: AppContext): Response => {
    c.set('kind', 'status')
    const { id, tag, timestamp } = c.env.VERSION ?? {}
    const [, commit, changed] = COMMIT_IN_TAG.exec(tag ?? '') ?? []
    const status = {
      release,
      version: id || null,
      commit: commit ?? null,
      // Uploaded from a work tree with changes that are in no commit.
      changed: changed !== undefined,
      time: timestamp || null,
    }
    return wholeResponse(`${JSON.stringify(status)}\n`, {
      'content-type': 'application/json; charset=utf-8',
      'x-robots-tag': 'noindex',
      ...cachePolicy.never,
    })
  }
}
