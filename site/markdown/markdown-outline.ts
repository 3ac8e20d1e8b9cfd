// The outline of a page's Markdown: its headings and their ids. Handles fences but no other Markdown syntax, as it only
// reads what scripts/compiler/ has written.

import { createFenceTracker } from './fence-tracker.ts'

export interface MarkdownHeading {
  /** Line index. */
  line: number
  level: number
  text: string
  /** Absent for the page's title. */
  id?: string
}

export interface MarkdownOutline {
  lines: string[]
  /** Index of the first line after the front matter. */
  start: number
  headings: MarkdownHeading[]
}

const HEADING = /^(#{1,6}) (.*?)(?: \{#([^}]+)\})?$/

export function markdownOutline(markdown: string): MarkdownOutline {
  const lines = markdown.split('\n')
  const start = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0
  const headings: MarkdownHeading[] = []
  const fenced = fencedLines(lines)
  for (let line = start; line < lines.length; line++) {
    const match = fenced[line] ? null : HEADING.exec(lines[line]!)
    if (!match) continue
    const [, marks = '', text = '', id] = match
    headings.push({ line, level: marks.length, text, ...(id !== undefined && { id }) })
  }
  return { lines, start, headings }
}

/** For each line, whether it belongs to a code block, including the fences. */
export function fencedLines(lines: readonly string[]): boolean[] {
  const kindOf = createFenceTracker()
  return lines.map((line) => kindOf(line) !== 'prose')
}
