// Generates the types of the Workers runtime from the pinned workerd, for the date and flags of wrangler.toml.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { UserError } from '../project/errors.ts'

/** worker/tsconfig.json includes it. */
const FILE = join(PROJECT_ROOT, '.cache/types/runtime.d.ts')
const WRANGLER = join(PROJECT_ROOT, 'node_modules/wrangler/bin/wrangler.js')

/** Generates them if they are missing, from another workerd, or older than wrangler.toml. */
export function writeRuntimeTypes(): void {
  if (areCurrent()) return
  mkdirSync(dirname(FILE), { recursive: true })
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [WRANGLER, 'types', FILE, '--include-env=false'],
    { cwd: PROJECT_ROOT, encoding: 'utf8', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  )
  if (status !== 0)
    throw new UserError(`the types of the Workers runtime could not be generated: ${stderr || stdout}`)
}

/** The file's first lines name the version that made it. */
function areCurrent(): boolean {
  const made = statSync(FILE, { throwIfNoEntry: false })
  if (!made || made.mtimeMs < statSync(join(PROJECT_ROOT, 'wrangler.toml')).mtimeMs) return false
  const description = readFileSync(join(PROJECT_ROOT, 'node_modules/workerd/package.json'), 'utf8')
  const { version } = JSON.parse(description) as { version: string }
  return readFileSync(FILE, 'utf8').includes(`workerd@${version} `)
}
