// The front matter of a page: its schema, and the diagnostics for what does not fit it.

import type { Position } from 'unist'
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import { z } from 'zod'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { messageOf } from '#site/model/message-of.ts'
import type { PageFrontMatter } from '../page/compiled-page.ts'
import { report, type PageState } from '../page/page-state.ts'
import { replaceVariables } from '../markdown/remark/remark-variables.ts'
import { frontMatterText } from '../../syntax/front-matter-text.ts'
import { prepareSource } from '../../content/prepare-source.ts'
import { slugPath } from '../../content/slug-path.ts'

const text = z.string('must be text').trim().min(1, 'is empty')
const headingLevel = z.int('must be a whole number').min(2, 'must be 2 to 6').max(6, 'must be 2 to 6')
const flag = z.boolean('must be true or false')

const fields = {
  title: text,
  description: text,
  sidebar_label: text,
  slug: text.startsWith('/', 'must start with `/`'),
  layout: z.enum(['doc', 'landing'], 'must be `doc` or `landing`'),
  badge: z.enum(['enterprise', 'beta', 'deprecated'], 'must be `enterprise`, `beta` or `deprecated`'),
  keywords: z.array(text, 'must be a list of words'),
  questions: z.array(text, 'must be a list of questions'),
  updated: z.iso.date('must be a date like 2026-07-20'),
  reviewed: z.iso.date('must be a date like 2026-07-20'),
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  hide_table_of_contents: flag,
  sidebar_position: z.number('must be a number'),
  noindex: flag,
  skill: z.strictObject(
    {
      name: text
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must have a `name` of lower-case words with hyphens')
        .max(64, 'must have a `name` of 64 characters or fewer'),
      description: text.max(1024, 'must have a `description` of 1,024 characters or fewer'),
    },
    'must be a `name` and a `description`',
  ),
} satisfies Record<keyof PageFrontMatter, z.ZodType>

type Field = keyof typeof fields

/** Reads and checks the front matter; what is wrong is reported and left out. */
export function readFrontMatter(state: PageState, source: string): PageFrontMatter {
  const block = frontMatterText(source)
  if (block === undefined && /^---[ \t]*\n/.test(source)) return reportUnclosed(state)
  if (block === undefined) return reportMissingFields(state, {}, false)
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
  if (contents === null) return reportMissingFields(state, {}, true)
  if (!isMap(contents)) {
    report(state, {
      code: 'front-matter-invalid',
      at: lineOne,
      what: 'the front matter is not a list of names and values',
      fix: 'write `title: …` and `description: …`',
    })
    return {}
  }
  const values = valuesOf(document, state)
  if (!values) return {}
  const checked: Record<string, unknown> = {}
  for (const pair of contents.items) {
    const key = String(isScalar(pair.key) ? pair.key.value : pair.key)
    const range = isScalar(pair.key) ? pair.key.range : undefined
    const at = range ? positionAt(lines, range[0], range[1]) : lineOne
    if (!isField(key)) {
      reportUnknown(state, key, at)
      continue
    }
    const result = fields[key].safeParse(coerce(key, values[key], state))
    if (result.success) checked[key] = result.data
    else
      report(state, {
        code: 'front-matter-invalid',
        at,
        what: `\`${key}\` ${result.error.issues[0]?.message}`,
        fix: `correct or remove \`${key}\``,
      })
  }
  return reportMissingFields(state, checked as PageFrontMatter, true)
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
  if (typeof value === 'number' && fields[key] === text) return String(value)
  if (state.settings.content.configured) return value
  if (key === 'slug' && typeof value === 'string') return slugPath(value, state.file)
  if (key === 'keywords' && typeof value === 'string') return value.split(',').map((word) => word.trim())
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value
}

function reportUnknown(state: PageState, key: string, at: Position): void {
  const nearest = nearestName(key, Object.keys(fields))
  if (nearest === undefined && !state.settings.content.configured) return
  report(state, {
    code: 'front-matter-invalid',
    at,
    what: `there is no front matter field \`${key}\``,
    fix: nearest ? `use \`${nearest}\`` : `use one of ${Object.keys(fields).join(', ')}`,
  })
}

function reportMissingFields(state: PageState, values: PageFrontMatter, hasBlock: boolean): PageFrontMatter {
  if (!state.settings.content.configured) return values
  const failed = state.diagnostics.some(({ code }) => code === 'front-matter-invalid')
  for (const field of ['title', 'description'] as const) {
    if (values[field] !== undefined || failed) continue
    report(state, {
      code: 'front-matter-invalid',
      at: lineOne,
      what: hasBlock
        ? `the front matter has no \`${field}\``
        : `the page has no front matter with a \`${field}\``,
      fix: `add \`${field}: …\` between \`---\` lines at the top`,
    })
  }
  return values
}

function isField(key: string): key is Field {
  return Object.hasOwn(fields, key)
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
