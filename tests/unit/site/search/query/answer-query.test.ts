// What is shown before the results: facts, unsupported features, former and foreign names, and what is never searched.

import { describe, expect, it, vi } from 'vitest'
import { answerFinder } from '#site/search/answer/answer-finder.ts'
import { hintsOf } from '#site/search/answer/answer-hints.ts'
import { explainQuery } from '#site/search/answer/failure/explain-query.ts'
import type { AnswerData } from '#site/search/index/answer-data.ts'
import { inOurWords } from '#site/search/answer/in-our-words.ts'
import { looksSecret, withoutSecrets } from '#site/search/secret/secret-text.ts'
import { inOneGo } from '#site/search/index/in-one-go.ts'
import type { SearchEntry } from '#site/search/index/search-documents.ts'
import { shownResults } from '#site/search/present/shown-results.ts'
import { parseQuery } from '#site/search/query/parse-query.ts'
import { search } from '#site/search/query/run-search.ts'
import { titlesOf } from '#site/search/index/search-titles.ts'
import { indexDocuments } from '#site/search/query/search-data.ts'

// A fixed table: the site's own words change with its content.
vi.mock('#site/search/words/synonyms.ts', () => ({
  SYNONYM_GROUPS: [
    ['cvc', 'cvv', 'security code'],
    ['american express', 'amex'],
  ],
}))
vi.mock('#site/search/words/foreign-tables.ts', () => ({
  FOREIGN_TABLES: ['ttl -> expires_at, lifetime', 'huge, big -> large, limit'],
}))

const page = (url: string, title: string, content: string): SearchEntry => ({
  title,
  url,
  content,
  type: 0,
  keywords: '',
  facet: 'docs',
})
const answers: AnswerData = {
  headerPrefix: 'ACM',
  keyHeader: 'ACM-API-KEY',
  facts: [
    {
      name: 'CVC retention',
      asked: ['how long is a cvc kept', 'cvc retention'],
      values: [
        { label: 'Value', text: '1 hour' },
        { label: 'Can be raised', text: 'Yes' },
      ],
      url: '/docs/limits#tokens',
    },
    {
      name: 'Log retention',
      asked: ['how long are logs kept'],
      values: [{ label: 'Value', text: '24 hours' }],
      url: '/docs/limits#logs',
    },
    {
      name: 'Status for too large a body',
      asked: ['status for a large body'],
      values: [{ label: 'Status', text: '413' }],
      url: '/docs/errors#status-413',
    },
    {
      name: 'Rate limit for writing tokens',
      asked: ['rate limit of create token'],
      values: [{ label: 'Requests', text: '200 in 10 seconds' }],
      url: '/docs/limits#rates',
    },
  ],
  factFamilies: [
    {
      name: 'Test cards of {brand}',
      asked: ['{brand} test card', '{brand} test card number'],
      url: '/docs/testing#cards',
      columns: ['brand'],
      labels: ['Number'],
      rows: [
        { named: ['Visa'], values: ['4242424242424242'] },
        { named: ['American Express'], values: ['378282246310005'] },
      ],
    },
    {
      name: 'Result code {code}',
      asked: ['what does {code} mean'],
      url: '/docs/codes',
      columns: ['code'],
      labels: ['Meaning', 'What to do'],
      rows: [{ named: ['NO_UPDATE'], values: ['The card is current', ''] }],
    },
    {
      name: 'Card that is {outcome}',
      asked: ['card {outcome}'],
      url: '/docs/testing#outcomes',
      columns: ['outcome'],
      labels: ['Number'],
      rows: [
        { named: ['accepted after a check'], values: ['one'] },
        { named: ['accepted without a check'], values: ['two'] },
      ],
    },
  ],
  notOffered: [
    { name: 'Emptying', asked: ['delete all tokens'], instead: 'Delete one by one.', url: '/docs/limits' },
    { name: 'Mutual TLS', asked: ['mutual tls', 'mtls'], instead: 'Allow our addresses.', url: '/docs/ips' },
  ],
  signs: { classes: [], codes: ['NO_[A-Z]+'], results: [], bodies: [], kinds: [], calls: [] },
  causes: [
    { says: 'no_update', cause: 'Nothing has changed', fix: 'None', url: '/docs/codes' },
    { status: 429, cause: 'A rate limit is reached', fix: 'Wait', url: '/docs/errors#status-429' },
  ],
  operations: [],
  reference: '/docs/api',
  signatures: [],
  formerNames: [['understanding permissions', '/docs/access']],
}
const searchDocs = [
  page('/docs/limits', 'Limits', 'The cvc is kept for an hour. ACM-API-KEY counts. Try 4242424242424242.'),
  page('/docs/access', 'Access controls', 'Rules and keys.'),
  page('/docs/webhooks', 'Webhooks', 'Events are sent.'),
]
const documents = { searchDocs, answers, options: { maxHits: 20, facets: [] } }
const hints = hintsOf(answers)
const data = inOneGo(indexDocuments(documents, { hints, explainQuery, answerFinder, parse: parseQuery }))
const answerTo = (query: string) => search(data, query).answer

