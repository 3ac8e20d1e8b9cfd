// Queries the dataset of Workers Analytics Engine, in its SQL.

import { UserError } from '../../terminal/run-command.ts'
import { networkReason } from '../../terminal/network-reason.ts'

export type Row = Record<string, string | number>
export type AskDataset = (sql: string) => Promise<Row[]>

export interface AnalyticsAddress {
  accountId: string
  apiToken: string
  apiUrl?: string
}

const CLOUDFLARE = 'https://api.cloudflare.com/client/v4'
const TIMEOUT_MS = 30_000

/** Throws a `UserError` where the token may not read or the dataset does not respond. */
export function analyticsApi(address: AnalyticsAddress, fetch: typeof globalThis.fetch): AskDataset {
  const { accountId, apiToken, apiUrl = CLOUDFLARE } = address
  return async (sql) => {
    const response = await fetch(`${apiUrl}/accounts/${accountId}/analytics_engine/sql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiToken}` },
      body: `${sql}\nFORMAT JSON`,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new UserError(`the dataset cannot be reached (${networkReason(cause)}): run the command again`, {
        cause,
      })
    })
    if (response.status === 401 || response.status === 403) {
      throw new UserError(
        `the token cannot read the dataset (${response.status}): it needs "Account Analytics: Read"`,
      )
    }
    const text = await response.text()
    if (!response.ok)
      throw new UserError(`the dataset responded ${response.status}: ${text.trim().slice(0, 200)}`)
    return (JSON.parse(text) as { data: Row[] }).data
  }
}
