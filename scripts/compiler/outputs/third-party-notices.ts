// /third-party-notices.txt: licences of the packages whose code reaches readers or the Worker.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BILL_OF_MATERIALS_PATH } from './bill-of-materials.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/** `packages` are folders from the project's root: `node_modules/react`. */
export function thirdPartyNotices(packages: readonly string[]): string {
  const notices = [...new Set(packages)].sort().map(notice)
  const intro =
    'The code of this site contains the following packages, under the licences printed below.\n' +
    `The same list for tools, as CycloneDX: ${BILL_OF_MATERIALS_PATH}`
  return `${[intro, ...notices].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

function notice(folder: string): string {
  const root = join(PROJECT_ROOT, folder)
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const texts = readdirSync(root)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8').trim())
  return [`${name} ${version} (${license})`, ...texts].join('\n\n')
}
