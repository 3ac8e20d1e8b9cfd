// The Worker's entry: the application over the manifest that the build wrote beside it.

import manifest from '#release/manifest'
import { createApp } from './app.ts'

const app = createApp(manifest)

export default { fetch: app.fetch }
