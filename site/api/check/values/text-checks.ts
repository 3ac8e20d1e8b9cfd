// What a schema's `x-check` names: properties of a string that no pattern can express.

import { passesLuhn } from '../../../search/secret/passes-luhn.ts'
import { isCountry, isCurrency } from './iso-codes.ts'

interface TextCheck {
  /** The format that the pattern requires; any other is left to the pattern. */
  form: RegExp
  passes(text: string): boolean
  /** Continues a sentence about the value. */
  message: string
}

const CHECKS: Readonly<Record<string, TextCheck>> = {
  luhn: { form: /^\d{13,19}$/, passes: passesLuhn, message: 'does not pass the Luhn check' },
  aba: { form: /^\d{9}$/, passes: passesAba, message: 'does not pass the ABA checksum' },
  currency: { form: /^\d{3}$/, passes: isCurrency, message: 'must be a numeric currency code of ISO 4217' },
  country: { form: /^\d{3}$/, passes: isCountry, message: 'must be a numeric country code of ISO 3166-1' },
  date: {
    form: /^\d{8}(?:\d{4}(?:\d{2})?)?$/,
    passes: isDate,
    message: 'must be a valid date and time',
  },
  'search-query': {
    form: /\S/,
    passes: isSearchQuery,
    message: 'must be one `field:value`, which `AND` may combine with a `container` term',
  },
}

export const isTextCheck = (name: string): boolean => Object.hasOwn(CHECKS, name)

/** What is wrong with the text; undefined for a check that does not exist. */
export function failedCheck(name: string, text: string): string | undefined {
  const check = isTextCheck(name) ? CHECKS[name] : undefined
  return check && check.form.test(text) && !check.passes(text) ? check.message : undefined
}

function passesAba(number: string): boolean {
  const sum = [...number].reduce((total, digit, index) => total + Number(digit) * [3, 7, 1][index % 3]!, 0)
  return sum % 10 === 0
}

/** `YYYYMMDD`, with hours and minutes, or with seconds as well. */
function isDate(text: string): boolean {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?$/.exec(text) ?? []
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  const read = new Date(`${written}Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written)
}

const VALUE = String.raw`(?:"(?:[^"\\*]|\\.)*"|[^\s"*:()[\]]+)`
const TERM = String.raw`(?:container|type|fingerprint|data|metadata\.[^\s":*]+):${VALUE}`
const CONTAINER = `container:${VALUE}`
const SEARCH_QUERY = new RegExp(
  `^\\s*(?:${TERM}|${TERM}\\s+AND\\s+${CONTAINER}|${CONTAINER}\\s+AND\\s+${TERM})\\s*$`,
)

function isSearchQuery(query: string): boolean {
  return SEARCH_QUERY.test(query)
}
