// npm run check: everything that the build checks, without a release. The command is in scripts/build/check-command.ts;
// it is imported after Node's compile cache is on, which halves the time to start.

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { loadCommand } from './build/load-command.ts'

enableCompileCache(join(import.meta.dirname, '../.cache/node'))
await loadCommand(() => import('./build/check-command.ts'))
