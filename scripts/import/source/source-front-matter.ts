// The front matter of a source page: its values, the line of each, and the text below it.

import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { frontMatterText } from '../../syntax/front-matter-text.ts'
import type { Report } from '../found/import-problem.ts'
import { asObject, type Config } from './read-config.ts'

export interface SourceFrontMatter {
  values: Config
  /** Line in the file of each key. */
  lines: Map<string, number>
}

export function readSourceFrontMatter(file: string, source: string, report: Report): SourceFrontMatter {
  const block = frontMatterText(source)
  if (block === undefined) return { values: {}, lines: new Map() }
  const counter = new LineCounter()
  const document = parseDocument(block, { lineCounter: counter })
  const [problem] = document.errors
  try {
    const values = asObject(problem ? undefined : document.toJS({ maxAliasCount: 100 }))
    if (problem) reportBroken(file, counter.linePos(problem.pos[0]).line + 1, report)
    const pairs = isMap(document.contents) ? document.contents.items : []
    const lines = pairs.flatMap(({ key }): [string, number][] =>
      isScalar(key) && key.range ? [[String(key.value), counter.linePos(key.range[0]).line + 1]] : [],
    )
    return { values, lines: new Map(lines) }
  } catch {
    reportBroken(file, 1, report)
    return { values: {}, lines: new Map() }
  }
}

function reportBroken(file: string, line: number, report: Report): void {
  report({
    kind: 'front-matter',
    file,
    line,
    column: 1,
    what: 'the front matter is not YAML and was left out',
    fix: 'correct it and import again, or write the fields into the imported page',
  })
}
