// The check that every data file of shared facts is shown somewhere.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeIn } from '../../content/read-content.ts'
import type { Site } from './site-view.ts'

/** Not asked while a page cannot be read: it may be the one that shows the facts. */
export function checkFacts({ content, pages }: Site): Diagnostic[] {
  if (!content.configured || pages.some((page) => page.incomplete)) return []
  const used = new Set(pages.flatMap((page) => page.dependencies))
  return Object.entries(content.data)
    .filter(([, file]) => !used.has(file))
    .map(([name, file]) => ({
      code: 'facts-unused',
      severity: 'warning',
      place: placeIn(content, file),
      what: `no page shows the facts \`${name}\``,
      fix: `show them with \`<Facts name="${name}" />\`, or delete the file`,
    }))
}
