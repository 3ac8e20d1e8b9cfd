// npm start: builds the site and serves it as Cloudflare would, from workerd with an embedded KV. The command is in
// scripts/build/start-command.ts; it is imported after Node's compile cache is on.

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import './build/engine-flags.ts'
import { loadCommand } from './build/load-command.ts'

enableCompileCache(join(import.meta.dirname, '../.cache/node'))
await loadCommand(() => import('./build/start-command.ts'))
