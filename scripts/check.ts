// npm run check: everything that the build checks, without a release. The command is in scripts/build/check-command.ts;
// it is imported after Node has been told to keep compiled code, which halves the time to start.

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../.cache/node'))
await import('./build/check-command.ts')
