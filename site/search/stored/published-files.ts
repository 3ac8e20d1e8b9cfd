// Converts the stored parts to what lunr clients read: they look up entries by their place in `/search-doc.json`, and
// read terms in lunr's own format.

import type { EntryNumbers } from './entry-numbers.ts'
import { FIELDS } from '../index/searched-fields.ts'
import { termNumber } from './term-numbers.ts'
import { parseTermLine, type Places } from './term-slice.ts'

/** The place of the entry in a slot of the page with that number. */
type PlaceReader = (page: number, slot: number) => number

export function createPlaceReader({ pages, slots }: EntryNumbers): PlaceReader {
  let next = 0
  const known = new Map(
    pages.map((page, at) => {
      const first = next
      next += slots[at]!.length
      return [page, { first, slots: slots[at]! }]
    }),
  )
  return (page, slot) => {
    const ofPage = known.get(page)!
    return ofPage.first + ofPage.slots.indexOf(slot)
  }
}

/**
 * A line of a slice. Where lunr has metadata, this has the strength: clients only iterate over an object's keys, and a
 * number has none. lunr reads every field of a term, even one without entries.
 */
export function lunrTerm(line: string, placeOf: PlaceReader): string {
  const { term, shift, fields } = parseTermLine(line)
  const texts = FIELDS.map((name, field) => `"${name}":{${lunrPlaces(fields[field]!, placeOf)}}`)
  return `[${JSON.stringify(term)},{"_index":${termNumber(term) + shift},${texts.join(',')}}]`
}

function lunrPlaces(places: Places, placeOf: PlaceReader): string {
  let text = ''
  for (let at = 0; at < places.length; at += 3)
    text += `${at === 0 ? '' : ','}"${placeOf(places[at]!, places[at + 1]!)}":${places[at + 2]!}`
  return text
}
