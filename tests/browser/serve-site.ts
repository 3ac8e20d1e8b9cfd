// The site under test: builds tests/fixtures/browser-site and serves it in workerd for the whole run.

import { join } from 'node:path'
import { buildSite } from '../../scripts/build/build-site.ts'
import { formatDiagnostics } from '../../scripts/terminal/print-diagnostics.ts'
import type { SiteConfig } from '../../site/model/site-config.ts'
import { siteConfig } from '../fixtures/site-config.ts'
import { startLocalWorker } from '../../scripts/local/local-worker.ts'

const PROJECT = join(import.meta.dirname, '../..')
export const SITE_CONTENT = join(PROJECT, 'tests/fixtures/browser-site')
export const BUILT = join(PROJECT, '.cache/browser-tests/site')

/** Builds a content folder. Throws an error with all diagnostics if the build fails. */
export async function buildForTest(
  content: string,
  out: string,
  config: SiteConfig = siteConfig,
): Promise<string> {
  const { release, diagnostics } = await buildSite({ content, out, config })
  if (!release)
    throw new Error(`${content} does not build:\n${formatDiagnostics(diagnostics, () => undefined)}`)
  return out
}

export default async function serveSite(): Promise<() => Promise<void>> {
  const worker = await startLocalWorker({ dist: await buildForTest(SITE_CONTENT, BUILT), port: 0 })
  process.env['SITE_URL'] = worker.url
  return () => worker.stop()
}
