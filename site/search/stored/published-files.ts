// How `/lunr-index.json` and `/search-doc.json` are made of the stored parts, piece by piece.

import type { JoinedFile, SearchFile } from '../../model/release.ts'
import { entryName, type EntryNumbers } from './entry-numbers.ts'

/** A key of a term, `"412.3":`, or the end of a vector's, `"title/412.3"`. Terms contain no dots. */
const NAME = /(["/])(\d+\.\d+)"/g

/** Texts, and parts by their numbers, one after the other. */
export function* piecesOf(file: JoinedFile): Generator<string | number, undefined> {
  for (const piece of file) {
    if (typeof piece === 'string') {
      yield piece
      continue
    }
    const [from, to] = piece
    for (let part = from; part < to; part++) {
      if (part > from) yield ','
      yield part
    }
  }
}

/**
 * What a part becomes in the file: lunr's clients look an entry up by its number in `/search-doc.json`, which takes the
 * place of its name. The text is not parsed.
 */
export function publisher(file: SearchFile, numbers: EntryNumbers): (part: string) => string {
  if (file === 'documents') return (part) => part
  const places = placesByName(numbers)
  return (part) => part.replace(NAME, (_, before: string, name: string) => `${before}${places.get(name)}"`)
}

function placesByName({ pages, slots }: EntryNumbers): Map<string, number> {
  const places = new Map<string, number>()
  pages.forEach((page, at) => {
    for (const slot of slots[at]!) places.set(entryName(page, slot), places.size)
  })
  return places
}
