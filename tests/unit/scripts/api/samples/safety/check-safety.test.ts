import { describe, expect, it } from 'vitest'
import { searchFile } from '#scripts/api/samples/safety/check-safety.ts'
import { findAddresses } from '#scripts/api/samples/safety/find-addresses.ts'
import { findCards } from '#site/api/code/safety/find-cards.ts'
import { findIbans } from '#site/api/code/safety/find-ibans.ts'
import { realKeys } from '#site/api/check/key-kind.ts'
import { findSecrets } from '#site/api/code/safety/find-secrets.ts'
import type { FindUnsafe } from '#site/api/code/safety/unsafe-text.ts'

const facts = {
  cards: new Set(['4242424242424242']),
  ownKeys: realKeys({ private: 'key_(?:prod|test)_[a-z]{2}_pvt_' }),
}

/** What is found in a line, as it is written there. */
function found(find: FindUnsafe<string>, line: string): string[] {
  return find(line, facts).map(({ column, length }) => line.slice(column, column + length))
}

it('reads a line of signs as long as a page', () => {
  const long = `${':'.repeat(300_000)}g 8.8.8.8 2606:4700::1111`
  expect(found(findAddresses, long)).toEqual(['8.8.8.8', '2606:4700::1111'])
})

describe('a file', () => {
  const text = 'Pay with\r\n4539578763621486\nor 4539578763621486.\n'

  it('is searched line by line, counted from 1', () => {
    expect(searchFile('docs/pay.mdx', text, facts).map(([line, { column }]) => [line, column])).toEqual([
      [2, 0],
      [3, 3],
    ])
  })

  it('may hold any card number if it is a table of test cards', () => {
    expect(searchFile('data/test-cards.yaml', text, facts)).toEqual([])
  })
})

describe('card numbers', () => {
  it.each([
    '4539578763621486',
    '4539 5787 6362 1486',
    '4539-5787-6362-1486',
    '"number": "4539578763621486",',
  ])('are found in %s, and not repeated in the message', (line) => {
    expect(found(findCards, line)).toHaveLength(1)
    expect(findCards(line, facts)[0]!.what).toMatch(/^`4539…1486` /)
  })

  it.each([
    ['a security code', '4539578763621486 123'],
    ['a date', '4539 5787 6362 1486 12 2027'],
    ['an amount before it', 'pay 250 4539578763621486'],
    ['numbers of four digits before it', '2026 4539 5787 6362 1486'],
    ['another card', '4539578763621486 4539-5787-6362-1486'],
  ])('are found beside %s', (_, line) => {
    expect(found(findCards, line)[0]).toMatch(/^4539[ -]?5787[ -]?6362[ -]?1486$/)
  })

  it('are found once each, however they are written', () => {
    const line = '4539578763621486, 4539 5787 6362 1486 and 378282246310005 1234'
    expect(found(findCards, line)).toEqual(['4539578763621486', '4539 5787 6362 1486', '378282246310005'])
  })

  it.each([
    'the published 4242424242424242 and 4242 4242 4242 4242',
    'the published 4242424242424242 123',
    '1539578763621482 123 begins as no card does',
    'the years 2020 2021 2022 2023 2024 2025 2026 2027',
    'the years 2023 2024 2025 2026 and 2023-2024-2025-2026',
    '4539578763621487 fails the Luhn check',
    'XXXXXXXXXXXX1486',
    'id c06d0789-0a38-40be-b7cc-c28a718f76f1',
    'a long run 45395787636214864539578763621486 of digits',
    'key_45395787636214860 and 1.4539578763621486',
  ])('are not found in %s', (line) => {
    expect(found(findCards, line)).toEqual([])
  })
})

