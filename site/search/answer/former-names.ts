// Finds the page that replaces what a query names: an old path, a former title, a replaced package.

/** Its URL; undefined if the query is no such name. */
export function findFormerName(
  names: readonly (readonly [name: string, url: string])[],
  query: string,
): string | undefined {
  const wanted = keyOf(query)
  return wanted === '' ? undefined : names.find(([name]) => keyOf(name) === wanted)?.[1]
}

/** Normalises paths, titles and packages alike: without punctuation, spaces and case. */
const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
