// Renders pages for an engine that indexes HTML: all words of our entries, below their headings.

import { NAME_TAG, type SearchEntry } from '#site/search/index/search-documents.ts'
import { escapeHtml } from '../../../project/escape-html.ts'

export function pagesAsHtml(entries: readonly SearchEntry[]): { url: string; content: string }[] {
  const pages = new Map<string, string[]>()
  for (const entry of entries) {
    const path = entry.url.split('#')[0]!
    const parts = pages.get(path) ?? []
    pages.set(path, [...parts, htmlOf(entry)])
  }
  return Array.from(pages, ([url, parts]) => ({
    url,
    content: `<!doctype html><html lang="en"><body><main>${parts.join('\n')}</main></body></html>`,
  }))
}

function htmlOf({
  type,
  title,
  tagName,
  url,
  summary = '',
  questions = [],
  keywords,
  content,
}: SearchEntry): string {
  const words = [summary, ...questions, keywords, content].filter((text) => text !== '')
  const text = words.map((part) => `<p>${escapeHtml(part)}</p>`).join('')
  if (type === 0) return `<h1>${escapeHtml(title)}</h1>${text}`
  const [, id = ''] = url.split('#')
  const level = tagName === NAME_TAG ? 'h6' : tagName
  return `<${level} id="${escapeHtml(id)}">${escapeHtml(title)}</${level}>${text}`
}
