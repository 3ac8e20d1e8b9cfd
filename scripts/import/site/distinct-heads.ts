// Makes titles and descriptions unique: search results show them side by side.

import { shortDescription } from '../../content/short-description.ts'
import { readableName } from '../engines/sidebar-from-folders.ts'
import type { Head } from './page-head.ts'

export function makeDistinct(heads: readonly { head: Head; path: string }[]): void {
  const titles = new Set<string>()
  for (const { head, path } of heads) {
    if (titles.has(key(head.title))) {
      head['sidebar_label'] ??= head.title
      head.title = distinct(head.title, path, titles)
    }
    titles.add(key(head.title))
  }
  const descriptions = new Set<string>()
  for (const { head } of heads) {
    if (head.description === '') head.description = head.title
    if (descriptions.has(key(head.description)))
      head.description = shortDescription(`${head.title}: ${head.description}`)
    if (descriptions.has(key(head.description))) head.description = `About “${head.title}”`
    descriptions.add(key(head.description))
  }
}

/** The names of parent folders distinguish pages with the same title. */
function distinct(title: string, path: string, taken: ReadonlySet<string>): string {
  const folders = path.split('/').slice(1, -1).reverse()
  for (let count = 1; count <= folders.length; count++) {
    const longer = `${title} (${folders.slice(0, count).map(readableName).join(', ')})`
    if (!taken.has(key(longer))) return longer
  }
  return `${title} (${path})`
}

function key(text: string): string {
  return text.trim().toLowerCase()
}
