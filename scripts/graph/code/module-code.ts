// The code of a step as one hash: its module and everything it imports; packages count by name and version.
//
// Another step's module (`….step.ts`) is not followed: it exports steps and nothing else, and a step that asks for
// another depends on its result, not on its code.

import { hashOf } from '../../project/hash-of.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { followImports } from '../imports/follow-imports.ts'
import { packageCode } from './package-code.ts'
import { step } from '../step.ts'

const STEP_MODULE = /\.step\.ts$/

/** Input: absolute path of the module. */
export const moduleCode = step<string, string>(
  'module code',
  import.meta.url,
  async (reads, entry) => {
    const { texts, packages } = followImports(
      entry,
      (path) => reads.text(path) ?? '',
      (path) => !STEP_MODULE.test(path),
    )
    const versions = await Promise.all([...packages].sort().map((name) => reads.ask(packageCode, name)))
    const own = [...texts].map(([path, text]) => `${path.slice(PROJECT_ROOT.length)} ${hashOf(text)}`)
    return hashOf([...own.sort(), ...versions].join('\n'))
  },
  { ofProject: true },
)