describe('a fact', () => {
  it('is answered with value, condition and source, however the question is phrased', () => {
    const fact = {
      kind: 'fact',
      name: 'CVC retention',
      value: '1 hour',
      conditions: [{ label: 'Can be raised', text: 'Yes' }],
      url: '/docs/limits#tokens',
    }
    expect(answerTo('how long is a cvc kept')).toEqual(fact)
    expect(answerTo('How long is the CVC kept?')).toEqual(fact)
    expect(answerTo('cvc retention')).toEqual(fact)
  })

  it.each([
    ['how long can I use the security code', '1 hour'],
    ['cvv ttl', '1 hour'],
    ['when does the cvc expire', '1 hour'],
    ['how many tokens may I create per second', '200 in 10 seconds'],
    ['http code when a body is too big', '413'],
  ])('is found by the kind of value and by what it is of: %s', (query, value) => {
    expect(answerTo(query)).toMatchObject({ kind: 'fact', value })
  })

  it.each(['maximum size of a body', 'how many cvcs', 'cvc digits', 'how many tokens may I create'])(
    'is not the value of another kind: %s',
    (query) => expect(answerTo(query)).toBeUndefined(),
  )

  it('is one row of a table if the query names that row', () => {
    expect(answerTo('visa test card')).toEqual({
      kind: 'fact',
      name: 'Test cards of Visa',
      value: '4242424242424242',
      conditions: [],
      url: '/docs/testing#cards',
    })
    expect(answerTo('amex test card number')).toMatchObject({ value: '378282246310005' })
    expect(answerTo('what does NO_UPDATE mean')).toMatchObject({
      value: 'The card is current',
      conditions: [],
    })
    expect(answerTo('test card number')).toBeUndefined()
    expect(answerTo('what does update mean')).toBeUndefined()
  })

  it.each([
    ['card accepted without a check', 'two'],
    ['card accepted after a check', 'one'],
  ])('is that of the row whose small words are typed too: %s', (query, value) => {
    expect(answerTo(query)).toMatchObject({ kind: 'fact', value })
  })

  it('comes before what a code alone explains, and not before a failed call', () => {
    expect(answerTo('what it is that NO_UPDATE means')).toMatchObject({ value: 'The card is current' })
    expect(answerTo('HTTP/1.1 429 Too Many Requests NO_UPDATE')).toMatchObject({ kind: 'failure' })
    expect(answerTo('{"code": "NO_UPDATE"}')).toMatchObject({ kind: 'failure' })
  })

  it.each(['cvc_expires_at_column', 'a form for expired cards and logs'])(
    'is not asked for by an identifier or a participle: %s',
    (query) => expect(answerTo(query)).toBeUndefined(),
  )

  it.each(["what's it that NO_UPDATE means", 'what NO_UPDATE means.', 'what NO_UPDATE means (result code)'])(
    'comes before a code in plain words, whatever stands between them: %s',
    (query) => expect(answerTo(query)).toMatchObject({ kind: 'fact' }),
  )

  it('is omitted if something else is asked', () => {
    expect(answerTo('cvc')).toBeUndefined()
    expect(answerTo('logs')).toBeUndefined()
    expect(answerTo('how long is a webhook kept')).toBeUndefined()
    expect(answerTo('collect a cvc in a form')).toBeUndefined()
  })

  it.each([
    ['how long is a cvc kept', true],
    ['visa test card', true],
    ['react native setup', false],
  ])('is looked for only by a query that may ask for one: %s', (query, isRead) => {
    let read = false
    const quickAnswers = (): typeof answers => {
      read = true
      return answers
    }
    search({ ...data, quickAnswers }, query)
    expect(read).toBe(isRead)
  })

  it('comes first in the dialog, and not on the second page of results', () => {
    expect(shownResults(data, 'how long is a cvc kept').answer).toMatchObject({
      title: 'CVC retention',
      value: '1 hour',
    })
    expect(search(data, 'how long is a cvc kept', { offset: 20 }).answer).toBeUndefined()
  })
})

it('says what the platform does not offer, and what to do instead', () => {
  expect(answerTo('outbound proxy with mutual tls')).toMatchObject({
    kind: 'not-offered',
    name: 'Mutual TLS',
  })
  expect(shownResults(data, 'mtls').answer).toEqual({
    url: '/docs/ips',
    title: 'Mutual TLS',
    value: 'Not offered',
    lines: [{ label: 'Instead', text: 'Allow our addresses.' }],
  })
})

it('explains a typed error, and says what it leaves open', () => {
  const { answer } = shownResults(data, 'HTTP/1.1 429 Too Many Requests')
  expect(answer).toEqual({
    url: '/docs/errors#status-429',
    title: '429 Too Many Requests',
    value: 'A rate limit is reached',
    lines: [{ label: 'Fix', text: 'Wait' }, { text: 'The text does not show which operation failed.' }],
  })
})

