// The steps that bundle the site's own code: what readers load, the Worker, and the server at /mcp.

import type { SiteConfig } from '#site/model/site-config.ts'
import { step, type Reads } from '../../graph/step.ts'
import { platformApi } from '../platform-api.ts'
import type { BundledClient } from './bundle-client.ts'
import type { BundledMcp, BundledWorker } from './bundle-worker.ts'

/** All that the client's code depends on in the configuration. */
const thirdParty = step<null, SiteConfig['thirdParty'] | null>(
  'third parties of the configuration',
  import.meta.url,
  (reads) => reads.setting<SiteConfig>('config').thirdParty ?? null,
)

/** A broken contract counts as a contract, so that nothing disappears while it is being fixed. */
const hasApi = (reads: Reads): Promise<boolean> => reads.ask(platformApi.isThere, null)

export const client = step<null, BundledClient>('client', import.meta.url, async (reads) => {
  const { bundleClient } = await import('./bundle-client.ts')
  return bundleClient(reads, {
    thirdParty: (await reads.ask(thirdParty, null)) ?? undefined,
    hasApi: await hasApi(reads),
  })
})

export const worker = step<null, BundledWorker>('Worker', import.meta.url, async (reads) => {
  const { bundleWorker } = await import('./bundle-worker.ts')
  return bundleWorker(reads, reads.setting<SiteConfig>('config'))
})

/** What the Worker loads with the first call to /mcp, and with the first use of its tools. */
export const mcp = step<null, BundledMcp>('MCP server', import.meta.url, async (reads) => {
  const { bundleMcp } = await import('./bundle-worker.ts')
  return bundleMcp(reads, reads.setting<SiteConfig>('config'), await hasApi(reads))
})

/** The application without its manifest, for the development server. */
export const workerApp = step<null, string>(
  'Worker application',
  import.meta.url,
  async (reads) => {
    const { bundleWorkerApp } = await import('./bundle-worker.ts')
    return (await bundleWorkerApp(reads)).code
  },
  { ofProject: true },
)

/** The script that shows saved pages in open browsers. */
export const liveScript = step<null, string>(
  'live script',
  import.meta.url,
  async (reads) => {
    const { bundle } = await import('./bundle.ts')
    const entryPoints = ['scripts/develop/browser/live-client.ts']
    const { files } = await bundle(reads, 'live-client', { entryPoints, format: 'esm', target: 'es2023' })
    return files[0]!.text
  },
  { ofProject: true },
)

/** Input: hash of a published value. Result: hash of its smallest form, published too. */
export const compressed = step<string, string>('compress', import.meta.url, async (reads, hash) => {
  const { compress } = await import('./compress.ts')
  return reads.publish(await compress(reads.published(hash)))
})
