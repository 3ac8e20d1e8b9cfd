// A fact as a document to be found: what it is called and how readers ask for it, read once per fact that a query may
// be about.

import type { Fact } from '../index/answer-data.ts'
import { memoizePer } from '../index/memoize.ts'
import { readAskedValue } from './asked-value.ts'
import { inKnownWords } from './known-words.ts'
import type { ValueKind } from './value-kinds.ts'
import { wordStems } from './word-stems.ts'

/** Of fewer phrasings each word may be chance. */
const SEVERAL = 3

interface Phrasing {
  text: string
  kinds: readonly ValueKind[]
  subject: readonly string[]
}

interface FactDocument {
  phrasings: readonly Phrasing[]
  /** The share of phrasings that have a stem. */
  shares: ReadonlyMap<string, number>
  /** What all of several phrasings have: without it a query asks for something else. */
  always: readonly string[]
  /** All its stems, those of its values too. */
  about: ReadonlySet<string>
  /** Those of its URL: `/docs/api/rate-limits#quotas-tokens` says what it is a limit of. */
  place: ReadonlySet<string>
}

export const documentText = memoizePer(({ name, asked }: Fact) => [name, ...asked].join('\n').toLowerCase())

/** Made once per fact that a query may be about. */
export const documentOf = memoizePer(({ name, asked, values, url }: Fact): FactDocument => {
  const read = asked.map((text): Phrasing => ({ text, ...readAskedValue(text) }))
  const own = readAskedValue(name)
  // A name rarely says which kind of value it is.
  const title = {
    text: name,
    subject: own.subject,
    kinds: own.kinds.length > 0 ? own.kinds : (read[0]?.kinds ?? []),
  }
  const phrasings = title.kinds.length > 0 ? [...read, title] : read
  const shares = new Map<string, number>()
  for (const { subject } of phrasings)
    for (const stem of subject) shares.set(stem, (shares.get(stem) ?? 0) + 1 / phrasings.length)
  const said = [name, ...asked.map(inKnownWords), ...values.flatMap(({ label, text }) => [label, text])]
  const always =
    phrasings.length < SEVERAL ? [] : [...shares.keys()].filter((stem) => shares.get(stem)! > 0.99)
  return {
    phrasings,
    shares,
    always,
    about: new Set(said.flatMap(wordStems)),
    place: new Set(wordStems(inWords(url))),
  }
})

const inWords = (url: string): string => url.replaceAll(/[^a-z\d]+/gi, ' ')
