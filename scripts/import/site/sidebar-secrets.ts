// Replaces what looks like a secret in the labels of sidebars, which come from configuration and from pages.

import type { Report } from '../found/import-problem.ts'
import { replaceSecretsIn } from '../markdown/replace-secrets.ts'
import type { PlannedItem, PlannedSidebar } from '../source/import-plan.ts'
import type { SourceTree } from '../source/source-tree.ts'

export function replaceSecretsOfSidebars(
  sidebars: readonly PlannedSidebar[],
  source: SourceTree,
  configFile: string,
  report: Report,
): void {
  const replace = (items: readonly PlannedItem[]): void => {
    for (const item of items) {
      if (typeof item === 'string') continue
      const safe = { label: item.label }
      replaceSecretsIn(safe, (_at, kind, what, fix) =>
        report({ kind, ...placeOf(item.label, source, configFile), what, fix }),
      )
      item.label = safe.label
      replace(item.items)
    }
  }
  for (const { items } of sidebars) replace(items)
}

/** Where a file of data or code has the label, or else the start of the configuration. */
function placeOf(
  label: string,
  source: SourceTree,
  configFile: string,
): { file: string; line: number; column: number } {
  const files = source.files.filter((file) => /\.(?:json|ya?ml|[cm]?[jt]s)$/.test(file))
  for (const file of [configFile, ...files]) {
    const [before, after] = (source.text(file) ?? '').split(label, 2)
    if (after === undefined) continue
    const lines = before!.split('\n')
    return { file, line: lines.length, column: lines.at(-1)!.length + 1 }
  }
  return { file: configFile, line: 1, column: 1 }
}
