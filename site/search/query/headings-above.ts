// The headings above a section on its page.

import { NAME_TAG } from '../index/search-documents.ts'
import type { SearchData } from './search-data.ts'

/** Top-down, without the page's title and the section's own heading. */
export function headingsAbove(data: SearchData, id: number): string[] {
  const first = data.pages.placeOf[data.pages.pageOf[id]!]!
  let at = data.placeOf(id)
  while (at > first && data.rowAt(at).tagName === NAME_TAG) at--
  const above: string[] = []
  let level = levelOf(data.rowAt(at).tagName)
  for (at--; at > first && level > 2; at--) {
    const { tagName, title } = data.rowAt(at)
    if (tagName === NAME_TAG || levelOf(tagName) >= level) continue
    level = levelOf(tagName)
    above.unshift(title)
  }
  return above
}

const levelOf = (tagName: string | undefined): number => Number(tagName?.slice(1)) || 0
