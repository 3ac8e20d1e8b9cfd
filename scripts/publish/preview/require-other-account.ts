// Refuses a token that could change the live site: whoever changes a pull request's scripts has it. Tokens for Workers
// and KV reach everything in their account, so previews belong in another one.

import { UserError } from '../../project/errors.ts'
import type { ApiReader, Reading } from '../cloudflare/api-reader.ts'

export interface LiveSite {
  /** Account of the token, where the live site must not be. */
  accountId: string
  workerName: string
  namespaceId?: string
}

/** The most that Cloudflare lists at once. */
const PER_PAGE = 50

const ADVICE = '(docs/operations.md, "Previews"), or accept that with --same-account'

export async function requireOtherAccount(read: ApiReader, live: LiveSite): Promise<void> {
  for (const found of await lookIn(live.accountId)) {
    // Only a clear no is one: a token that may not read may still be allowed to write.
    if (found.kind === 'unreadable') {
      throw new UserError(
        `cannot tell whether this token reaches the live site (${found.why}): give it the permissions of a preview's token ${ADVICE}`,
      )
    }
  }
  for (let page = 1, isLast = false; !isLast; page++) {
    const accounts = await read<{ id: string }[]>(`/accounts?per_page=${PER_PAGE}&page=${page}`)
    const ids = accounts.kind === 'found' ? accounts.value.map(({ id }) => id) : []
    for (const id of ids.filter((one) => one !== live.accountId)) await lookIn(id)
    isLast = ids.length < PER_PAGE
  }

  async function lookIn(accountId: string): Promise<Reading<unknown>[]> {
    const account = `/accounts/${accountId}`
    const paths = [`${account}/workers/scripts/${live.workerName}/subdomain`]
    if (live.namespaceId) paths.push(`${account}/storage/kv/namespaces/${live.namespaceId}`)
    const readings = await Promise.all(paths.map((path) => read(path)))
    if (readings.every(({ kind }) => kind !== 'found')) return readings
    throw new UserError(
      `this token reaches the live site, so a preview could change it: use a token of another account alone ${ADVICE}`,
    )
  }
}
