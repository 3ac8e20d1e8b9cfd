// Slices long Markdown: before headings if possible, otherwise between blocks, never inside a code block. The slices
// concatenate to the exact text.

import { fencedLines, markdownOutline } from './markdown-outline.ts'

export function sliceMarkdown(markdown: string, limit: number): string[] {
  if (markdown.length <= limit) return [markdown]
  const { lines, headings } = markdownOutline(markdown)
  const sections = cutBefore(lines, new Set(headings.map(({ line }) => line)))
  return packed(
    sections.flatMap((section) => (section.length <= limit ? [section] : blocksOf(section))),
    limit,
  )
}

/** Splits before each of the given lines, keeping line ends. */
function cutBefore(lines: readonly string[], places: ReadonlySet<number>): string[] {
  const pieces: string[] = []
  lines.forEach((line, at) => {
    const text = at === lines.length - 1 ? line : `${line}\n`
    if (pieces.length === 0 || places.has(at)) pieces.push(text)
    else pieces[pieces.length - 1] += text
  })
  return pieces
}

/** A section that is too long is split between blocks, a table between rows. */
function blocksOf(section: string): string[] {
  const lines = section.split('\n')
  const fenced = fencedLines(lines)
  const places = lines.flatMap((line, at) => {
    const isRow = line.startsWith('| ') && lines[at - 1]?.startsWith('| ') && !line.startsWith('| -')
    return !fenced[at] && (lines[at - 1] === '' || isRow) ? [at] : []
  })
  return cutBefore(lines, new Set(places))
}

/** Merges neighbours up to the limit. A longer single piece stays whole. */
function packed(pieces: readonly string[], limit: number): string[] {
  const slices: string[] = []
  for (const piece of pieces) {
    const last = slices.at(-1)
    if (last !== undefined && last.length + piece.length <= limit) slices[slices.length - 1] = last + piece
    else slices.push(piece)
  }
  return slices
}
