// Finds the fact that a query asks for. Every fact is a small document: its name and the phrasings that ask for it. The
// kind of value must be the same; the more of the query's words it has and of its own the query has, rare ones before
// common ones, the better it fits. A wrong fact is worse than none, so below a threshold there is none.

import type { Fact, QuickAnswers } from '../index/answer-data.ts'
import type { FactAnswer } from './answer.ts'
import { isSameKind, readAskedValue, saysOfWhat } from './asked-value.ts'
import { documentOf, documentText } from './fact-document.ts'
import { factsNamed } from './fact-family.ts'
import type { ValueKind } from './value-kinds.ts'
import { rarityOf, type Rarity } from './word-rarity.ts'
import { isGrammar } from '../index/stop-words.ts'
import { isWritten, mayHold, shareOf, wordStems } from './word-stems.ts'

/**
 * The least product of two shares, both by weight: of the query's words that the fact has, and of a phrasing that the query
 * has. A query for one thing must have more of the phrasing: `how many tokens` may ask for several limits.
 */
const LEAST_FIT = 0.5
const LEAST_HELD_OF_ONE = 0.7
/** A query that names no kind of value must have a whole phrasing, and little else. */
const LEAST_SAID_WITHOUT_KIND = 0.65
/** A word of the page where a fact stands says less than one of its own. */
const SAID_BY_PLACE = 0.6
/** A word that few phrasings of a fact have weighs at least this share of one that all have. */
const LEAST_SHARE = 0.3
/** Below the first, a fact must fit that much better than every other: a wrong fact is worse than none. */
const SURE_FIT = 0.7
const NEXT_FIT = 0.9
/** Between two that fit equally well, what readers ask counts more than what the fact is called. */
const NAME_FIT = 0.95

/** A word of the query and its synonyms, as stems. */
type Names = readonly (readonly string[])[]

type Facts = Pick<QuickAnswers, 'facts' | 'factFamilies'>

export function findFact(answers: Facts, query: string, words: readonly Names[]): FactAnswer | undefined {
  const whole = factFor(answers, query, words)
  if (whole) return whole
  const clauses = query
    .split(BETWEEN_CLAUSES, MOST_CLAUSES)
    .filter((clause) => readAskedValue(clause).kinds.length > 0)
  if (clauses.length === 0 || clauses[0] === query) return undefined
  return clauses
    .map((clause) => {
      const stems = wordStems(clause)
      return factFor(
        answers,
        clause,
        words.filter(([typed = []]) => typed.every((stem) => stems.includes(stem))),
      )
    })
    .find((fact) => fact !== undefined)
}

const MOST_CLAUSES = 3
/** Readers ask twice in one line, each time in other words: `webhook timeout, how long do I have to respond`. */
const BETWEEN_CLAUSES = /(?:[?;,]|\s\/|\sand)\s+(?=(?:how|what|which|is|are|does|do|can)\b)/i

function factFor(answers: Facts, query: string, words: readonly Names[]): FactAnswer | undefined {
  const { kinds } = readAskedValue(query)
  const wanted = words.filter(([typed = []]) => typed.some((stem) => saysOfWhat(stem, kinds)))
  if (wanted.length === 0 || ASKS_WHY.test(query)) return undefined
  // A single word looks for a page, unless the query also names the kind of value.
  const isPage = kinds.length === 0 && wordStems(query).length < 2
  const named = answers.factFamilies.flatMap((family) => factsNamed(family, query))
  const sought = wordStems(SOUGHT.exec(query)?.[1] ?? '')
  const asked: Asked = {
    kinds,
    wanted,
    sought: wanted.filter(([typed = []]) => typed.some((stem) => sought.includes(stem))),
    known: wanted.flat(2),
    rarity: rarityOf(answers),
  }
  const literal = new Set(literalWords(query))
  const rated = (isPage ? named : [...answers.facts, ...named])
    .filter((fact) => mayHold(documentText(fact), asked.known))
    .flatMap((fact) => ratedFor(asked, fact))
  const best = rated.reduce<Rated | undefined>(
    (best, one) => (!best || isBetter(one, best, literal) ? one : best),
    undefined,
  )
  if (!best || !isClear(best, rated)) return undefined
  const answer = toAnswer(best.fact, asked.known)
  return isSaid(answer.value, query) ? undefined : answer
}

/** `404 Not Found` does not ask what a 404 is called. */
const isSaid = (value: string, query: string): boolean =>
  NAME.test(value) && isWritten(value.toLowerCase(), query.toLowerCase())

const NAME = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/** No table says why something is so. */
const ASKS_WHY = /\bwhy\b/i

interface Asked {
  kinds: readonly ValueKind[]
  /** Its words that name the subject, and their stems. */
  wanted: readonly Names[]
  /** Those of the thing that is asked for. */
  sought: readonly Names[]
  known: readonly string[]
  rarity: Rarity
}

