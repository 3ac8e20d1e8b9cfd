// Finds the page that replaces what a query names: an old path, a former title, a replaced package.

/** Its URL; undefined if the query is not a former name. An old path also matches by its last segment. */
export function findFormerName(
  names: readonly (readonly [name: string, url: string])[],
  query: string,
): string | undefined {
  const last = /^\S*\/([^/\s]+)\/*$/.exec(query.trim())?.[1]
  const wanted = [query, last ?? ''].map(keyOf).filter((key) => key !== '')
  return names.find(([name]) => wanted.includes(keyOf(name)))?.[1]
}

/** The path in an address that somebody typed or pasted: `https://docs.example/docs/api.md?x#y`. */
export const pathIn = (query: string): string | undefined =>
  /^(?:https?:\/\/[^/\s]+)?\/?((?:[\w-]+\/)+[\w-]+?)(?:\/|\.md|\.html)?(?:[?#]\S*)?$/.exec(query.trim())?.[1]

/** Normalises paths, titles and packages alike: without punctuation, spaces and case. */
const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
