// What every query needs of the data for answers: made of it once, when the search is stored.

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
