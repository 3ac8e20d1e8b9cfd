// Installs packages that only measurements and proofs need: pinned, in a separate folder, so that the project does not
// depend on them.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs the packages of a package.json, unless they are installed already. */
export function installPackages(folder: string, description: string): void {
  const file = join(folder, 'package.json')
  const isThere = existsSync(join(folder, 'node_modules')) && existsSync(file)
  if (isThere && readFileSync(file, 'utf8') === description) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, description)
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}