describe('a foreign word', () => {
  it('finds our header by its suffix, whatever its prefix', () => {
    const known = new Set(['acm-api-key', 'acm-proxy-url'])
    const ours = (query: string) => inOurWords(query, 'ACM', (name) => known.has(name))
    expect(ours('XY-API-KEY')).toBe('ACM-API-KEY')
    expect(ours('x-acme-api-key header')).toBe('ACM-API-KEY header')
    expect(ours('ACM-API-KEY')).toBe('ACM-API-KEY')
    expect(ours('X-REQUEST-ID')).toBe('X-REQUEST-ID')
    expect(search(data, 'XY-API-KEY').results[0]?.url).toBe('/docs/limits')
  })

  it('leads from a former name to the page that replaces it', () => {
    expect(search(data, 'Understanding permissions').results[0]?.url).toBe('/docs/access')
    expect(search(data, '/understanding-permissions').results[0]?.url).toBe('/docs/access')
    expect(search(data, 'https://old.example/concepts/understanding-permissions/').results[0]?.url).toBe(
      '/docs/access',
    )
  })

  it.each([
    'docs/webhooks',
    '/docs/webhooks/',
    'https://docs.acme.example/docs/webhooks.md?lang=node#retries',
  ])('finds a page by its address: %s', (query) =>
    expect(search(data, query).results[0]?.url).toBe('/docs/webhooks'),
  )
})

describe('a thing that is not offered', () => {
  it('is not what remains of its name without its small words', () => {
    expect(answerTo('delete all tokens')).toMatchObject({ name: 'Emptying' })
    expect(answerTo('delete a token')).toBeUndefined()
  })

  it('comes without rows that only have its other words', () => {
    expect(search(data, 'mtls').results).toEqual([])
    expect(search(data, 'mtls rules').results).toEqual([])
    expect(search(data, 'mtls rules').closest).toBeUndefined()
  })
})

describe('a query that finds nothing', () => {
  it('suggests the closest query with results, and the closest pages', () => {
    const { total, meant, closest } = search(data, 'webokx')
    expect(total).toBe(0)
    expect(meant).toBe('webhooks')
    expect(closest!.map(({ url }) => url)).toContain('/docs/webhooks')
    expect(search(data, meant!).total).toBeGreaterThan(0)
  })

  it('names no page as close to what resembles none', () => {
    expect(search(data, 'zzzz qqqq').closest).toEqual([])
  })

  it('is one whose words hardly occur, and then nothing is suggested', () => {
    const { total, results, meant, closest } = search(data, 'cheap holidays for webhooks')
    expect({ total, results, meant, closest }).toEqual({
      total: 0,
      results: [],
      meant: undefined,
      closest: [],
    })
    expect(search(data, 'cheap webhooks').total).toBeGreaterThan(0)
  })

  it('is one of which half is foreign and the rest is no page’s subject', () => {
    expect(search(data, 'holidays').total).toBe(0)
    expect(search(data, 'rules').total).toBeGreaterThan(0)
    expect(search(data, 'holidays rules').total).toBe(0)
  })

  it('is none because titles alone lack its words: the texts may have them', () => {
    const titles = inOneGo(indexDocuments(titlesOf(documents)))
    expect(search(titles, 'limits access holidays').total).toBeGreaterThan(0)
    expect(search(data, 'limits access holidays').total).toBe(0)
  })

  it('is no dead end in the dialog', () => {
    expect(shownResults(data, 'webokx').results.length).toBeGreaterThan(0)
  })
})

describe('what looks like a card number or a key', () => {
  it.each([
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'card 4111111111111111 declined',
    'key_prod_us_pvt_4qUtg83907AnDem90aJSzcN',
  ])('is not searched and not repeated: %s', (query) => {
    const found = search(data, query)
    expect(found).toEqual({ query: '', total: 0, results: [], facets: {}, refused: true })
  })

  it('is not repeated either where a query is longer than what is searched', () => {
    const found = search(data, `${'token '.repeat(33)}4111 1111 1111 1111`)
    expect(found).toEqual({ query: '', total: 0, results: [], facets: {}, refused: true })
  })

  it('is searched if our own pages contain it, or if it is neither', () => {
    expect(search(data, '4242424242424242').results[0]?.url).toBe('/docs/limits')
    expect(looksSecret('1234567890123')).toBe(false)
    expect(looksSecret('c06d0789-0a38-40be-b7cc-c28a718f76f1')).toBe(false)
  })

  it('is masked in displayed text', () => {
    expect(withoutSecrets('4111 1111 1111 1111 with key_test_us_pvt_4qUtg83907AnDem90aJSzcN')).toBe(
      '•••• with ••••',
    )
  })
})
