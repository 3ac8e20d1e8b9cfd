// The query of a request in the Location of a redirect.

/** Adds the request's query to a redirect target. The target's own parameters and fragment take precedence. */
export function mergeQuery(target: string, search: string): string {
  const query = bareQuery(search)
  if (query === '') return target
  const [beforeFragment, fragment] = splitOnce(target, '#')
  const [path, ownQuery] = splitOnce(beforeFragment, '?')
  const suffix = fragment === undefined ? '' : `#${fragment}`
  if (ownQuery === undefined) return path + query + suffix
  const merged = new URLSearchParams(ownQuery)
  const own = new Set(merged.keys())
  for (const [name, value] of new URLSearchParams(query)) {
    if (!own.has(name)) merged.append(name, value)
  }
  return `${path}?${merged.toString()}${suffix}`
}

/** A query that is safe in a Location: empty for a lone `?`, and without bytes that would end a header or URL. */
export function bareQuery(search: string): string {
  return search === '?' ? '' : search.replace(/[\u0000-\u0020\u007f#]/g, encodeURIComponent)
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
