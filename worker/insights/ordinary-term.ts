// Which searches may be kept: a few words of letters alone, each a word of ours or a common one. Names, keys and numbers
// are none.

import type { Manifest } from '#site/model/release.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'

const MAX_WORDS = 5
const WORDS = /^\p{L}+(?: \p{L}+)*$/u

/** The search in lower case, or undefined where it holds anything else. */
export function createOrdinaryTerm(manifest: Pick<Manifest, 'pages'>) {
  let vocabulary: Set<string> | undefined

  return (query: string): string | undefined => {
    const term = query.trim().replace(/\s+/g, ' ').toLowerCase()
    if (!WORDS.test(term)) return undefined
    const words = term.split(' ')
    vocabulary ??= wordsOf(manifest)
    return words.length <= MAX_WORDS && words.every((word) => vocabulary!.has(word)) ? term : undefined
  }
}

/** The words that titles and descriptions of pages are made of, and those that any sentence is. */
function wordsOf({ pages }: Pick<Manifest, 'pages'>): Set<string> {
  const text = Object.values(pages).map(({ title, description }) => `${title} ${description}`)
  return new Set(
    [EVERYDAY_WORDS, ...text]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  )
}
