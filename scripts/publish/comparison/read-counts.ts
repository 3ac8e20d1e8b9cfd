// Reads from the dataset how two versions have responded to readers since a moment.

import { UserError } from '../../project/errors.ts'
import type { VersionCounts } from './compare-versions.ts'
import type { AskDataset } from '../insights/analytics-api.ts'
import { requestsByVersion } from '../insights/questions.ts'

/** Counts by version, in the order in which they were asked for. Rejects with a `UserError` where they cannot be read. */
export type ReadCounts = (versions: readonly string[], since: number) => Promise<VersionCounts[]>

export function countsFrom(ask: AskDataset, dataset: string | undefined): ReadCounts {
  return async (versions, since) => {
    if (dataset === undefined) {
      throw new UserError('the versions cannot be compared: wrangler.toml has no dataset bound to INSIGHTS')
    }
    const rows = await ask(requestsByVersion(versions, { dataset, since }))
    return versions.map((id) => {
      const row = rows.find(({ version }) => version === id)
      const count = (name: string): number => {
        const value = Number(row?.[name] ?? 0)
        if (value >= 0) return value
        throw new UserError(`the versions cannot be compared: the dataset gives no number for ${name}`)
      }
      return { requests: count('requests'), errors: count('errors'), slow: count('slow') }
    })
  }
}
