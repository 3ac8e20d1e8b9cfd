// Tells whether a query may ask for a fact, or for something that is not offered: few do, and only they need the data for
// it. A question names its kind of value, or contains all words of a phrasing that names none.

import { readAskedValue } from './asked-value.ts'

/** `stems`: of the query's words, and of what else they are called. */
export function mayBeAnswered(
  phrasings: readonly string[],
  query: string,
  stems: ReadonlySet<string>,
): boolean {
  return (
    readAskedValue(query).kinds.length > 0 ||
    phrasings.some((phrasing) => phrasing.split(' ').every((stem) => stems.has(stem)))
  )
}
