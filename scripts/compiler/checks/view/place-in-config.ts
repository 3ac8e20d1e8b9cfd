// Finds a value in site/site.config.ts by its text.

import { join } from 'node:path'
import type { Place } from '../../../diagnostics/diagnostic.ts'
import type { FileReads } from '../../../graph/world.ts'
import { PROJECT_ROOT } from '../../../project/project-root.ts'

export const CONFIG_FILE = 'site/site.config.ts'

/** The first place of `shown` within the first `text` in code; the whole file when it is written in another way. */
export function placeInConfig(reads: FileReads, text: string, shown: string): Place {
  const lines = linesOf(reads)
  const index = lines.findIndex((line) => line.includes(text))
  if (index < 0) return { file: CONFIG_FILE }
  const column = lines[index]!.indexOf(text) + text.indexOf(shown) + 1
  return {
    file: CONFIG_FILE,
    line: index + 1,
    column,
    endLine: index + 1,
    endColumn: column + shown.length,
  }
}

/** The place of a text that is written once; the whole file when it could be one of several. */
export function placeOfText(reads: FileReads, value: string): Place {
  const text = `'${value}'`
  const times = linesOf(reads).join('\n').split(text).length - 1
  return times === 1 ? placeInConfig(reads, text, value) : { file: CONFIG_FILE }
}

/** The place of a setting whose name is written once; the whole file when it could be one of several. */
export function placeOfSetting(reads: FileReads, name: string): Place {
  const named = linesOf(reads).filter((line) => ` ${line}`.includes(` ${name}:`))
  return named.length === 1 ? placeInConfig(reads, `${name}:`, name) : { file: CONFIG_FILE }
}

/** Comments as empty lines. */
function linesOf(reads: FileReads): string[] {
  const lines = (reads.text(join(PROJECT_ROOT, CONFIG_FILE)) ?? '').split('\n')
  return lines.map((line) => (line.trimStart().startsWith('//') ? '' : line))
}
