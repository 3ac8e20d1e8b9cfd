// The public checkers of other people, pinned, in a folder of their own: they are of no use to the project otherwise.

import { join } from 'node:path'
import { installPackages } from '#scripts/bench/peers/install-packages.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const DEPENDENCIES = { '@modelcontextprotocol/conformance': '0.1.16', afdocs: '0.22.2' }
const FOLDER = join(PROJECT_ROOT, '.cache/checkers')

/** Installs them where they are not. Gives the folder of a package. */
export function installedChecker(name: keyof typeof DEPENDENCIES): string {
  installPackages(FOLDER, JSON.stringify({ private: true, type: 'module', dependencies: DEPENDENCIES }))
  return join(FOLDER, 'node_modules', name)
}
