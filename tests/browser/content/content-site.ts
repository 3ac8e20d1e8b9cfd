// The `test` for checks on the real content: builds and serves it once per worker process.

import { join } from 'node:path'
import { PROJECT_ROOT } from '../../../scripts/project/project-root.ts'
import { startLocalWorker } from '../../../scripts/local/local-worker.ts'
import { siteConfig } from '../../../site/site.config.ts'
import { buildForTest } from '../serve-site.ts'
import { test as siteTest } from '../site-test.ts'

const OUT = join(PROJECT_ROOT, '.cache/browser-tests/content')

export const test = siteTest.extend<object, { contentSite: string }>({
  contentSite: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const out = await buildForTest(join(PROJECT_ROOT, 'content'), `${OUT}-${parallelIndex}`, siteConfig)
      const worker = await startLocalWorker({ dist: out, port: 0 })
      await use(worker.url)
      await worker.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ contentSite }, use) => use(contentSite),
})
