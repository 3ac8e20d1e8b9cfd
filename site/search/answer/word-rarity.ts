// How much a word tells of what a query asks for: the fewer phrasings of facts have it, the more.

import type { QuickAnswers } from '../index/answer-data.ts'
import { memoize, memoizePer } from '../index/memoize.ts'

/** The weight of a stem, from 0. */
export type Rarity = (stem: string) => number

type Facts = Pick<QuickAnswers, 'facts' | 'factFamilies'>

/** Phrasings of one fact that have a word of its subject, or so. */
const PER_FACT = 4

/** What is asked for is mostly the default, whether the question says so or not. */
const SAYS_LITTLE = 'default'

/** Counted once per data, in the text as it is: to stem all of it would take longer than a first search. */
export const rarityOf = memoizePer(({ facts, factFamilies }: Facts): Rarity => {
  const all = [...facts, ...factFamilies]
  const text = all.map(({ name, asked }) => ` ${[name, ...asked].join(' ')}`).join('')
  const words = text.toLowerCase().replaceAll(/[^a-z\d]+/g, ' ')
  return memoize((stem) => {
    if (stem === SAYS_LITTLE) return 2
    // All its forms begin so: `tri` is the stem of `try`.
    const count = words.split(` ${stem.replace(/i$/, '')}`).length - 1
    return Math.log(1 + all.length / (1 + count / PER_FACT))
  })
})
