// Draws on save: runs "npm run diagrams" in the background when a page's drawing is out of date. The files it writes
// are content like any other, so the page is updated without further work.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project/project-root.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

interface DiagramKeeper {
  /** Draws if a drawing is out of date. One that failed is retried when another goes out of date. */
  keep(diagnostics: readonly Diagnostic[]): void
}

export function createDiagramKeeper(content: string): DiagramKeeper {
  let drawing = false
  let tried = ''
  return {
    keep(diagnostics) {
      const stale = diagnostics.filter(({ code }) => code === 'diagram-stale')
      const wanted = JSON.stringify(stale.map(({ place, what }) => [place, what]))
      if (stale.length === 0 || drawing || wanted === tried) return
      drawing = true
      tried = wanted
      const script = join(PROJECT_ROOT, 'scripts', 'diagrams.ts')
      const child = spawn(process.execPath, [script, '--content', content], { stdio: 'inherit' })
      const end = (): void => void (drawing = false)
      child.on('exit', end).on('error', end)
    },
  }
}
