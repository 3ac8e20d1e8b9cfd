// The datasets that wrangler.toml binds: one that counts, one that takes reports of readers.

import { UserError } from '../../project/errors.ts'
import { readWorkerConfig } from '../../local/worker-config.ts'

export interface BoundDatasets {
  /** Name of the dataset that the Worker counts in; absent where nothing is counted. */
  dataset?: string
  /** Name of the dataset that takes reports; absent where none are taken. */
  feedbackDataset?: string
}

export function boundDatasets({
  analytics_engine_datasets: bound,
}: ReturnType<typeof readWorkerConfig>): BoundDatasets {
  return { dataset: datasetOf('INSIGHTS', bound), feedbackDataset: datasetOf('FEEDBACK', bound) }
}

/** Throws a `UserError` where there is nothing to read, which no token changes. */
export function requireDatasets(root: string): void {
  const { dataset, feedbackDataset } = boundDatasets(readWorkerConfig(root))
  if (dataset === undefined && feedbackDataset === undefined)
    throw new UserError(
      'nothing is counted: wrangler.toml has no dataset bound to INSIGHTS or FEEDBACK. Uncomment the sections that are there and deploy; see docs/operations.md, "Insights"',
    )
}

function datasetOf(wanted: string, bound: { binding: string; dataset?: string }[] = []): string | undefined {
  const found = bound.find(({ binding }) => binding === wanted)
  const name = found && (found.dataset ?? found.binding)
  if (name === undefined || /^[A-Za-z_]\w*$/.test(name)) return name
  throw new UserError(`wrangler.toml names the dataset "${name}": use letters, digits and underscores`)
}
