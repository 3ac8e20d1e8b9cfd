import { expect, it } from 'vitest'
import { looksSecret, withoutSecrets } from '#site/search/answer/secret-text.ts'

const GROUPS = ['4242', '4242', '4242', '4242']

it.each([
  ['nothing', ''],
  ['a blank', ' '],
  ['two blanks', '  '],
  ['a tab', '\t'],
  ['a hyphen', '-'],
  ['a dash', '–'],
  ['a full stop', '.'],
  ['a line below', '_'],
  ['a blank that does not break', '\u00a0'],
  ['a sign without width', '\u200b'],
  ['an encoded blank', '%20'],
  ['a plus', '+'],
])('takes a card number with %s between its groups for secret, and masks all of it', (_, between) => {
  const card = GROUPS.join(between)
  expect(looksSecret(card)).toBe(true)
  expect(withoutSecrets(`pay with ${card}, please`)).toBe('pay with ••••, please')
})

it.each(['４２４２４２４２４２４２４２４２', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'])(
  'reads the digits of other keyboards: %s',
  (card) => {
    expect(looksSecret(card)).toBe(true)
    expect(withoutSecrets(card)).toBe('••••')
  },
)

it('finds a published number in another form', () => {
  expect(looksSecret('４２４２ ４２４２ ４２４２ ４２４２', (digits) => digits === GROUPS.join(''))).toBe(
    false,
  )
})

it.each(['number-4242424242424242', '4242424242424242-1230', 'card4242424242424242', '3782 822463 10005'])(
  'takes a card number for secret whatever is beside it: %s',
  (text) => {
    expect(looksSecret(text)).toBe(true)
    expect(withoutSecrets(text)).not.toMatch(/\d{5}/)
  },
)

const RANDOM = 'a1b2c3d4e5f6a1b2c3d4'

it.each([
  `key_test_us_pvt_${RANDOM}`,
  `KEY_PROD_EU_PUB_${RANDOM}`,
  `MY_key_prod_us_mgt_${RANDOM}`,
  `whsec_${RANDOM}`,
  `ghp_${RANDOM}`,
])('takes a key for secret, and masks all of it: %s', (key) => {
  expect(looksSecret(key)).toBe(true)
  expect(withoutSecrets(key)).not.toContain(RANDOM.slice(0, 4))
})

it.each([
  [`Authorization: Bearer ${RANDOM}`, 'Authorization: Bearer ••••'],
  [`-H 'ACM-API-KEY: ${RANDOM}'`, "-H 'ACM-API-KEY: ••••'"],
  [`"api_key": "${RANDOM}"`, '"api_key": "••••"'],
  [`password=${RANDOM}`, 'password=••••'],
])('masks what a text names a secret: %s', (text, masked) => {
  expect(withoutSecrets(text)).toBe(masked)
})

it.each([
  '1234567890123',
  '1764000000000',
  'c06d0789-0a38-40be-b7cc-c28a718f76f1',
  '42345678-1234-4234-8234-123456789012',
  '2026-11-23T10:11:12.123Z',
  '198.51.100.10, 198.51.100.11',
  'TSR-API-KEY: $KEY',
  'TSR-API-KEY: <API_KEY_PRIVATE>',
  'key_test_',
  'api key header',
])('leaves what is neither: %s', (text) => {
  expect(looksSecret(text)).toBe(false)
  expect(withoutSecrets(text)).toBe(text)
})
