// The project's files that run in the development server itself. Node loads a module once: what one of them says now
// takes effect only in a new process, and until then a build would keep results of the old code under the new one.

import { join, relative, sep } from 'node:path'
import { followImports } from '../graph/follow-imports.ts'
import { createWorld } from '../graph/world.ts'
import { PROJECT_ROOT } from '../project/project-root.ts'

/** Paths relative to the project's root, with `/`. Components are not among them: each build bundles them anew. */
export function loadedCode(): Set<string> {
  const world = createWorld()
  const { texts } = followImports(
    join(PROJECT_ROOT, 'scripts/dev.ts'),
    (path) => world.text(path) ?? '',
    (path) => !path.endsWith('.tsx'),
  )
  return new Set([...texts.keys()].map((path) => relative(PROJECT_ROOT, path).replaceAll(sep, '/')))
}
