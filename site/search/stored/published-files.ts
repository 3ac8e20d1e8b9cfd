// How `/lunr-index.json` and `/search-doc.json` are made of the stored parts, one after the other: lunr's clients look an
// entry up by its number in `/search-doc.json`, and read terms in lunr's own form.

import type { JoinedFile, JoinedParts } from '../../model/release.ts'
import type { EntryNumbers } from './entry-numbers.ts'
import { FIELDS } from '../index/searched-fields.ts'
import { termNumber } from './term-numbers.ts'
import { parseTermLine, type Places } from './term-slice.ts'

/** The end of a vector's key: `title/412.3`. */
const ENTRY = /\/(\d+)\.(\d+)"/g

/** A text of the file, or a part by its number and what it is. */
export type Piece = string | { part: number; as: JoinedParts['as'] }

export function* piecesOf(file: JoinedFile): Generator<Piece, undefined> {
  for (const piece of file) {
    if (typeof piece === 'string') {
      yield piece
      continue
    }
    for (let part = piece.from; part < piece.to; part++) {
      if (part > piece.from) yield ','
      yield { part, as: piece.as }
    }
  }
}

export type Publish = (text: string, as: JoinedParts['as']) => string

/** What the text of a part becomes in the file. */
export function publisher(numbers: EntryNumbers): Publish {
  const placeOf = createPlaceReader(numbers)
  const publish: Record<JoinedParts['as'], (text: string) => string> = {
    documents: (text) => text,
    vectors: (text) =>
      text.replace(ENTRY, (_, page: string, slot: string) => `/${placeOf(Number(page), Number(slot))}"`),
    terms: (text) =>
      text
        .split('\n')
        .map((line) => lunrTerm(line, placeOf))
        .join(','),
  }
  return (text, as) => publish[as](text)
}

type PlaceReader = (page: number, slot: number) => number

function createPlaceReader({ pages, slots }: EntryNumbers): PlaceReader {
  let next = 0
  const places = new Map(
    pages.map((page, at) => {
      const inSlots: number[] = []
      for (const slot of slots[at]!) inSlots[slot] = next++
      return [page, inSlots]
    }),
  )
  return (page, slot) => places.get(page)![slot]!
}

/**
 * Where lunr has metadata, this has the strength: clients only iterate over an object's keys, and a number has none. lunr
 * reads every field of a term, even one without entries.
 */
function lunrTerm(line: string, placeOf: PlaceReader): string {
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
