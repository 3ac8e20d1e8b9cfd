// The lines about samples that `npm run check` prints.

import { isReferencePage } from '#site/model/site-config.ts'
import type { SampleCounts } from '../../compiler/platform-api.ts'
import { addCounts } from './sample-counts.ts'

/** `samples: 418, checked 380 (90 %), nocheck 35`, for the site and for its reference; empty if there are none. */
export function describeSamples(
  counts: ReadonlyMap<string, SampleCounts>,
  reference: string | undefined,
): string[] {
  const site = addCounts(counts.values())
  if (site.api === 0) return []
  const api = addCounts(
    [...counts].filter(([path]) => isReferencePage(path, reference)).map(([, count]) => count),
  )
  return [`samples: ${line(site)}`, ...(api.api > 0 ? [`samples on API pages: ${line(api)}`] : [])]
}

function line({ api, checked, excused }: SampleCounts): string {
  return `${api}, checked ${checked} (${Math.floor((checked / api) * 100)} %), nocheck ${excused}`
}
