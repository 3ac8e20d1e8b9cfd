// Reads the front matter of a page; what does not fit its schema becomes diagnostics.

import type { Position } from 'unist'
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import type { ZodError } from 'zod'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { messageOf } from '#site/model/message-of.ts'
import { frontMatterSchema, type PageFrontMatter } from '../page/front-matter-schema.ts'
import { report, type PageState } from '../page/page-state.ts'
import { replaceVariables } from '../markdown/remark/remark-variables.ts'
import { frontMatterText } from '../../syntax/front-matter-text.ts'
import { prepareSource } from '../../content/prepare-source.ts'
import { slugPath } from '../../content/slug-path.ts'

type Field = keyof PageFrontMatter

const FIELDS = Object.keys(frontMatterSchema.shape)
/** YAML makes numbers of titles such as `404`. */
const TITLES = new Set<Field>(['title', 'description', 'sidebar_label'])

/** Reads and checks the front matter; what is wrong is reported and left out. */
export function readFrontMatter(state: PageState, source: string): PageFrontMatter {
  const block = frontMatterText(source)
  if (block === undefined && /^---[ \t]*\n/.test(source)) return reportUnclosed(state)
  if (block === undefined) return withAllFields(state, {}, NO_BLOCK)
  const lines = new LineCounter()
  const end = block.split('\n').length + 1
  const place = { type: 'yaml', position: { start: { line: 2, column: 1 }, end: { line: end, column: 1 } } }
  const yaml = replaceVariables(prepareSource(block), state, place)
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'core' })
  const [problem] = document.errors
  if (problem) {
    const at = positionAt(lines, problem.pos[0], problem.pos[1])
    report(state, {
      code: 'front-matter-invalid',
      at,
      what: `the front matter is not YAML: ${firstLine(problem.message)}`,
      fix: 'write `name: value` lines; put values with a colon or % in quotes',
    })
    return {}
  }
  return checkFields(state, document, lines)
}

function reportUnclosed(state: PageState): PageFrontMatter {
  report(state, {
    code: 'front-matter-invalid',
    at: lineOne,
    what: 'the front matter is never closed',
    fix: 'add a line `---` after it',
  })
  return {}
}

function checkFields(state: PageState, document: Document, lines: LineCounter): PageFrontMatter {
  const { contents } = document
  if (contents === null) return withAllFields(state, {})
  if (!isMap(contents)) {
    report(state, {
      code: 'front-matter-invalid',
      at: lineOne,
      what: 'the front matter is not a list of names and values',
      fix: 'write `title: …` and `description: …`',
    })
    return {}
  }
  const written = valuesOf(document, state)
  if (!written) return {}
  const known = Object.entries(written).flatMap(([key, value]): [Field, unknown][] =>
    isField(key) ? [[key, coerce(key, value, state)]] : [],
  )
  const read = frontMatterSchema.safeParse(Object.fromEntries(known))
  const faults = faultsIn(read.error)
  for (const pair of contents.items) {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key)
    const range = isScalar(pair.key) ? pair.key.range : undefined
    const at = range ? positionAt(lines, range[0], range[1]) : lineOne
    if (!isField(key)) reportUnknown(state, key, at)
    else if (faults.has(key))
      report(state, {
        code: 'front-matter-invalid',
        at,
        what: `\`${key}\` ${faults.get(key)}`,
        fix: `correct or remove \`${key}\``,
      })
  }
  const valid = known.filter(([key]) => !faults.has(key))
  const values = read.data ?? frontMatterSchema.parse(Object.fromEntries(valid))
  return withAllFields(state, values)
}

/** The first thing wrong with each field. */
function faultsIn(error: ZodError | undefined): Map<PropertyKey, string> {
  return new Map((error?.issues ?? []).toReversed().map(({ path: [key = ''], message }) => [key, message]))
}

/** Aliases can hold each other, or grow without end: the parser refuses them only here. */
function valuesOf(document: Document, state: PageState): Record<string, unknown> | undefined {
  try {
    return document.toJS() as Record<string, unknown>
  } catch (error) {
    const what = `the front matter is not YAML: ${firstLine(messageOf(error))}`
    report(state, {
      code: 'front-matter-invalid',
      at: lineOne,
      what,
      fix: 'write the values instead of `*aliases`',
    })
    return undefined
  }
}

/** Other people's content writes numbers for titles, and a word for a list of words. */
function coerce(key: Field, value: unknown, state: PageState): unknown {
  if (typeof value === 'number' && TITLES.has(key)) return String(value)
  if (state.settings.content.configured) return value
  if (key === 'slug' && typeof value === 'string') return slugPath(value, state.file)
  if (key === 'keywords' && typeof value === 'string') return value.split(',').map((word) => word.trim())
  return value
}

function reportUnknown(state: PageState, key: string, at: Position): void {
  const nearest = nearestName(key, FIELDS)
  if (nearest === undefined && !state.settings.content.configured) return
  report(state, {
    code: 'front-matter-invalid',
    at,
    what: `there is no front matter field \`${key}\``,
    fix: nearest ? `use \`${nearest}\`` : `use one of ${FIELDS.join(', ')}`,
  })
}

type Lacks = (field: string) => string
const NO_FIELD: Lacks = (field) => `the front matter has no \`${field}\``
const NO_BLOCK: Lacks = (field) => `the page has no front matter with a \`${field}\``

/** The values; reports those that every page needs. */
function withAllFields(state: PageState, values: PageFrontMatter, lacks = NO_FIELD): PageFrontMatter {
  if (!state.settings.content.configured) return values
  const failed = state.diagnostics.some(({ code }) => code === 'front-matter-invalid')
  for (const field of ['title', 'description'] as const) {
    if (values[field] !== undefined || failed) continue
    report(state, {
      code: 'front-matter-invalid',
      at: lineOne,
      what: lacks(field),
      fix: `add \`${field}: …\` between \`---\` lines at the top`,
    })
  }
  return values
}

function isField(key: string): key is Field {
  return Object.hasOwn(frontMatterSchema.shape, key)
}

const lineOne: Position = { start: { line: 1, column: 1 }, end: { line: 1, column: 4 } }

/** The block starts on the file's second line. */
function positionAt(lines: LineCounter, from: number, to: number): Position {
  const start = lines.linePos(from)
  const end = lines.linePos(Math.max(to, from + 1))
  return { start: { line: start.line + 1, column: start.col }, end: { line: end.line + 1, column: end.col } }
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '').replace(/:$/, '')
}
