import { describe, expect, it } from 'vitest'
import { inWordsMeant } from '#site/search/answer/words-meant.ts'

const facts = {
  facts: [
    {
      name: 'Log retention',
      asked: [
        'how long are session logs kept',
        'logging of cards',
        'header of a reader',
        'token of many tokens',
      ],
      values: [],
      url: '/limits',
    },
  ],
  factFamilies: [],
}
const isKnown = (word: string): boolean => ['sensor', 'cars'].includes(word)

describe('a misspelt word of a question for a fact', () => {
  it.each([
    ['how long are sesion logs kept', 'how long are session logs kept'],
    ['log retnetion', 'log retention'],
    ['lifetime of a tokenn', 'lifetime of a token'],
  ])('is read as the one that is meant: %s', (query, meant) => {
    expect(inWordsMeant(facts, query, isKnown)).toBe(meant)
  })

  it.each(['how long is a sensor kept', 'logs of cars', 'logs of unicorns'])(
    'is left if it is another word, or like none: %s',
    (query) => {
      expect(inWordsMeant(facts, query, isKnown)).toBe(query)
    },
  )

  it('is left if it may be any of several', () => {
    expect(inWordsMeant(facts, 'name of the eeader', isKnown)).toBe('name of the eeader')
  })
})
