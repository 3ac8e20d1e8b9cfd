// Checks that every partial is included somewhere.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeIn } from '../../content/read-content.ts'
import type { Site } from './view/site-view.ts'

/** Skipped while a page cannot be read: it may be the one that includes the partial. */
export function checkPartials({ content, pages }: Site): Diagnostic[] {
  if (!content.configured || pages.some((page) => page.incomplete)) return []
  const used = new Set(
    pages.flatMap((page) => [...page.dependencies, ...page.partials.map((name) => content.partials[name])]),
  )
  return Object.entries(content.partials)
    .filter(([, file]) => !used.has(file))
    .map(([name, file]) => ({
      code: 'partial-unused',
      severity: 'error',
      place: placeIn(content, file),
      what: `no page includes the partial \`${name}\``,
      fix: `include it with \`<Include partial="${name}" />\`, or delete the file`,
    }))
}
