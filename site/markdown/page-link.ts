// Markdown links between pages.

import { encodePath, markdownPath } from '../model/urls.ts'
import { oneLine } from './one-line.ts'

/** What a link to a page shows. */
export interface LinkedPage {
  path: string
  title: string
}

/** A Markdown link to a page's Markdown; with an `origin`, by its whole URL. */
export function pageLink({ title, path }: LinkedPage, origin = ''): string {
  const label = oneLine(title).replace(/[[\]\\]/g, '\\$&')
  return `[${label}](${origin}${encodePath(markdownPath(path))})`
}
