// Reports what is being served: release, Worker version, its commit and upload time. For operators and monitoring.

import { cachePolicy } from '../http/cache-policy.ts'
import { wholeResponse } from '../http/whole-response.ts'
import type { AppContext } from '../runtime/factory.ts'

export const STATUS_PATH = '/_status'

/**
 * The suffix of a version's tag, as `npm run deploy` writes it: the commit, and whether the work tree had uncommitted
 * changes.
 */
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
      // Uploaded from a work tree with uncommitted changes.
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
