// The significant terms of a query, as titles and questions are compared with them.

import type { AskedTerms } from './ask-terms.ts'
import { isKnown } from './look-up.ts'
import type { QueryTerm } from './query-parser.ts'
import { stem } from '../index/stem.ts'
import type { TermIndex } from '../index/term-index.ts'
import type { WantedTerm } from './title-share.ts'

export function wantedTerms(index: TermIndex, { terms }: Pick<AskedTerms, 'terms'>): WantedTerm[] {
  return terms
    .filter(({ term }) => !term.optional)
    .map(({ term, rarity }) => ({
      rarity,
      misspelt: !isKnown(index, term),
      sequences: sequencesOf(term),
    }))
}

export const sequencesOf = ({ alternatives }: QueryTerm): WantedTerm['sequences'] =>
  alternatives.map((words) => words.flatMap(({ parts }) => parts).map((word) => ({ word, stem: stem(word) })))
