// The project's files that run in the development server itself. Node loads a module once: what one of them says now
// takes effect only in a new process, and until then a build would keep results of the old code under the new one.

import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { followImports } from '../graph/follow-imports.ts'
import { PROJECT_ROOT } from '../project/project-root.ts'

/** Paths relative to the project's root, with `/`. Components are not among them: each build bundles them anew. */
export function loadedCode(): Set<string> {
  const { texts } = followImports(
    join(PROJECT_ROOT, 'scripts/dev.ts'),
    readIfThere,
    (path) => !path.endsWith('.tsx'),
  )
  return new Set([...texts.keys()].map((path) => relative(PROJECT_ROOT, path).replaceAll(sep, '/')))
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
