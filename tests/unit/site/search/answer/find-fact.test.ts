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

const valueFor = (query: string, among: Fact[] = facts): string | undefined => {
  const words = wordStems(query).map((stem) => [[stem]])
  return findFact({ facts: among, factFamilies: [] }, query, words)?.value
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
    ['the question asks why', 'why is the lifetime of a cvc one hour'],
    ['the question has its value', '404 Not Found'],
    ['the question is one word of no kind of value', '404'],
  ])('is not found if %s', (_, query) => {
    expect(valueFor(query)).toBeUndefined()
  })
})

describe('a question in more than one clause', () => {
  it.each([
    ['cvc lifetime, how long do you keep it in the vault of the other region', '1 hour'],
    ['max tokens per proxy call / how many of them are read again', '20'],
    ['does our old backend matter to you, and how long are logs kept', '24 hours'],
  ])('has the answer to the first that has one: %s', (query, value) => {
    expect(valueFor(query)).toBe(value)
  })
})

describe('a fact that says nothing of what is asked for', () => {
  const of = (asked: string): Fact[] => [fact('Limits of a reactor', [asked], '5')]

  it.each([
    ['which shades does a reactor support', 'does a reactor support tokens'],
    ['how many shades can a reactor take', 'how many tokens can a reactor take'],
  ])('is no answer: %s', (query, asked) => {
    expect(valueFor(query, of(asked))).toBeUndefined()
  })
})

/** Among few facts no word is rare. */
const others = Array.from({ length: 60 }, (_, at) =>
  fact(`Colour ${at}`, [`max shades of colour ${at}`], '3'),
)

describe('a question that only nearly fits', () => {
  const ofReactor = fact('Tokens per reactor call', ['how many tokens per reactor call'], '5')
  const ofProxy = fact('Tokens per proxy call', ['how many tokens per proxy call'], '20')

  it('finds nothing if two facts with different values fit alike', () => {
    expect(valueFor('how many tokens per call', [ofReactor, ofProxy])).toBeUndefined()
  })

  it('finds the value of two facts if it is the same', () => {
    const same = { ...ofProxy, values: ofReactor.values }
    expect(valueFor('how many tokens per call', [ofReactor, same])).toBe('5')
  })

  it('finds nothing if it lacks a word that every phrasing has', () => {
    const asked = ['how many card tokens per reactor call', 'max card tokens in a call of a reactor']
    const onlyOfReactor = fact(
      'Card tokens per reactor call',
      [...asked, 'reactor call card token limit'],
      '5',
    )
    expect(valueFor('how many card tokens per call', [onlyOfReactor])).toBeUndefined()
    expect(valueFor('how many card tokens per reactor call', [onlyOfReactor])).toBe('5')
  })

  it('finds nothing if more than half of it is about something else', () => {
    const cvc = fact('Retention', ['cvc lifetime'], '1 hour')
    expect(valueFor('lifetime of a cvc backup', [...facts.slice(2), cvc])).toBeUndefined()
  })

  it('finds nothing if it has little of any phrasing', () => {
    const name = 'Conditions of a masking transform in a proxy route per tenant'
    const long = fact(name, [`how many ${name.toLowerCase()}`], '8')
    expect(valueFor('how many conditions of a proxy', [long])).toBeUndefined()
  })

  it('finds nothing if it is one word and a phrasing says more', () => {
    const asked = ['how many tokens per reactor call', 'max tokens in a tenant vault']
    const long = fact('Tokens of a merchant account', asked, '5')
    expect(valueFor('how many tokens', [long, ...others])).toBeUndefined()
  })

  it('finds nothing if it names no kind of value and lacks a word of the phrasing', () => {
    const domain = fact('Sandbox of a tenant', ['what is the sandbox domain of a tenant'], 'sandbox.example')
    expect(valueFor('sandbox domain', [domain])).toBeUndefined()
    expect(valueFor('sandbox domain of a tenant', [domain])).toBe('sandbox.example')
  })

  it('finds nothing if it names no kind of value and says much else', () => {
    const domain = fact('Sandbox', ['what is the sandbox domain of a tenant'], 'sandbox.example')
    const query = 'sandbox domain of a tenant by telephone or fax'
    expect(valueFor(query, [domain, ...others])).toBeUndefined()
  })

  it('finds nothing if it says anything more, where that would change the answer', () => {
    const alone: Fact = { ...fact('Lifetime', ['lifetime of a card cvc'], '1 hour'), alone: true }
    expect(valueFor('lifetime of a card cvc backup', [alone])).toBeUndefined()
    expect(valueFor('lifetime of a card cvc', [alone])).toBe('1 hour')
  })
})

describe('among the words of a question', () => {
  it('a rare one counts more than a common one', () => {
    const common = others.map((one) => ({
      ...one,
      asked: [...one.asked, 'max tokens per token of a token'],
    }))
    const cvc = fact('CVC', ['how long is a cvc kept'], '1 hour')
    const token = fact('Token', ['how long is a token kept'], '1 year')
    expect(valueFor('how long is the token of a cvc kept', [token, cvc, ...common])).toBe('1 hour')
  })

  it('`default` counts little', () => {
    const cvc = fact('CVC', ['how long is a cvc kept'], '1 hour')
    const basic = fact('Lifetime', ['default lifetime'], '1 year')
    expect(valueFor('default lifetime of a cvc', [basic, cvc, ...others])).toBe('1 hour')
  })

  it('one that only the page of a fact has counts too', () => {
    const quota = { ...fact('Quota', ['how many per tenant'], '7'), url: '/docs/webhooks#delivery-retries' }
    expect(valueFor('how many webhook delivery retries per tenant', [quota, ...others])).toBe('7')
  })

  it('one that only its page has counts less than one of the fact itself', () => {
    const byPage = { ...fact('Quota', ['how many per tenant'], '7'), url: '/docs/webhooks' }
    const byName = fact('Webhooks of an account', ['how many per tenant'], '9')
    expect(valueFor('how many webhooks per tenant', [byPage, byName])).toBe('9')
  })
})

describe('among the phrasings of a fact', () => {
  it('its name is one of them', () => {
    const session = fact('Lifetime of a portal session', ['how long do I stay signed in'], '8 hours')
    expect(valueFor('lifetime of a portal session', [session])).toBe('8 hours')
  })

  it('what readers ask counts more than the name of another fact', () => {
    const named = fact('Session lifetime', ['how long do I stay signed in'], '8 hours')
    const asked = fact('Idle time', ['session lifetime'], '30 minutes')
    expect(valueFor('session lifetime', [named, asked])).toBe('30 minutes')
  })

  it('each may have words that the question lacks', () => {
    const asked = ['how long are failed webhook logs kept', 'lifetime of session logs of a reactor']
    const logs = fact('Retention of audit logs of a tenant', asked, '30 days in the vault')
    expect(valueFor('how long are logs kept in the vault', [logs, ...others])).toBe('30 days in the vault')
  })

  it('the one with more words of the subject counts more', () => {
    const wide = fact('Token', ['for how long is a card kept'], '1 year')
    const narrow = fact('Period', ['lifetime of a card token'], '30 days')
    expect(valueFor('for how long is a card token kept', [wide, narrow])).toBe('30 days')
  })

  it('the one with more of the small words counts more', () => {
    const after = fact('Slow', ['webhook timeout after a retry'], '60 s')
    const without = fact('Quick', ['webhook timeout without a retry'], '10 s')
    expect(valueFor('webhook timeout without a retry', [after, without])).toBe('10 s')
  })
})
