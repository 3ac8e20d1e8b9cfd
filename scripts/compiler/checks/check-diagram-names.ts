// Checks that a diagram's name belongs to one source: a drawing is a file named after its diagram.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageDiagram, PageFacts } from '../page/compiled-page.ts'

export function checkDiagramNames(pages: readonly Pick<PageFacts, 'diagrams'>[]): Diagnostic[] {
  const seen = new Map<string, PageDiagram>()
  return pages
    .flatMap((page) => page.diagrams ?? [])
    .flatMap((diagram): Diagnostic[] => {
      const first = seen.get(diagram.name)
      if (!first) seen.set(diagram.name, diagram)
      if (!first || first.source === diagram.source) return []
      const at = `${first.place.file}:${first.place.line}`
      return [
        {
          code: 'diagram-name-duplicate',
          severity: 'error',
          place: diagram.place,
          what: `another diagram is already named \`${diagram.name}\`, at ${at}`,
          fix: 'rename one of them',
        },
      ]
    })
}
