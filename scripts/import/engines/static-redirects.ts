// Redirects that stand in a file beside the static ones, as hosts of static sites read it.

import { posix } from 'node:path'
import type { Report } from '../found/import-problem.ts'
import type { PlannedRedirect } from '../source/import-plan.ts'
import { asObject } from '../source/read-config.ts'
import type { SourceTree } from '../source/source-tree.ts'
import { expandPattern, isPattern } from './pattern-redirects.ts'

/** `_redirects`: an old path, a new one and a status on each line. */
export function staticRedirects(
  tree: SourceTree,
  folders: readonly string[],
  paths: readonly string[],
  report: Report,
): PlannedRedirect[] {
  return folders.flatMap((folder) => {
    const file = posix.join(folder, '_redirects')
    const lines = tree.has(file) ? (tree.text(file) ?? '').split('\n') : []
    return lines.flatMap((line, index): PlannedRedirect[] => {
      const [from, to] = line.trim().split(/\s+/)
      if (from === undefined || to === undefined || from.startsWith('#')) return []
      const place = { file, line: index + 1 }
      if (!isPattern(from)) return [{ from, to, ...place }]
      const found = expandPattern({ from, to }, paths)
      if (found.length > 0) return found.map((one) => ({ ...one, ...place }))
      report({
        kind: 'redirect',
        ...place,
        column: 1,
        what: `\`${from}\` is a pattern`,
        fix: 'write a line for each path in redirects.yaml',
      })
      return []
    })
  })
}

/** A map of old paths to new ones, as Astro writes it. */
export function redirectMap(value: unknown, file: string): PlannedRedirect[] {
  return Object.entries(asObject(value)).flatMap(([from, to]): PlannedRedirect[] => {
    const target = typeof to === 'string' ? to : asObject(to)['destination']
    return typeof target === 'string' ? [{ from, to: target, file }] : []
  })
}
