// Queries the dataset of Workers Analytics Engine, in its SQL.

import { UserError } from '../../project/errors.ts'
import { networkReason } from '../../terminal/network-reason.ts'
import { printable } from './printable.ts'

export type Row = Record<string, string | number | null>
export type AskDataset = (sql: string) => Promise<Row[]>

interface AnalyticsAddress {
  accountId: string
  apiToken: string
  apiUrl?: string
}

const CLOUDFLARE = 'https://api.cloudflare.com/client/v4'
const TIMEOUT_MS = 30_000

/** Throws a `UserError` where the token may not read, or the dataset does not respond with rows. */
export function analyticsApi(address: AnalyticsAddress, fetch: typeof globalThis.fetch): AskDataset {
  const { accountId, apiToken, apiUrl = CLOUDFLARE } = address
  return async (sql) => {
    const { status, text } = await post(`${apiUrl}/accounts/${accountId}/analytics_engine/sql`, sql)
    if (status === 401 || status === 403) {
      throw new UserError(
        `the token cannot read the dataset (${status}): it needs "Account Analytics: Read"; docs/operations.md, "Set up, once"`,
      )
    }
    const rows = status === 200 ? rowsOf(text) : undefined
    if (rows) return rows
    throw new UserError(
      `the dataset returned ${status}: ${excerpt(text)}; run the command again, and if it repeats, see docs/operations.md, "Insights"`,
    )
  }

  async function post(url: string, sql: string): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiToken}` },
        body: `${sql}\nFORMAT JSON`,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return { status: response.status, text: await response.text() }
    } catch (cause) {
      throw new UserError(`the dataset cannot be reached (${networkReason(cause)}): run the command again`, {
        cause,
      })
    }
  }

  /** What the API wrote, safe to print and without the token, should it repeat that. */
  function excerpt(text: string): string {
    const line = printable(text.trim().replace(/\s+/g, ' ').replaceAll(apiToken, '…')).slice(0, 200)
    return line || 'nothing'
  }
}

/** Undefined unless the text is a table. */
function rowsOf(text: string): Row[] | undefined {
  try {
    const { data } = JSON.parse(text) as { data: unknown }
    const isTable = Array.isArray(data) && data.every((row) => typeof row === 'object' && row !== null)
    return isTable ? (data as Row[]) : undefined
  } catch {
    return undefined
  }
}
