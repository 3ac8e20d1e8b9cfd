// npm run insights: prints what was counted of readers, where the operator has bound a dataset.

import { join } from 'node:path'
import { contentPlace } from './content/read-content.ts'
import { createWorld } from './graph/world.ts'
import { feedbackReport } from './publish/insights/feedback-report.ts'
import { sourceOfPlace } from './publish/insights/source-of-place.ts'
import { analyticsApi } from './publish/insights/analytics-api.ts'
import { insightsReport } from './publish/insights/insights-report.ts'
import { requireDatasets } from './publish/cloudflare/bound-datasets.ts'
import { readPublishSettings } from './publish/cloudflare/publish-settings.ts'
import { PROJECT_ROOT } from './project/project-root.ts'
import { readArguments } from './terminal/arguments.ts'
import { runCommand } from './terminal/run-command.ts'
import { UsageError } from './project/errors.ts'

const { values } = readArguments({
  name: 'insights',
  summary:
    'Prints who reads in which form, which missing pages our own pages lead to, which searches find nothing, and how fast the site is for its readers, by release; and what readers have reported, with the line of its source. Needs CLOUDFLARE_API_TOKEN ("Account Analytics: Read") and CLOUDFLARE_ACCOUNT_ID, and a dataset in wrangler.toml. Changes nothing.',
  options: {
    days: { type: 'string', value: 'N', help: 'how far to look back, up to 90', default: '30' },
  },
})

const DAY_MS = 86_400_000

await runCommand('insights', async () => {
  const days = Number(values.days)
  if (!/^\d{1,2}$/.test(values.days) || days < 1 || days > 90) {
    throw new UsageError(`--days "${values.days}" is not a whole number from 1 to 90`)
  }
  requireDatasets(PROJECT_ROOT)
  const settings = readPublishSettings(PROJECT_ROOT, process.env)
  const { dataset, feedbackDataset } = settings
  const ask = analyticsApi(settings, fetch)
  const since = Date.now() - days * DAY_MS
  const sourceOf = sourceOfPlace(createWorld(), contentPlace(join(PROJECT_ROOT, 'content')))
  const lines = [
    ...(dataset === undefined ? [] : await insightsReport(ask, { dataset, since })),
    ...(feedbackDataset === undefined
      ? []
      : await feedbackReport(ask, { dataset: feedbackDataset, since }, sourceOf)),
  ]
  for (const line of lines) console.log(line)
})
