// The filters for card data: the digits that name its issuer, and its expiry date in nine formats.

import { binLength, cardNumber, FilterFailure, required } from './filter-input.ts'

const EXPIRY: Record<string, (month: string, year: string) => string> = {
  MM: (month) => month,
  MMYY: (month, year) => month + year.slice(2),
  'MM/YY': (month, year) => `${month}/${year.slice(2)}`,
  'MM/YYYY': (month, year) => `${month}/${year}`,
  'MM-YYYY': (month, year) => `${month}-${year}`,
  MM_YYYY: (month, year) => `${month}_${year}`,
  YYYY: (_month, year) => year,
  'YYYY-MM': (month, year) => `${year}-${month}`,
  'YYYY/MM': (month, year) => `${year}/${month}`,
}

export const cardFilters = {
  card_bin(value: unknown, separator?: string): string {
    const digits = cardNumber(value, separator)
    return digits.slice(0, binLength(digits))
  },

  card_exp(value: unknown, format?: string): string {
    const name = required(format, 'format')
    const write = Object.hasOwn(EXPIRY, name) ? EXPIRY[name] : undefined
    if (!write) throw new FilterFailure(`there is no format \`${name}\``)
    const card = (typeof value === 'object' ? value : null) as Record<string, unknown> | null
    const month = Number(card?.['expiration_month'])
    const year = Number(card?.['expiration_year'])
    if (!(month >= 1 && month <= 12) || !(year >= 1000 && year <= 9999))
      throw new FilterFailure('the input has no expiry date')
    return write(String(month).padStart(2, '0'), String(year))
  },
}
