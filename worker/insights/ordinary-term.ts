// Decides which search terms may be recorded: a few alphabetic words, each from our titles and descriptions or a common
// English one. Names, keys and numbers never qualify.

import type { Manifest } from '#site/model/release.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'

const MAX_WORDS = 5
const WORDS = /^\p{L}+(?: \p{L}+)*$/u

/** Returns the search in lower case, or undefined if it contains anything else. */
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

/** All words in the titles and descriptions of pages, plus common ones. */
function wordsOf({ pages }: Pick<Manifest, 'pages'>): Set<string> {
  const text = Object.values(pages).map(({ title, description }) => `${title} ${description}`)
  return new Set(
    [EVERYDAY_WORDS, ...text]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  )
}
