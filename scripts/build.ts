// npm run build: from a content folder to a release on disk. The command is in scripts/build/build-command.ts;
// it is imported after Node has been told to keep compiled code, which halves the time to start. npm tells Node so
// before this file: Node need not load what strips its types.

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import './build/engine-flags.ts'

enableCompileCache(join(import.meta.dirname, '../.cache/node'))
await import('./build/build-command.ts')
