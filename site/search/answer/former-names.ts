// The page that took the place of what a query names: an old path, a former title, a package that was replaced.

/** Its address; undefined where the query is no such name. */
export function findFormerName(
  names: readonly (readonly [name: string, url: string])[],
  query: string,
): string | undefined {
  const wanted = keyOf(query)
  return wanted === '' ? undefined : names.find(([name]) => keyOf(name) === wanted)?.[1]
}

/** Paths, titles and packages alike: without signs, blanks and case. */
const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
