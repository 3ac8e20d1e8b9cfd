// Serves the fixture site with a contract, with a navbar and footer that link only to existing pages, in its own
// Worker.

import { join } from 'node:path'
import { startLocalWorker, type LocalWorker } from '../../scripts/local/local-worker.ts'
import { siteConfig } from '../fixtures/site-config.ts'
import { buildForTest } from './serve-site.ts'

const CONTENT = join(import.meta.dirname, '../fixtures/console-site')
const BUILDS = join(import.meta.dirname, '../../.cache/browser-tests')

/** `name`: folder of the build. Tests that share it must not run in parallel. */
export async function serveConsoleSite(name: string): Promise<LocalWorker> {
  const config = {
    ...siteConfig,
    navbar: siteConfig.navbar.filter((item) => item.type !== 'doc' || item.path !== '/docs/sdks'),
    footer: { ...siteConfig.footer, columns: [] },
    announcement: undefined,
  }
  return startLocalWorker({ dist: await buildForTest(CONTENT, join(BUILDS, name), config), port: 0 })
}
