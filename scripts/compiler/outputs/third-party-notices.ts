// /third-party-notices.txt: licences of the packages whose code reaches readers or the Worker.

import { join } from 'node:path'
import type { FileReads } from '../../graph/world.ts'
import { BILL_OF_MATERIALS_PATH } from './bill-of-materials.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/** `packages` are folders from the project's root: `node_modules/react`. */
export function thirdPartyNotices(reads: FileReads, packages: readonly string[]): string {
  const notices = [...new Set(packages)].sort().map((folder) => notice(reads, folder))
  const intro =
    'The code of this site contains the following packages, under the licences printed below.\n' +
    `The same list for tools, as CycloneDX: ${BILL_OF_MATERIALS_PATH}`
  return `${[intro, ...notices].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

function notice(reads: FileReads, folder: string): string {
  const root = join(PROJECT_ROOT, folder)
  const { name, version, license } = JSON.parse(reads.text(join(root, 'package.json')) ?? '{}')
  const texts = (reads.list(root) ?? [])
    .filter(({ name }) => LICENCE_FILE.test(name))
    .map((entry) => (reads.text(join(root, entry.name)) ?? '').trim())
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}
