// Builds a folder with a warm cache and again without one, in the project that this file is in. Run as a program,
// because a change to the project's code needs a new process. Prints both results as JSON.

import { buildWhole } from './build-result.ts'
import { siteConfig } from '#site/site.config.ts'

const [root = '', cache = ''] = process.argv.slice(2)
const config = {
  ...siteConfig,
  navbar: [],
  footer: { ...siteConfig.footer, columns: [] },
  announcement: undefined,
}
const warm = await buildWhole(root, config, cache)
const cold = await buildWhole(root, config)
process.stdout.write(JSON.stringify({ warm: warm.result, cold: cold.result, ran: Object.keys(warm.ran) }))