describe('secrets', () => {
  it.each([
    ['sample-unsafe-key', 'key_prod_eu_pvt_abcdefghijkLMNOPQRSTUV'],
    ['sample-unsafe-key', `sk_live_${'a1'.repeat(10)}`],
    ['sample-unsafe-key', `AKIA${'A'.repeat(16)}`],
    ['sample-unsafe-key', `-----BEGIN RSA PRIVATE KEY-----\\n${'A'.repeat(24)}`],
    ['sample-unsafe-key', `xoxb-${'1234567890-a'.repeat(2)}`],
    ['sample-unsafe-token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'],
    ['sample-unsafe-token', 'eyJhbGciOiJFQ0RILUVTIn0..aXYtaXYtaXY.Y2lwaGVy.dGFn'],
  ])('of the kind %s are found', (code, text) => {
    expect(findSecrets(`a "${text}" b`, facts)).toMatchObject([{ code, column: 3 }])
  })

  it('are found behind one that only shows the form, each of them', () => {
    const shown = 'key_test_us_pvt_xxxxxxxxxxxxxxxxxxxxxx'
    const real = ['key_prod_eu_pvt_abcdefghijkLMNOPQRSTUV', 'key_test_us_pvt_zyxwvutsrqpoNMLKJIHGF']
    expect(found(findSecrets, [shown, ...real].join(', '))).toEqual(real)
  })

  it('are told once, as our own, where the keys of others begin alike', () => {
    const ownKeys = realKeys({ private: 'sk_(?:live|test)_' })
    const own = findSecrets(`sk_live_${'a1'.repeat(10)}`, { ownKeys })
    expect(own.map(({ placeholder }) => placeholder)).toEqual(['<PRIVATE_API_KEY>'])
  })

  it.each([
    '<PRIVATE_API_KEY>',
    'key_test_us_pvt_xxxxxxxxxxxxxxxxxxxxxx',
    'keys begin with key_prod_us_pvt_',
    '-----BEGIN PUBLIC KEY-----',
    String.raw`"-----BEGIN PRIVATE KEY-----\nPRIVATE_KEY\n-----END PRIVATE KEY-----"`,
    '-----BEGIN PRIVATE KEY----- … -----END PRIVATE KEY-----',
    'xoxb-your-bot-token-here',
    'AKIAIOSFODNN7EXAMPLE',
    'eyJ is how a token begins',
  ])('are not seen in %s', (line) => {
    expect(findSecrets(line, facts)).toEqual([])
  })

  it.each([
    [`AKIA${'A'.repeat(16)}`, '`AKIAAAAA…`'],
    [`sk_live_${'a1'.repeat(6)}`, '`sk_live_…`'],
    ['eyJhbGciOiJI.e.c2lnb', '`eyJhbGci…`'],
  ])('are never repeated in a message, however short: %s', (text, shown) => {
    const [one] = findSecrets(text, facts)
    expect(one!.what).toContain(shown)
    expect(one!.what).not.toContain(text.slice(0, 9))
  })

  it('are seen in the first line of a key whose bytes are on the next', () => {
    expect(findSecrets('-----BEGIN PRIVATE KEY-----', facts)).toMatchObject([{ column: 0 }])
    expect(findSecrets('-----BEGIN PRIVATE KEY-----\\', facts)).toMatchObject([{ column: 0 }])
  })
})

it('finds IBANs whose checksum is right, in groups and together', () => {
  expect(found(findIbans, 'to GB82 WEST 1234 5698 7654 32 and DE89370400440532013000.')).toEqual([
    'GB82 WEST 1234 5698 7654 32',
    'DE89370400440532013000',
  ])
  expect(findIbans('GB82 WEST 1234 5698 7654 32', facts)[0]!.placeholder).toBe('GB00 0000 0000 0000 0000 00')
  expect(found(findIbans, 'to GB00 0000 0000 0000 0000 00')).toEqual([])
  expect(found(findIbans, 'to GB00 WEST 1234 5698 7654 32, ISO 20022 and AB12CD34')).toEqual([])
})

it.each([
  ['BE68 5390 0754 7034', 'EUR'],
  ['BE68 5390 0754 7034', 'EUR PAID'],
  ['BE68 5390 0754 7034', '100 EUR'],
  ['BE68 5390 0754 7034', '2500'],
  ['BE68 5390 0754 7034', 'EUR100'],
  ['AT61 1904 3002 3457 3201', 'REF1 EUR'],
  ['AT611904300234573201', '12.50'],
])('finds the IBAN %s before what looks like a part of it: %s', (iban, behind) => {
  expect(found(findIbans, `to ${iban} ${behind} today`)).toEqual([iban])
})

it('finds each IBAN of a row, and one behind a reference', () => {
  const line = 'REF AB13 BE68 5390 0754 7034 AT61 1904 3002 3457 3201'
  expect(found(findIbans, line)).toEqual(['BE68 5390 0754 7034', 'AT61 1904 3002 3457 3201'])
})

describe('addresses', () => {
  it.each(['8.8.8.8', '52.18.40.1', '2606:4700:4700::1111', 'ada@lovelace.com', 'help@example-shop.io'])(
    'such as %s reach somebody',
    (address) => {
      expect(found(findAddresses, `to "${address}".`)).toEqual([address])
    },
  )

  it.each([
    '192.0.2.1 198.51.100.7 203.0.113.255 10.0.0.1 172.16.0.1 192.168.1.1 127.0.0.1',
    '2001:db8::1 fe80::1 ::1 fd12:3456::1',
    'ada@example.com ada@shop.example ada@mail.example.org support@%domain%',
    'version 1.2.3 and 5.20261117.1.0, at 10:30:00, in a::b of C++',
    '@%scope%/node-sdk@6.1.0 and this@activity.finish()',
  ])('such as %s reach nobody', (line) => {
    expect(found(findAddresses, line)).toEqual([])
  })
})
