// Checks that every table of shared facts is used somewhere.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { CODE_TABLES, SEARCH_TABLES } from '../outputs/unshown-tables.ts'
import { placeIn } from '../../content/read-content.ts'
import type { Site } from './view/site-view.ts'

const readElsewhere: ReadonlySet<string> = new Set([...SEARCH_TABLES, ...CODE_TABLES])

/** Skipped while a page cannot be read: it may be the one that shows the facts. */
export function checkFacts({ content, pages }: Site): Diagnostic[] {
  if (!content.configured || pages.some((page) => page.incomplete)) return []
  const used = new Set(pages.flatMap((page) => page.dependencies))
  return Object.entries(content.data)
    .filter(([name, file]) => !used.has(file) && !readElsewhere.has(name))
    .map(([name, file]) => ({
      code: 'facts-unused',
      severity: 'warning',
      place: placeIn(content, file),
      what: `no page uses the facts \`${name}\``,
      fix: `use them with \`<Facts name="${name}" />\`, or delete the file`,
    }))
}
