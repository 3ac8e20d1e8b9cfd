// The public checkers of other people, pinned, in a folder of their own: they are of no use to the project otherwise.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const DEPENDENCIES = { '@modelcontextprotocol/conformance': '0.1.16', afdocs: '0.22.2' }
const DESCRIPTION = JSON.stringify({ private: true, type: 'module', dependencies: DEPENDENCIES })
const FOLDER = join(PROJECT_ROOT, '.cache/checkers')

/** Installs them where they are not. Gives the folder of a package. */
export function installedChecker(name: keyof typeof DEPENDENCIES): string {
  const file = join(FOLDER, 'package.json')
  const folder = join(FOLDER, 'node_modules', name)
  if (!existsSync(folder) || readFileSync(file, 'utf8') !== DESCRIPTION) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, DESCRIPTION)
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' })
  }
  return folder
}
