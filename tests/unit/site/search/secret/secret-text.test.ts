import { expect, it } from 'vitest'
import { looksSecret, withoutSecrets } from '#site/search/secret/secret-text.ts'

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

it.each([
  'number-4242424242424242',
  '4242424242424242-1230',
  'card4242424242424242',
  '3782 822463 10005',
  '4242 4242 4242 4242 12/30',
  'card 5 4242 4242 4242 4241',
  '4242 42424242 4242',
  '4242 4242-4242 4242',
  'order 5 4242 42424242 4242',
  '3782.822463.10005',
  '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2',
])('takes a card number for secret whatever is beside it: %s', (text) => {
  expect(looksSecret(text)).toBe(true)
  expect(withoutSecrets(text)).not.toMatch(/\d{5}/)
})

const RANDOM = 'a1b2c3d4e5f6a1b2c3d4'

it.each([
  `key_test_us_pvt_${RANDOM}`,
  `KEY_PROD_EU_PUB_${RANDOM}`,
  `MY_key_prod_us_mgt_${RANDOM}`,
  `whsec_${RANDOM}`,
  `ghp_${RANDOM}`,
  `Key_test_us_pvt_${RANDOM}`,
  `sk_live_${RANDOM}`,
  `xoxb-${RANDOM}`,
  // A few have no digit.
  `key_prod_us_pvt_abcd${'EfGhIjKlMnOpQrStUv'}`,
])('takes a key for secret, and masks all of it: %s', (key) => {
  expect(looksSecret(key)).toBe(true)
  expect(withoutSecrets(key)).not.toMatch(/a1b2|abcd/)
})

it.each([
  [`Authorization: Bearer ${RANDOM}`, 'Authorization: Bearer ••••'],
  [`-H 'ACM-API-KEY: ${RANDOM}'`, "-H 'ACM-API-KEY: ••••'"],
  [`"api_key": "${RANDOM}"`, '"api_key": "••••"'],
  [`password=${RANDOM}`, 'password=••••'],
  [`passwd: ${RANDOM}`, 'passwd: ••••'],
  [`apikey:${RANDOM}`, 'apikey:••••'],
  [`apiKey: "${RANDOM}"`, 'apiKey: "••••"'],
  [`api_key := "${RANDOM}"`, 'api_key := "••••"'],
  [`'client_secret' => '${RANDOM}'`, "'client_secret' => '••••'"],
  [`client_secret=${RANDOM}&scope=a`, 'client_secret=••••&scope=a'],
  [`?token=${RANDOM}`, '?token=••••'],
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
  'TESSERA_KEY_TEST_PRIVATE_KEY',
  'KEY_PROD_PRIVATE_API',
  'KEY_TEST_PRIVATE_KEY_2 is not set',
  'key_test_private_key',
  'whsec_verification_failed',
  'whsec-signature-verification',
  'ghp-something-long',
  'xoxb-aaaaaaaa',
  'akiaiosfodnn7example',
  'bearer authentication',
  'bearer token_not_found_error_401',
  'password: reset-instructions-page',
  'api_key=os.environ.get',
  "api_key=os.environ['KEY_2024']",
  'api_key=process.env.TESSERA_API_KEY_2024',
  'apiKey: createKeyV2024(name)',
  'TESSERA-API-KEY: YOUR_PRIVATE_API_KEY',
  'token: my_access_token_2024',
  'TESSERA-API-KEY: TESSERA_KEY_2024',
  'token: c06d0789-0a38-40be-b7cc-c28a718f76f1',
  '200 201 204 400 401',
  'limits 400 401 403 404 429',
  '400 401 402 403 404 409 422 429 500 503',
  '2023 2024 2025 2026',
  '20261127101112',
])('leaves what is neither: %s', (text) => {
  expect(looksSecret(text)).toBe(false)
  expect(withoutSecrets(text)).toBe(text)
})
