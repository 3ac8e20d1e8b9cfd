// Writes docs/content.md: a row for each page with its words, samples, diagrams and the day of its last review.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageFacts } from '../compiler/page/compiled-page.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkDocument } from './check-document.ts'
import { addCounts } from '../api/samples/sample-counts.ts'
import type { SampleCounts } from '../compiler/platform-api.ts'

export const CONTENT_DOCUMENT = 'docs/content.md'

interface ContentFacts {
  pages: readonly PageFacts[]
  /** By the page's path. */
  samples: ReadonlyMap<string, SampleCounts>
}

const INTRO = `# Content

Every page with its size and state. A sample counts as checked if it was verified against the API contract; samples that
have nothing to do with the API don't need to be. A review means that an editor read the whole page, and is noted in its
front matter as \`reviewed\`.

This file is generated from the content by \`npm run check -- --write\`. Don't edit it by hand.
`
const HEAD = ['Page', 'Words', 'Samples', 'Of the API', 'Checked', 'Diagrams', 'Reviewed']
const NONE: SampleCounts = { all: 0, api: 0, checked: 0, excused: 0 }

/** Brings the document below the root up to date. */
export function writeContentDocument(root: string, facts: ContentFacts): void {
  writeFileSync(join(root, CONTENT_DOCUMENT), contentDocument(facts))
}

/** Whether the document matches the content. */
export function checkContentDocument(root: string, facts: ContentFacts): Diagnostic[] {
  return checkDocument(root, CONTENT_DOCUMENT, contentDocument(facts), 'the pages')
}

/** Aligned as the formatter wants it. */
export function contentDocument({ pages, samples }: ContentFacts): string {
  const rows = [...pages]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => row(`\`${page.path}\``, page, samples.get(page.path) ?? NONE))
  const total = row('**All**', sum(pages), addCounts(samples.values()))
  const cells = [HEAD, ...rows, total]
  const widths = HEAD.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)))
  const lines = cells.map((line) => `| ${line.map((cell, at) => pad(cell, widths[at]!, at)).join(' | ')} |`)
  const rule = `| ${widths.map((width, at) => (isNumber(at) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  return [INTRO, lines[0], rule, ...lines.slice(1), ''].join('\n')
}

type Size = Pick<PageFacts, 'words' | 'frontMatter'> & { diagrams?: readonly unknown[] }

function row(name: string, { words, diagrams, frontMatter }: Size, counts: SampleCounts): string[] {
  const numbers = [words, counts.all, counts.api, counts.checked, diagrams?.length ?? 0]
  return [name, ...numbers.map((number) => number.toLocaleString('en-US')), frontMatter.reviewed ?? '']
}

function sum(pages: readonly PageFacts[]): Size {
  return {
    words: pages.reduce((words, page) => words + page.words, 0),
    diagrams: pages.flatMap((page) => page.diagrams ?? []),
    frontMatter: {},
  }
}

const isNumber = (column: number): boolean => column > 0 && column < HEAD.length - 1

function pad(cell: string, width: number, column: number): string {
  return isNumber(column) ? cell.padStart(width) : cell.padEnd(width)
}
