// Marks the current page in a rendered sidebar: `aria-current` on its link, its categories open, its operations below.
// Works on the markup of sidebar.tsx, so that one rendering serves every page of a sidebar section.

import { encodePath } from '../../model/urls.ts'

const CATEGORY = '<details class="sidebar__category">'
const CATEGORY_EDGE = /<details class="sidebar__category">|<\/details>/g
const SUMMARY_END = '</summary>'

/**
 * The sidebar's HTML with the link to `path` (canonical) marked, and `list` below it. Unchanged if there is no such
 * link.
 */
export function markCurrent(html: string, path: string, list = ''): string {
  const link = `<a class="sidebar__link" href="${escapeAttribute(encodePath(path))}"`
  const at = html.indexOf(link)
  if (at < 0) return html

  const linkEnd = html.indexOf('</a>', at) + '</a>'.length
  // A category with its own page: its list follows the link and is opened too.
  const isCategory = html.startsWith(CATEGORY, linkEnd)
  return withInserted(html, [
    ...ancestorCategories(html, at).map(opening),
    { at: at + link.length, text: ' aria-current="page"' },
    ...(isCategory ? [opening(linkEnd)] : []),
    { at: isCategory ? html.indexOf(SUMMARY_END, linkEnd) + SUMMARY_END.length : linkEnd, text: list },
  ])
}

interface Insertion {
  at: number
  text: string
}

/** `start`: where the category begins. */
const opening = (start: number): Insertion => ({ at: start + CATEGORY.length - 1, text: ' open=""' })

/** `insertions` are in order. */
function withInserted(html: string, insertions: readonly Insertion[]): string {
  let result = ''
  let from = 0
  for (const { at, text } of insertions) {
    result += html.slice(from, at) + text
    from = at
  }
  return result + html.slice(from)
}

/** Offsets of the categories still open at `end`, outermost first. */
function ancestorCategories(html: string, end: number): number[] {
  const stack: number[] = []
  for (const edge of html.slice(0, end).matchAll(CATEGORY_EDGE)) {
    if (edge[0] === CATEGORY) stack.push(edge.index)
    else stack.pop()
  }
  return stack
}

/** Escapes an attribute value the way React does. */
function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/'/g, '&#x27;')
}
