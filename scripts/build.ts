// npm run build: from a content folder to a release on disk. The command is in scripts/build/build-command.ts; it is
// imported after Node's compile cache is on, which halves the time to start. The npm script already turns it on for
// this file, so that Node need not load its type stripper.

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import './build/engine-flags.ts'
import { loadCommand } from './build/load-command.ts'

enableCompileCache(join(import.meta.dirname, '../.cache/node'))
await loadCommand(() => import('./build/build-command.ts'))
