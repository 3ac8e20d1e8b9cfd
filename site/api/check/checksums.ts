// The check digits that no schema can express: of card numbers and of routing numbers.

import type { Violation } from '../contract/violation.ts'
import { passesLuhn } from './passes-luhn.ts'

interface Checksum {
  keyword: string
  /** As the API says it. */
  message: string
  /** The type of a token, and the field of its data that has the number. */
  types: Readonly<Record<string, string | undefined>>
  digits: RegExp
  passes(digits: string): boolean
}

const CHECKSUMS: readonly Checksum[] = [
  {
    keyword: 'luhn',
    message: 'does not pass the Luhn check',
    types: { card: 'number', card_number: undefined },
    digits: /^\d{13,19}$/,
    passes: passesLuhn,
  },
  {
    keyword: 'aba',
    message: 'does not pass the ABA checksum',
    types: { bank: 'routing_number', us_bank_routing_number: undefined },
    digits: /^\d{9}$/,
    passes: passesAba,
  },
]

export const isChecksum = (keyword: string): boolean => CHECKSUMS.some((one) => one.keyword === keyword)

/** What is wrong with the numbers in a token's body. */
export function checksumViolations(body: unknown): Violation[] {
  if (typeof body !== 'object' || body === null) return []
  const { type, data } = body as { type?: unknown; data?: unknown }
  return CHECKSUMS.flatMap(({ keyword, message, types, digits, passes }) => {
    if (typeof type !== 'string' || !Object.hasOwn(types, type)) return []
    const field = types[type]
    const number = field === undefined ? data : (data as Record<string, unknown> | null | undefined)?.[field]
    if (typeof number !== 'string' || !digits.test(number) || passes(number)) return []
    return [{ path: field === undefined ? '/data' : `/data/${field}`, keyword, message }]
  })
}

function passesAba(number: string): boolean {
  const sum = [...number].reduce((total, digit, index) => total + Number(digit) * [3, 7, 1][index % 3]!, 0)
  return sum % 10 === 0
}