/** `which card brands does it take` wants brands, whatever else a fact says of it. */
const SOUGHT =
  /\b(?:which|how many) ([\w.-]+(?: [\w.-]+)??)(?= (?:do|does|is|are|can|may|has|have|will|must)\b|\W*$)/i

/** The phrasings of a fact that a query may mean. */
function ratedFor({ kinds, wanted, sought, known, rarity }: Asked, fact: Fact): Rated[] {
  const { phrasings, always, about } = documentOf(fact)
  if (!sought.every((names) => isIn(about, names))) return []
  // Another name of an error may be another error: `insufficient funds` and `declined`.
  if (kinds.includes('status') && !wanted.some(([typed = []]) => typed.some((stem) => about.has(stem))))
    return []
  if (!always.every((stem) => known.includes(stem) || !saysOfWhat(stem, kinds))) return []
  const said = partSaid(fact, wanted, rarity)
  if (said < (fact.alone ? 1 : leastSaid(kinds))) return []
  const typed = wanted.flatMap(([asTyped = []]) => asTyped)
  return phrasings.flatMap(({ text, kinds: its, subject }) => {
    if (!isSameKind(its, kinds)) return []
    // One word of a name may be of anything: readers who ask in one word use one of a phrasing.
    if (text === fact.name && wanted.length === 1) return []
    // What names a kind of value in the question is not of its subject, and so not among `known`.
    const telling = subject.filter((stem) => saysOfWhat(stem, kinds))
    const held = partHeld(fact, telling, { known, rarity })
    const fit = said * held * (text === fact.name ? NAME_FIT : 1)
    if (held < leastHeld(kinds, wanted) || fit < LEAST_FIT) return []
    return [{ fact, fit, words: telling.filter((stem) => typed.includes(stem)).length, asked: text }]
  })
}

const leastSaid = (kinds: readonly ValueKind[]): number =>
  kinds.length === 0 ? LEAST_SAID_WITHOUT_KIND : LEAST_FIT

function leastHeld(kinds: readonly ValueKind[], wanted: readonly Names[]): number {
  if (kinds.length === 0) return 1
  return wanted.length === 1 ? LEAST_HELD_OF_ONE : 0
}

/** Whether no fact with another value fits nearly as well. */
function isClear(best: Rated, rated: readonly Rated[]): boolean {
  if (best.fit >= SURE_FIT) return true
  const valueOf = ({ fact }: Rated): string | undefined => fact.values[0]?.text
  return !rated.some((one) => one.fit > best.fit * NEXT_FIT && valueOf(one) !== valueOf(best))
}

interface Rated {
  fact: Fact
  fit: number
  words: number
  asked: string
}

/**
 * Of two phrasings that fit equally well, the longer one means something narrower; of two as long, one that has more of
 * the question's own words, small ones too: `without` is not `after`.
 */
function isBetter(one: Rated, other: Rated, literal: ReadonlySet<string>): boolean {
  if (one.fit !== other.fit) return one.fit > other.fit
  if (one.words !== other.words) return one.words > other.words
  const asTyped = ({ asked }: Rated): number => literalWords(asked).filter((word) => literal.has(word)).length
  return asTyped(one) > asTyped(other)
}

const literalWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z\d]+/g) ?? []).filter((word) => !isGrammar(word))

/** Whether any name of one of the query's words is among some. */
const isIn = (words: ReadonlySet<string>, names: Names): boolean =>
  names.some((stems) => stems.every((stem) => words.has(stem)))

/** How much of the query the fact is about. */
function partSaid(fact: Fact, wanted: readonly Names[], rarity: Rarity): number {
  const { about, place } = documentOf(fact)
  const weightOf = ([typed = []]: Names): number => sumOf(typed.map(rarity))
  const partOf = (names: Names): number => (isIn(about, names) ? 1 : isIn(place, names) ? SAID_BY_PLACE : 0)
  return sumOf(wanted.map((names) => partOf(names) * weightOf(names))) / sumOf(wanted.map(weightOf))
}

/** How much of a phrasing the query has by any name. */
function partHeld(
  fact: Fact,
  subject: readonly string[],
  { known, rarity }: Pick<Asked, 'known' | 'rarity'>,
): number {
  const { shares } = documentOf(fact)
  const weightOf = (stem: string): number => rarity(stem) * Math.max(LEAST_SHARE, shares.get(stem) ?? 0)
  const whole = sumOf(subject.map(weightOf))
  return whole === 0 ? 0 : sumOf(subject.filter((stem) => known.includes(stem)).map(weightOf)) / whole
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** A question may name another value of the row by its label: `mastercard eci attempted`. */
function toAnswer({ name, shownName = name, values, url }: Fact, known: readonly string[]): FactAnswer {
  const named = values.filter(({ label }) => isNamed(label, name, known))
  const asked = named.includes(values[0]!) ? undefined : named[0]
  const [first, ...others] = asked ? [asked, ...values.filter((value) => value !== asked)] : values
  return {
    kind: 'fact',
    name: asked ? `${shownName}: ${asked.label}` : shownName,
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
