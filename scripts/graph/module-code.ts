// The code of a step as one hash: its module and everything it imports; packages count by name and version.
//
// Another step's module (`….step.ts`) is not followed: it exports steps and nothing else, and a step that asks for
// another depends on its result, not on its code.

import { dirname, join, resolve } from 'node:path'
import { hashOf } from '../project/blob-set.ts'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { findImports } from './find-imports.ts'
import { packageNamed } from './find-package.ts'
import { packageCode } from './package-code.ts'
import { step } from './step.ts'

const STEP_MODULE = /\.step\.ts$/
const SOURCE = /\.[cm]?[jt]sx?$/

/** Input: absolute path of the module. */
export const moduleCode = step<string, string>(
  'module code',
  import.meta.url,
  async (reads, entry) => {
    const texts = new Map<string, string>()
    const packages = new Set<string>()
    const waiting = [entry]
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (texts.has(path)) continue
      const text = reads.text(path) ?? ''
      texts.set(path, text)
      if (!SOURCE.test(path)) continue
      for (const specifier of findImports(text)) {
        const target = resolveOwn(specifier, path)
        if (target === undefined) packages.add(packageNamed(specifier) ?? specifier)
        else if (target === entry || !STEP_MODULE.test(target)) waiting.push(target)
      }
    }
    const versions = await Promise.all([...packages].sort().map((name) => reads.ask(packageCode, name)))
    const own = [...texts].map(([path, text]) => `${path.slice(PROJECT_ROOT.length)} ${hashOf(text)}`)
    return hashOf([...own.sort(), ...versions].join('\n'))
  },
  { ofProject: true },
)

/** Path of a module of this project; undefined for a package. */
function resolveOwn(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier)
  if (specifier.startsWith('#')) return join(PROJECT_ROOT, specifier.slice(1))
  return specifier.startsWith('/') ? specifier : undefined
}
