// Finds the fact that a query asks for: one with a phrasing that contains the query's words and few others.

import type { Fact } from '../index/answer-data.ts'
import type { FactAnswer } from './answer.ts'
import { mayHold, shareOf, wordStems } from './word-stems.ts'

/** A single word is looking for a page, unless it asks for a number. */
const LEAST_WORDS = 2
const ASKS_FOR_NUMBER = /\bhow many\b/i
/** If the query contains every word of a phrasing, this share of the query may be other words. */
const LEAST_SAID = 0.65
/**
 * If the query contains no other words, it must have this share of the phrasing: `rate limit` does not ask for a
 * status.
 */
const LEAST_HELD = 0.75

export function findFact(facts: readonly Fact[], query: string): FactAnswer | undefined {
  const wanted = wordStems(query)
  if (wanted.length < (ASKS_FOR_NUMBER.test(query) ? 1 : LEAST_WORDS)) return undefined
  let best: { fact: Fact; share: number } | undefined
  for (const fact of facts) {
    for (const asked of fact.asked) {
      if (!mayHold(asked, wanted)) continue
      const words = wordStems(asked)
      const said = shareOf(wanted, words)
      const held = shareOf(words, wanted)
      // One must contain all of the other: an extra word may ask for something else.
      if (!(held === 1 && said >= LEAST_SAID) && !(said === 1 && held >= LEAST_HELD)) continue
      if (!best || said + held > best.share) best = { fact, share: said + held }
    }
  }
  return best && toAnswer(best.fact)
}

function toAnswer({ name, values: [first, ...others], url }: Fact): FactAnswer {
  return { kind: 'fact', name, value: first?.text ?? '', conditions: others, url }
}
