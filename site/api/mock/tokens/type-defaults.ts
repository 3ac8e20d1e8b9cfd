// What a token of each type has if the request does not say: its mask, container and search indexes.

interface TypeDefaults {
  container: string
  /** Nothing is shown without one. */
  mask?: unknown
  indexes?: readonly string[]
}

const LAST_FOUR = '{{ data | reveal_last: 4 }}'
const CARD: TypeDefaults = {
  container: '/pci/high/',
  mask: {
    number: '{{ data.number | reveal_last: 4 }}',
    expiration_month: '{{ data.expiration_month }}',
    expiration_year: '{{ data.expiration_year }}',
  },
}
const IDENTITY: TypeDefaults = {
  container: '/pii/high/',
  mask: LAST_FOUR,
  indexes: ['{{ data }}', "{{ data | remove: '-' }}", '{{ data | last4 }}'],
}

const DEFAULTS: ReadonlyMap<unknown, TypeDefaults> = new Map<unknown, TypeDefaults>([
  ['token', { container: '/general/high/' }],
  ['card', CARD],
  ['network_token', CARD],
  ['card_number', { container: '/pci/high/', mask: LAST_FOUR }],
  [
    'bank',
    {
      container: '/bank/high/',
      mask: {
        routing_number: '{{ data.routing_number }}',
        account_number: '{{ data.account_number | reveal_last: 4 }}',
      },
    },
  ],
  ['us_bank_account_number', { container: '/bank/high/', mask: LAST_FOUR }],
  ['us_bank_routing_number', { container: '/bank/low/', mask: LAST_FOUR }],
  ['social_security_number', IDENTITY],
  ['employer_id_number', IDENTITY],
])

export function typeDefaults(type: unknown): TypeDefaults | undefined {
  return DEFAULTS.get(type)
}
