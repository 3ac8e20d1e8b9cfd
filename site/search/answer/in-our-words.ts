// A query with the names of other days and other vendors replaced: a header that is ours but for its prefix.

const HEADER = /(?<![\w-])[A-Za-z][A-Za-z\d]{0,15}((?:-[A-Za-z]+)+)(?![\w-])/g

/** `XY-API-KEY` becomes `ACM-API-KEY` where that is known and the other is not. `isKnown` takes a name in lower case. */
export function inOurWords(query: string, headerPrefix: string, isKnown: (name: string) => boolean): string {
  return query.replaceAll(HEADER, (typed, rest: string) => {
    if (isKnown(typed.toLowerCase())) return typed
    // `X-XY-API-KEY` too: prefixes may be of several parts.
    for (let name = rest; name !== ''; name = name.replace(/^-[^-]*/, '')) {
      if (name.indexOf('-', 1) > 0 && isKnown(`${headerPrefix}${name}`.toLowerCase()))
        return headerPrefix + name.toUpperCase()
    }
    return typed
  })
}
