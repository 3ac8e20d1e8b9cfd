// Tells whether a query may ask for a fact, or for something that is not offered: few do, and only they need the data for
// it. A question names its kind of value, or contains all words of a phrasing that names none.

import type { AnswerData, AnswerHints, QuickAnswers } from '../index/answer-data.ts'
import { readAskedValue } from './asked-value.ts'
import { factsOf, withoutColumns } from './fact-family.ts'
import { wordStems } from './word-stems.ts'

export function hintsOf(answers: AnswerData): AnswerHints {
  const { headerPrefix, formerNames, signs } = answers
  return { headerPrefix, formerNames, signs, phrasings: barePhrasings(answers) }
}

/** The stems of each phrasing that names no kind of value; of one that holds for all rows of a table, what they share. */
function barePhrasings({ facts, factFamilies, notOffered }: QuickAnswers): string[] {
  const phrasings = [
    ...facts.flatMap(({ asked }) => asked.map((text) => bareSubject(text))),
    ...factFamilies.flatMap((family) =>
      factsOf(family).flatMap(({ asked }) =>
        asked.map((text, at) => bareSubject(text, family.asked[at % family.asked.length])),
      ),
    ),
    ...notOffered.flatMap(({ asked }) => asked.map(wordStems)),
  ]
  const texts = phrasings.filter((stems) => stems.length > 0).map((stems) => stems.toSorted().join(' '))
  return [...new Set(texts)].sort()
}

function bareSubject(asked: string, pattern = asked): readonly string[] {
  const { kinds, subject } = readAskedValue(asked)
  if (kinds.length > 0) return []
  const common = wordStems(withoutColumns(pattern))
  const shared = subject.filter((stem) => common.includes(stem))
  return shared.length > 0 ? shared : subject
}

/** `stems`: of the query's words, and of what else they are called. */
export function mayBeAnswered(
  phrasings: readonly string[],
  query: string,
  stems: ReadonlySet<string>,
): boolean {
  return (
    readAskedValue(query).kinds.length > 0 ||
    phrasings.some((phrasing) => phrasing.split(' ').every((stem) => stems.has(stem)))
  )
}
