// Checks that enough samples on the reference pages are checked against the contract.

import { placeIn, type ContentFolder } from '../../content/read-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { SampleCounts } from '../../compiler/platform-api.ts'
import { isReferencePage } from '#site/model/site-config.ts'
import { addCounts } from './sample-counts.ts'

/** The minimum share. */
const MIN_SHARE = 0.95

export function checkShare(
  content: ContentFolder,
  counts: ReadonlyMap<string, SampleCounts>,
  reference: string,
): Diagnostic[] {
  const pages = [...counts].filter(([path]) => isReferencePage(path, reference))
  const { api, checked } = addCounts(pages.map(([, count]) => count))
  if (api === 0 || checked / api >= MIN_SHARE) return []
  const missing = pages
    .filter(([, count]) => count.checked < count.api)
    .sort(([, a], [, b]) => b.api - b.checked - (a.api - a.checked))
    .slice(0, 3)
    .map(([path, count]) => `${path} (${count.api - count.checked})`)
  return [
    {
      code: 'samples-unchecked',
      severity: 'error',
      place: placeIn(content, reference.slice(1)),
      what: `${checked} of ${api} samples on API pages are checked, ${Math.floor((checked / api) * 100)}% of them`,
      fix: `link samples to operations in ${missing.join(', ')}: the minimum is ${MIN_SHARE * 100}%`,
    },
  ]
}
