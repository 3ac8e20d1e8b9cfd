// Markdown from a file whose lines may all be indented.

import { createFenceTracker } from '#site/markdown/fence-tracker.ts'

/** Lines of code keep their indentation. */
export function withoutIndentation(markdown: string): string {
  const kindOf = createFenceTracker()
  const lines = markdown.split('\n').map((line) => (kindOf(line) === 'code' ? line.trimEnd() : line.trim()))
  return lines.join('\n').trim()
}
