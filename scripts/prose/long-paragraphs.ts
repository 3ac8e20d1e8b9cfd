// Finds the paragraphs of a page that are long enough to be worth a partial if another page repeats them.

import { hash } from 'node:crypto'
import { toString } from 'mdast-util-to-string'
import type { Prose } from './read-prose.ts'
import type { Rules } from './style/rules.ts'

export interface LongParagraph {
  /** Equal for equal words, whatever their markup and line breaks. */
  key: string
  words: number
  line: number
  column: number
}

export function longParagraphs({ blocks }: Prose, { style, severity }: Rules): LongParagraph[] {
  const limit = style.limits.repeated_paragraph_words
  if (limit === undefined || severity('prose-paragraph-repeated') === 'off') return []
  return blocks.flatMap((block) => {
    if (block.type !== 'paragraph' || !block.position) return []
    const words = toString(block).toLowerCase().match(/\S+/g) ?? []
    if (words.length <= limit) return []
    const { line, column } = block.position.start
    return [{ key: hash('sha256', words.join(' ')), words: words.length, line, column }]
  })
}
