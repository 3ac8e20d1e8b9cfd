// The steps that check style: the rules, each source on its own, then what several pages share.

import { placeIn, type ContentPlace } from '../content/read-content.ts'
import { step } from '../graph/step.ts'
import { contentFolder } from '../content/content.step.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceReading } from './source-reading.ts'
import type { ReadStyle } from './style/read-style.ts'
import type { Rules } from './style/rules.ts'
import type { Style } from './style/style.ts'

/** The folder's `style.yaml` or, without one, neutral rules. */
export const styleOfSite = step<null, ReadStyle>('style of the site', import.meta.url, async (reads) => {
  const { readStyle } = await import('./style/read-style.ts')
  return readStyle(reads, reads.setting<ContentPlace>('content'))
})

/** Input: rules that the style turns off are reported as warnings. */
const styleInForce = step<boolean, Style>('style in force', import.meta.url, async (reads, strict) => {
  const { strictStyle } = await import('./style/style.ts')
  const { style } = await reads.ask(styleOfSite, null)
  return strict ? strictStyle(style) : style
})

let last: { style: Style; rules: Rules } | undefined

/** Patterns are slow to compile, and every source needs the same ones. */
async function rulesFor(style: Style): Promise<Rules> {
  const { rulesOf } = await import('./style/rules.ts')
  if (last?.style !== style) last = { style, rules: rulesOf(style) }
  return last.rules
}

interface StrictFile {
  /** A page, a partial or a table of facts, relative to the content folder. */
  file: string
  strict: boolean
}

/** The parsers are loaded only if a source must be read. */
export const sourceReading = step<StrictFile, SourceReading>(
  'style of a source',
  import.meta.url,
  async (reads, { file, strict }) => {
    const { lintSource } = await import('./lint-source.ts')
    const content = reads.setting<ContentPlace>('content')
    const source = {
      text: reads.text(`${content.root}/${file}`) ?? '',
      file,
      label: placeIn(content, file).file,
    }
    return lintSource(source, await rulesFor(await reads.ask(styleInForce, strict)))
  },
  { inThreads: true },
)

/** Input: rules that the style turns off are reported as warnings. All problems of style, and how many files there are. */
export const proseProblems = step<boolean, { files: number; diagnostics: Diagnostic[] }>(
  'style',
  import.meta.url,
  async (reads, strict) => {
    const { content } = await reads.ask(contentFolder, null)
    if (!content) return { files: 0, diagnostics: [] }
    const { checkTogether } = await import('./check-together.ts')
    const { diagnostics } = await reads.ask(styleOfSite, null)
    const { pages, partials, data } = content
    const files = [...pages.map(({ file }) => file), ...Object.values(partials), ...Object.values(data)]
    const read = await Promise.all(files.map((file) => reads.ask(sourceReading, { file, strict })))
    const readings = new Map(files.map((file, index) => [file, read[index]!]))
    const rules = await rulesFor(await reads.ask(styleInForce, strict))
    const own = read.flatMap((reading) => reading.diagnostics)
    return {
      files: files.length,
      diagnostics: [...diagnostics, ...own, ...checkTogether(content, readings, rules)],
    }
  },
)
