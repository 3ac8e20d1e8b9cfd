// Reads redirects from a file among the static ones, in the formats of static hosts.

import { posix } from 'node:path'
import type { Report } from '../found/import-problem.ts'
import type { PlannedRedirect } from '../source/import-plan.ts'
import { asObject } from '../source/read-config.ts'
import type { SourceTree } from '../source/source-tree.ts'
import { writtenOut } from './pattern-redirects.ts'

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
      return writtenOut({ from, to, file, line: index + 1 }, paths, report)
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
