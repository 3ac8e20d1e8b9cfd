// The end of a page's Markdown: its neighbours, the pages that link to it, and where mistakes are reported.

import { FEEDBACK_CATEGORIES, FEEDBACK_PATH, MAX_FEEDBACK_CHARACTERS } from '../model/insights/feedback.ts'
import { pageLink, type LinkedPage } from './page-link.ts'

/** Id of the list, the last section of every Markdown. */
export const AROUND_ID = 'around-this-page'

const AROUND_HEADING = `## Around this page {#${AROUND_ID}}`

export interface PageAround {
  previous?: LinkedPage | undefined
  next?: LinkedPage | undefined
  /** Pages that link to this one. */
  linkedFrom: readonly LinkedPage[]
  /** Mistakes can be reported. */
  feedback?: boolean
}

/** Empty for a page that nothing is around. */
export function aroundText(
  path: string,
  { previous, next, linkedFrom, feedback }: PageAround,
  origin: string,
): string {
  const link = (page: LinkedPage): string => pageLink(page, origin)
  const lines = [
    previous && `- Previous: ${link(previous)}`,
    next && `- Next: ${link(next)}`,
    linkedFrom.length > 0 && `- Linked from: ${linkedFrom.map(link).join(', ')}`,
    feedback &&
      `- Report a mistake: POST to ${origin}${FEEDBACK_PATH} as JSON: {"page": ${JSON.stringify(path)}, "place": "<id of a heading>", "category": "${Object.keys(FEEDBACK_CATEGORIES).join(' | ')}", "text": "<what is wrong, up to ${MAX_FEEDBACK_CHARACTERS} characters>"}. Leave place out for the whole page; add ~2 for the second sample of a section. Send no keys, cards or personal data.`,
  ].filter((line) => typeof line === 'string')
  return lines.length === 0 ? '' : `\n${AROUND_HEADING}\n\n${lines.join('\n')}\n`
}

/** The page alone: in a file of all pages, their titles would change the text of each page that leads to them. */
export function withoutAround(markdown: string): string {
  const at = markdown.lastIndexOf(`\n${AROUND_HEADING}\n`)
  return at < 0 ? markdown : markdown.slice(0, at)
}
