// The entry of every npm script: loads the script of the given name from this folder, with Node's compile cache on, which
// halves the time to start. Most of them import site/site.config.ts; loaded from here, a mistake in it is a problem with
// file and line like any other.

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { loadCommand } from './build/load-command.ts'

enableCompileCache(join(import.meta.dirname, '../.cache/node'))
const [name = ''] = process.argv.splice(2, 1)
await loadCommand(() => import(`./${name}.ts`))
