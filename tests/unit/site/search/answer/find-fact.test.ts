// Which fact a question means whose words nobody wrote down before.

import { describe, expect, it } from 'vitest'
import { findFact } from '#site/search/answer/find-fact.ts'
import { wordStems } from '#site/search/answer/word-stems.ts'
import type { Fact } from '#site/search/index/answer-data.ts'

const fact = (name: string, asked: string[], value: string): Fact => ({
  name,
  asked,
  values: [{ label: 'Value', text: value }],
  url: '/limits',
})
const facts = [
  fact('CVC retention', ['how long is a cvc kept', 'cvc lifetime', 'when is the cvc deleted'], '1 hour'),
  fact('Log retention', ['how long are logs kept', 'retention of audit logs', 'log lifetime'], '24 hours'),
  fact('Keys of an application', ['how many keys per application', 'max number of api keys'], '10'),
  fact('Tokens in one reactor request', ['max tokens per reactor call', 'reactor token limit'], '5'),
  fact('Tokens in one proxy request', ['max tokens per proxy call', 'proxy token limit'], '20'),
  fact('Version of the SDK', ['current version of the node sdk', 'newest node sdk'], '6.1.0'),
  fact('Requirements of the SDK', ['minimum node version', 'which node version do I need'], '18'),
  fact('Status 404', ['what does 404 mean', 'status 404'], 'Not Found'),
]

const valueFor = (query: string): string | undefined => {
  const words = wordStems(query).map((stem) => [[stem]])
  return findFact({ facts, factFamilies: [] }, query, words)?.value
}

describe('a fact', () => {
  it.each([
    ['how long before you delete the cvc', '1 hour'],
    ['for how many hours are logs available', '24 hours'],
    ['how many keys may one application hold', '10'],
    ['limit of tokens for a reactor', '5'],
    ['node version required by the sdk', '18'],
  ])('is found by its rare words and its kind of value: %s', (query, value) => {
    expect(valueFor(query)).toBe(value)
  })

  it.each([
    ['its subject is another', 'how long is a backup kept'],
    ['the kind of value is another', 'max size of logs'],
    ['several fit as well', 'how many tokens'],
    ['the question asks why', 'why is the cvc deleted after an hour'],
    ['the question has its value', '404 Not Found'],
  ])('is not found if %s', (_, query) => {
    expect(valueFor(query)).toBeUndefined()
  })
})
