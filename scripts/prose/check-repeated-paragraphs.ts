// Checks that no long paragraph is on two pages: a partial would be corrected only once.

import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceReading } from './source-reading.ts'
import type { LongParagraph } from './long-paragraphs.ts'
import type { Rules } from './style/rules.ts'

export function checkRepeatedParagraphs(pages: readonly SourceReading[], rules: Rules): Diagnostic[] {
  const severity = rules.severity('prose-paragraph-repeated')
  if (severity === 'off') return []
  const first = new Map<string, { page: SourceReading; paragraph: LongParagraph }>()
  return pages.flatMap((page) =>
    page.paragraphs.flatMap((paragraph): Diagnostic[] => {
      const { key, words, line, column } = paragraph
      const other = first.get(key)
      if (!other) first.set(key, { page, paragraph })
      if (!other || other.page === page) return []
      return [
        {
          code: 'prose-paragraph-repeated',
          severity,
          place: { file: page.label, line, column },
          what: `this paragraph of ${words} words is also in ${other.page.label}:${other.paragraph.line}`,
          fix: 'make it a partial that both pages include, or keep it on one page and link to it',
        },
      ]
    }),
  )
}
