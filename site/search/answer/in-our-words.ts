// Rewrites the header names of former brands and other vendors in a query: those that are ours except for the prefix.

const HEADER = /(?<![\w-])[A-Za-z][A-Za-z\d]{0,15}((?:-[A-Za-z]+)+)(?![\w-])/g

/** `XY-API-KEY` becomes `ACM-API-KEY` if only the latter is known. `isKnown` takes a name in lower case. */
export function inOurWords(query: string, headerPrefix: string, isKnown: (name: string) => boolean): string {
  return query.replaceAll(HEADER, (typed, rest: string) => {
    if (isKnown(typed.toLowerCase())) return typed
    // Handles prefixes with several parts, as in `X-XY-API-KEY`.
    for (let name = rest; name !== ''; name = name.replace(/^-[^-]*/, '')) {
      if (name.indexOf('-', 1) > 0 && isKnown(`${headerPrefix}${name}`.toLowerCase()))
        return headerPrefix + name.toUpperCase()
    }
    return typed
  })
}
