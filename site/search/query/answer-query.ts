// Answers a query if possible: an explained error, a fact, or that something is not supported.

import { anyOf } from '../../spelling/any-of.ts'
import type { AnswerHints, QuickAnswers } from '../index/answer-data.ts'
import type { Answer, FactAnswer, NotOfferedAnswer } from '../answer/answer.ts'
import { inKnownWords } from '../answer/known-words.ts'
import { mayBeAnswered } from '../answer/may-be-answered.ts'
import { stem } from '../index/stem.ts'
import { isSmallWord } from '../index/stop-words.ts'
import type { Word } from '../index/tokenize.ts'
import { wordStems } from '../answer/word-stems.ts'
import type { SearchData } from './search-data.ts'

/**
 * A failed call contains at least one of these: the code that reads failures is loaded only then, so they are many and
 * coarse.
 */
const SIGN = anyOf([
  // The time, level or name of a log's line.
  /\d{4}-\d\d-\d\d[T ]\d\d:/,
  /\b(?:WARN|ERROR|FATAL)\b/,
  /\[(?:error|warn|fatal)/,
  /^\[[\w-]+\] /,
  /\w=\w+ \w+=\w/,
  // What gateways, clients and browsers begin with.
  /^upstream /,
  /^error code/,
  /^net\/http/,
  /^Refused to /,
  /\bdial tcp\b/,
  /cURL error/,
  /Error Domain/,
  /resolve host: /,
  /Request Blocked: /,
  /Cannot find module/,
  // Errors and exceptions by their names and codes.
  /Exception\b/,
  /(?:[Ee]rror|Exception|[a-z]Timeout)[:,] /,
  /[A-Z]\w+::\w/,
  /[A-Z]_[A-Z]/,
  /[45]\d\d/,
  // A check that failed.
  /\breturned false\b/,
  /-> (?:false|False)\b/,
  // Anything pasted: a quotation mark outside a word, a line break, a command.
  /(?<!\w)["']/,
  /["'](?!\w)/,
  /\n/,
  /curl/,
])

export const mayBeFailure = (query: string): boolean => SIGN.test(query)

/** The facts and what is not offered; undefined if the query asks for none of them. */
export function answersFor(
  data: SearchData,
  { phrasings }: AnswerHints,
  query: string,
): QuickAnswers | undefined {
  const known = inKnownWords(query)
  const stems = new Set([...wordStems(known), ...namesIn(data, known).flat(2)])
  return mayBeAnswered(phrasings, query, stems) ? data.quickAnswers() : undefined
}

/** No program prints a failure so: a code among them is what the question is about. */
const PLAIN_WORDS = /^(?!.*\b[45]\d\d\b|.*\w\(\)|.*\bat \S+ \(|.*\/\/)[\w \t`'’.,()/-]+\??$/

/** `missing`: what `notOffered` says of the query. */
export function answerQuery(
  data: SearchData,
  { answers, missing }: { answers: QuickAnswers | undefined; missing: NotOfferedAnswer | undefined },
  query: string,
): Answer | undefined {
  const failure = mayBeFailure(query) ? data.explain(query) : undefined
  // A code in a question may be all that was recognised.
  const explained = failure && (failure.causes.length > 0 || failure.operation) ? failure : undefined
  if (explained && !PLAIN_WORDS.test(query)) return explained
  const fact = answers && factFor(data, answers, query)
  return fact ?? explained ?? missing ?? failure
}

function factFor(data: SearchData, answers: QuickAnswers, query: string): FactAnswer | undefined {
  const foreign = new Set(
    data
      .parse(query)
      .flatMap(({ foreign, alternatives: [typed = []] }) => (foreign ? typed : []))
      .map(({ whole }) => whole),
  )
  const isKnown = (word: string): boolean =>
    isSmallWord(word) || foreign.has(word) || data.index.postings(stem(word)) !== undefined
  const { inWordsMeant, findFact } = data.answerFinder()
  const asked = inWordsMeant(answers, inKnownWords(query), isKnown)
  data.index.settle()
  return findFact(answers, asked, namesIn(data, asked))
}

export const notOffered = (
  data: SearchData,
  answers: QuickAnswers,
  query: string,
): NotOfferedAnswer | undefined =>
  data.answerFinder().findNotOffered(answers.notOffered, query, namesIn(data, inKnownWords(query)).flat(2))

/** By word of the query: the word and its synonyms, as stems. */
function namesIn({ parse }: SearchData, query: string): string[][][] {
  return parse(query)
    .filter(({ optional }) => !optional)
    .map(({ alternatives }) => alternatives.map(stemsOf).filter((stems) => stems.length > 0))
}

const stemsOf = (words: readonly Word[]): string[] =>
  words
    .flatMap(({ parts }) => parts)
    .filter((part) => !isSmallWord(part))
    .map(stem)
