// Installs packages that only measurements and proofs need: pinned, in a separate folder, so that the project does not
// depend on them.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs the packages of a package.json, unless they are installed already. */
export function installPackages(folder: string, description: string): void {
  // Written last: an installation that was interrupted leaves none.
  const installed = join(folder, 'installed.json')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === description) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), description)
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  writeFileSync(installed, description)
}
