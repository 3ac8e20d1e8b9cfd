// Code as the page shows it: its tokens in elements with the class of their kind.

import type { ElementContent } from 'hast'
import { highlight } from './code-languages.ts'
import { markJsonInShell } from './json-in-shell.ts'
import { mergeTokens } from './merge-tokens.ts'
import { shortenTokens } from './shorten-tokens.ts'

/** Longer code is shown without colours: a sample that long is data, and marking it takes seconds. */
const MAX_HIGHLIGHTED_CHARACTERS = 100_000
const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'shell'])

export function markTokens(text: string, language: string): ElementContent[] {
  const marked = text.length <= MAX_HIGHLIGHTED_CHARACTERS ? highlight(text, language) : undefined
  if (!marked) return [{ type: 'text', value: text }]
  const isShell = SHELLS.has(language)
  const tokens = isShell ? markJsonInShell(marked, (json) => highlight(json, 'json')) : marked
  return mergeTokens(shortenTokens(tokens))
}
