// Finds numbers in text that may be those of cards, in every form in which they are written.

import { passesLuhn } from './passes-luhn.ts'

/** Digits also in the forms that keyboards of East Asia and of Arabic write. */
const DIGIT = String.raw`[\d\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]`
/** Between the groups of a card: blanks and hyphens of any kind, signs without width, a form's encoding. */
const SPACED = String.raw`(?:[ \t\xa0\u2000-\u200d\u2010-\u2015\u202f\u2060\ufeff\xad-]{1,2}|%20)`
/** Card numbers start with 2 to 6; years and timestamps of today start with 1 or 20. */
const START = String.raw`(?<!${DIGIT}|\d\.)(?!20)[2-6\uff12-\uff16\u0662-\u0666\u06f2-\u06f6]`
/** A full stop may follow. */
const END = String.raw`(?!${DIGIT}|\.\d)`
/** Its digits are no card's. */
export const UUID = String.raw`((?<![\da-f])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\da-f]))`
/** As cards are printed; one sign of any other kind may stand between the groups, the same one each time. */
const FOURS = String.raw`${DIGIT}{3}(?:(?:${SPACED}${DIGIT}{4}){2}${SPACED}|(?<sign>[^\w\n]|_)${DIGIT}{4}\k<sign>${DIGIT}{4}\k<sign>)${DIGIT}{1,7}`
const OF_AMEX = String.raw`(?<=[3\uff13\u0663\u06f3])${DIGIT}{3}(?:${SPACED}${DIGIT}{6}${SPACED}|(?<mark>[^\w\n]|_)${DIGIT}{6}\k<mark>)${DIGIT}{4,5}`
/** The check digit is ignored, as it may be mistyped. */
const CARD_OR_UUID = new RegExp(`${UUID}|${START}(?:${DIGIT}{12,18}|${FOURS}|${OF_AMEX})${END}`, 'gi')
/** In any other groups they may also be a list of numbers: its check digit decides. */
const LOOSE_OR_UUID = new RegExp(`${UUID}|${START}(?:${SPACED}?${DIGIT}){12,18}${END}`, 'gi')
const EACH_DIGIT = new RegExp(DIGIT, 'g')
/** By length, the numbers that networks give to cards. */
const OF_NETWORK = /^(?:(?:2[2-7]|35|[456]\d)\d{14}|3[47]\d{13}|3[0689]\d{12})$/

/** Finds what may be a card, and the digits of the card in what was found, if it is one. */
const FORMS: [pattern: RegExp, cardIn: (found: string) => string | undefined][] = [
  [CARD_OR_UUID, (found) => groupsOf(found).join('')],
  [LOOSE_OR_UUID, checkedCard],
]

/** The digits of every card in a text. */
export function* cardsIn(text: string): Generator<string> {
  for (const [pattern, cardIn] of FORMS)
    for (const [found, uuid] of text.matchAll(pattern)) {
      const card = uuid === undefined ? cardIn(found) : undefined
      if (card !== undefined) yield card
    }
}

export function withoutCards(text: string, mask: string): string {
  return FORMS.reduce(
    (masked, [pattern, cardIn]) =>
      masked.replaceAll(pattern, (found, uuid?: string) =>
        uuid === undefined && cardIn(found) !== undefined ? mask : found,
      ),
    text,
  )
}

/** Also of digits that are not ASCII. */
const groupsOf = (found: string): string[] =>
  found
    .replaceAll('%20', ' ')
    .replaceAll(EACH_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .match(/\d+/g)!

/** Some or all of the groups, if they make up the number of a card. */
function checkedCard(found: string): string | undefined {
  const groups = groupsOf(found)
  for (const from of groups.keys()) {
    let digits = ''
    for (const group of groups.slice(from)) {
      digits += group
      if (OF_NETWORK.test(digits) && passesLuhn(digits)) return digits
    }
  }
  return undefined
}
