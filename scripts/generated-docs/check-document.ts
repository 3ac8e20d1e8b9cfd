// Compares a generated document with what it would be written as now.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** `file` is relative to the root; `source`: what the document is made from. */
export function checkDocument(root: string, file: string, expected: string, source: string): Diagnostic[] {
  const path = join(root, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === expected) return []
  return [
    {
      code: 'document-stale',
      severity: 'error',
      place: { file },
      what: `the file does not match ${source}`,
      fix: 'run `npm run check -- --write`',
    },
  ]
}
