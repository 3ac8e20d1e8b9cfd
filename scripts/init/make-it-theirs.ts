// Turns the project into the owner's: removes its content, writes theirs, and regenerates the documents.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationText } from './configuration-text.ts'
import { letterMark } from './letter-mark.ts'
import type { Owner } from './owner.ts'
import { writeProjectDocuments } from './project-documents.ts'
import { readGuide, writeStarter } from './starter-content.ts'
import { removeWhatGoes } from './what-goes.ts'

export async function makeItTheirs(root: string, owner: Owner): Promise<void> {
  const configuration = await configurationText(owner, await letterMark(owner.name))
  const guide = readGuide(root)
  // The starter is in a folder that is removed, so it is copied between two removals.
  removeWhatGoes(root, (path) => !path.startsWith('scripts/'))
  writeStarter(root, owner, guide)
  writeFileSync(join(root, 'site/site.config.ts'), configuration)
  await writeProjectDocuments(root, owner)
  removeWhatGoes(root, (path) => path.startsWith('scripts/'))
  // In a process of its own: this one has the former configuration in memory.
  execFileSync(process.execPath, ['scripts/run.ts', 'check', '--write'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
