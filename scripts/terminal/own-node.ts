// Checks that a script runs on the Node.js that comes with the project, which npm puts first in the path.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project/project-root.ts'

/**
 * The message for a script started by hand with another Node.js; undefined if it is the project's, or was chosen by
 * npm.
 */
export function foreignNode(
  script: string,
  running = process.versions.node,
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const file = join(PROJECT_ROOT, 'node_modules/node/package.json')
  if (environment['npm_lifecycle_event'] !== undefined || !existsSync(file)) return undefined
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return running === version
    ? undefined
    : `${script}: this project uses Node.js ${version}, not ${running}: run "npm run ${script}"`
}
