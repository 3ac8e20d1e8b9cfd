// The types of elements, which `createElement` takes.

import { nearestName } from '../../../spelling/nearest-name.ts'
import type { CallChain } from '../syntax/call-chain.ts'
import type { Finding } from './code-finding.ts'

const TYPES = ['card', 'cardNumber', 'cardExpirationDate', 'cardVerificationCode', 'text']

/** What others call them. */
const MEANT: Readonly<Record<string, string>> = {
  pan: 'cardNumber',
  expiry: 'cardExpirationDate',
  cardExpiry: 'cardExpirationDate',
  expirationDate: 'cardExpirationDate',
  cvc: 'cardVerificationCode',
  cvv: 'cardVerificationCode',
  cardCvc: 'cardVerificationCode',
  cardCvv: 'cardVerificationCode',
}

/** Of a call on an instance of Elements: the type, if there is none of that name. */
export function unknownElement({ names, arguments: [type] }: CallChain): Finding[] {
  const { value } = type ?? {}
  if (names.at(-1)?.name !== 'createElement' || value?.kind !== 'literal') return []
  const written = String(value.value)
  if (TYPES.includes(written)) return []
  const meant = Object.hasOwn(MEANT, written) ? MEANT[written] : nearestName(written, TYPES)
  const list = TYPES.map((one) => `\`${one}\``).join(', ')
  return [
    {
      code: 'sample-call-unknown',
      at: value.at,
      what: `Elements have no type \`${written}\``,
      fix: meant === undefined ? `write one of ${list}` : `write \`${meant}\``,
    },
  ]
}
