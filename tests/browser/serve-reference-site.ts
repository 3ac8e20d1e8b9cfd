// Serves the fixture site with an API reference, in a frame without links, in its own Worker.

import { join } from 'node:path'
import { startLocalWorker, type LocalWorker } from '../../scripts/local/local-worker.ts'
import { siteConfig } from '../fixtures/site-config.ts'
import { buildForTest } from './serve-site.ts'

const CONTENT = join(import.meta.dirname, '../fixtures/reference-site')
const BUILDS = join(import.meta.dirname, '../../.cache/browser-tests')

/** `name`: folder of the build. Tests that share it must not run in parallel. */
export async function serveReferenceSite(name: string): Promise<LocalWorker> {
  const footer = { ...siteConfig.footer, columns: [] }
  const config = { ...siteConfig, navbar: [], footer, announcement: undefined }
  return startLocalWorker({ dist: await buildForTest(CONTENT, join(BUILDS, name), config), port: 0 })
}
