// Finds the fact that a query asks for: same kind of value, same subject, and little else in the query.

import type { Fact, QuickAnswers } from '../index/answer-data.ts'
import type { FactAnswer } from './answer.ts'
import { inKnownWords, isSameKind, readAskedValue, saysOfWhat, type ValueKind } from './asked-value.ts'
import { factsNamed } from './fact-family.ts'
import { isGrammar } from '../index/stop-words.ts'
import { mayHold, shareOf, wordStems } from './word-stems.ts'

/** If the query contains every word of a phrasing, this share of the query must be about the fact. */
const LEAST_SAID = 0.65
const LEAST_SAID_WITHOUT_KIND = 0.75
/**
 * If the query contains no other words, it must have this share of the phrasing: `rate limit` does not ask for a
 * status.
 */
const LEAST_HELD = 0.75

/** A word of the query and its synonyms, as stems. */
type Names = readonly (readonly string[])[]

type Facts = Pick<QuickAnswers, 'facts' | 'factFamilies'>

export function findFact(
  { facts, factFamilies }: Facts,
  query: string,
  words: readonly Names[],
): FactAnswer | undefined {
  const { kinds } = readAskedValue(query)
  const wanted = words.filter(([typed = []]) => typed.some((stem) => saysOfWhat(stem, kinds)))
  if (wanted.length === 0) return undefined
  // A single word looks for a page, unless the query also names the kind of value.
  const isPage = kinds.length === 0 && wordStems(query).length < 2
  const named = factFamilies.flatMap((family) => factsNamed(family, query))
  const known = wanted.flat(2)
  const typed = wanted.flatMap(([asTyped = []]) => asTyped)
  const leastSaid = kinds.length === 0 ? LEAST_SAID_WITHOUT_KIND : LEAST_SAID
  const leastHeld = kinds.length === 0 ? 1 : LEAST_HELD
  const literal = new Set(literalWords(query))
  let best: Rated | undefined
  for (const fact of isPage ? named : [...facts, ...named]) {
    if (!mayHold(textOf(fact), known)) continue
    const said = partSaid(fact, wanted)
    if (said < (fact.alone ? 1 : leastSaid)) continue
    for (const asked of fact.asked) {
      const { held, words } = partHeld(asked, kinds, { known, typed })
      // One must contain the other completely: an extra word may ask for something else.
      if (held < 1 && (said < 1 || held < leastHeld)) continue
      const rated = { fact, share: said + held, words, asked }
      if (!best || isBetter(rated, best, literal)) best = rated
    }
  }
  return best && toAnswer(best.fact, known)
}

interface Rated {
  fact: Fact
  share: number
  words: number
  asked: string
}

/**
 * Of two phrasings that fit equally well, the longer one means something narrower; of two as long, one that has more of
 * the question's own words, small ones too: `without` is not `after`.
 */
function isBetter(one: Rated, other: Rated, literal: ReadonlySet<string>): boolean {
  if (one.share !== other.share) return one.share > other.share
  if (one.words !== other.words) return one.words > other.words
  const asTyped = ({ asked }: Rated): number => literalWords(asked).filter((word) => literal.has(word)).length
  return asTyped(one) > asTyped(other)
}

const literalWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z\d]+/g) ?? []).filter((word) => !isGrammar(word))

/** Computed once per fact, because every query is compared with all of them. */
const texts = new WeakMap<Fact, string>()
const subjects = new WeakMap<Fact, ReadonlySet<string>>()

function textOf(fact: Fact): string {
  const known = texts.get(fact) ?? fact.asked.join('\n').toLowerCase()
  texts.set(fact, known)
  return known
}

function stemsOf(fact: Fact): ReadonlySet<string> {
  const { name, asked, values } = fact
  const known =
    subjects.get(fact) ??
    new Set(
      [name, ...asked.map(inKnownWords), ...values.flatMap(({ label, text }) => [label, text])].flatMap(
        wordStems,
      ),
    )
  subjects.set(fact, known)
  return known
}

/** How much of the query the fact is about. */
function partSaid(fact: Fact, wanted: readonly Names[]): number {
  const about = stemsOf(fact)
  const said = wanted.filter((names) => names.some((stems) => stems.every((stem) => about.has(stem))))
  return said.length / wanted.length
}

/** The share of the phrasing that the query contains by any name, and how many of its words are typed. */
function partHeld(
  asked: string,
  kinds: readonly ValueKind[],
  { known, typed }: Record<'known' | 'typed', readonly string[]>,
): { held: number; words: number } {
  const { kinds: its, subject } = readAskedValue(asked)
  if (!isSameKind(its, kinds)) return { held: 0, words: 0 }
  // What names a kind of value in the question is not of its subject, and so not among `known`.
  const telling = subject.filter((stem) => saysOfWhat(stem, kinds))
  return { held: shareOf(telling, known), words: telling.filter((stem) => typed.includes(stem)).length }
}

/** A question may name another value of the row by its label: `mastercard eci attempted`. */
function toAnswer({ name, values, url }: Fact, known: readonly string[]): FactAnswer {
  const named = values.filter(({ label }) => isNamed(label, name, known))
  const asked = named.includes(values[0]!) ? undefined : named[0]
  const [first, ...others] = asked ? [asked, ...values.filter((value) => value !== asked)] : values
  return {
    kind: 'fact',
    name: asked ? `${name}: ${asked.label}` : name,
    value: first?.text ?? '',
    conditions: others,
    url,
  }
}

function isNamed(label: string, name: string, known: readonly string[]): boolean {
  // `Other values` is no name of one.
  const stems = wordStems(label).filter((stem) => saysOfWhat(stem, ['values']))
  return stems.length > 0 && shareOf(stems, known) === 1 && shareOf(stems, wordStems(name)) < 1
}
