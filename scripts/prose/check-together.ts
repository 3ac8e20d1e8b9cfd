// Checks that need several sources at once: shell variables set by a partial, and paragraphs that occur on two pages.

import type { ContentFolder } from '../content/read-content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkRepeatedParagraphs } from './check-repeated-paragraphs.ts'
import { checkShellVariables } from './check-shell-variables.ts'
import type { SourceReading } from './source-reading.ts'
import type { Rules } from './style/rules.ts'

/** `readings` by file. */
export function checkTogether(
  content: Pick<ContentFolder, 'pages' | 'partials'>,
  readings: ReadonlyMap<string, SourceReading>,
  rules: Rules,
): Diagnostic[] {
  const pages = content.pages.map(({ file }) => readings.get(file)!)
  const partials = new Map(
    Object.entries(content.partials).map(([name, file]) => [name, readings.get(file)!] as const),
  )
  return [
    ...pages.flatMap((page) => checkShellVariables(page, partials, rules)),
    ...checkRepeatedParagraphs(pages, rules),
  ]
}
