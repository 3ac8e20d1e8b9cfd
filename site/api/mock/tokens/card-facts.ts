// What the platform derives from a card number: its brand, and the parts that may be shown.

const BRANDS: [brand: string, beginning: RegExp][] = [
  ['american-express', /^3[47]/],
  ['diners-club', /^3(?:0[0-5]|[689])/],
  ['jcb', /^35/],
  ['mastercard', /^(?:5[1-5]|2[2-7])/],
  ['unionpay', /^62/],
  ['discover', /^6(?:011|4[4-9]|5)/],
  ['visa', /^4/],
]

export interface CardSource {
  number: string
  expiration_month?: unknown
  expiration_year?: unknown
}

/** The details of a card whose issuer is unknown: everything else is null. */
export function cardDetails({
  number,
  expiration_month,
  expiration_year,
}: CardSource): Record<string, unknown> {
  return {
    bin: number.slice(0, number.length < 16 ? 6 : 8),
    last4: number.slice(-4),
    expiration_month: expiration_month ?? null,
    expiration_year: expiration_year ?? null,
    brand: BRANDS.find(([, beginning]) => beginning.test(number))?.[0] ?? null,
    funding: null,
    segment: null,
    issuer: null,
    issuer_country: null,
    authentication: null,
    additional: [],
  }
}
