// The project's files that run in a build's own process. Node loads a module once: what one of them says now takes
// effect only in a new process, and until then results of the old code would be kept under the hash of the new one.

import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { followImports } from '../imports/follow-imports.ts'
import { createWorld } from '../world.ts'

const FOLDERS = ['scripts', 'site', 'worker']

/** Paths relative to the project's root, with `/`. Components are not among them: each build bundles them anew. */
export function loadedCode(): Set<string> {
  const world = createWorld()
  const { texts } = followImports(
    // The development server runs every step.
    join(PROJECT_ROOT, 'scripts/dev.ts'),
    (path) => world.text(path) ?? '',
    (path) => !path.endsWith('.tsx'),
  )
  return new Set([...texts.keys()].map((path) => relative(PROJECT_ROOT, path).replaceAll(sep, '/')))
}

/** Whether a file of `loadedCode` was written after the time, in milliseconds since 1970. */
export function hasLoadedCodeChanged(since: number): boolean {
  const changed = FOLDERS.flatMap((folder) =>
    readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file.replaceAll(sep, '/')}`),
  ).filter((file) => wasWrittenAfter(join(PROJECT_ROOT, file), since))
  if (changed.length === 0) return false
  const loaded = loadedCode()
  return changed.some((file) => loaded.has(file))
}

const wasWrittenAfter = (path: string, time: number): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > time
