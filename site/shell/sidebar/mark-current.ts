// Marks the current page in a rendered sidebar: `aria-current` on its link, its categories open, its operations below.
// Works on the markup of sidebar.tsx, so that one rendering serves every page of a sidebar section.

import { encodePath } from '../../model/urls.ts'

const CATEGORY = '<details class="sidebar__category">'
const CATEGORY_EDGE = /<details class="sidebar__category">|<\/details>/g
const SUMMARY_END = '</summary>'
const OPEN_CATEGORY = '<details class="sidebar__category" open="">'

/**
 * The sidebar's HTML with the link to `path` (canonical) marked, and `list` below it. Unchanged if there is no such
 * link.
 */
export function markCurrent(html: string, path: string, list = ''): string {
  const link = `<a class="sidebar__link" href="${escapeAttribute(encodePath(path))}"`
  const at = html.indexOf(link)
  if (at < 0) return html

  const open = ancestorCategories(html, at)
  // A category with its own page: its list follows the link and is opened too.
  const linkEnd = html.indexOf('</a>', at) + '</a>'.length
  const isCategory = html.startsWith(CATEGORY, linkEnd)
  if (isCategory) open.push(linkEnd)
  const listAt = isCategory ? html.indexOf(SUMMARY_END, linkEnd) + SUMMARY_END.length : linkEnd

  const marked = at + link.length
  let result = ''
  let from = 0
  for (const start of open.filter((start) => start < at)) {
    result += html.slice(from, start) + OPEN_CATEGORY
    from = start + CATEGORY.length
  }
  result += `${html.slice(from, marked)} aria-current="page"`
  from = marked
  for (const start of open.filter((start) => start > at)) {
    result += html.slice(from, start) + OPEN_CATEGORY
    from = start + CATEGORY.length
  }
  return result + html.slice(from, listAt) + list + html.slice(listAt)
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
