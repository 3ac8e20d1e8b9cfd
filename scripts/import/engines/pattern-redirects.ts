// Redirects that are patterns, as far as they can be written out: `/old/* /new/:splat` is a line for each page below /new.

import { canonical } from './page-path.ts'

/** The rest of a path, at its end: `*`, `:slug*`, `:splat`, `:path(.*)`. */
const REST = /^(.*\/)(?:\*|:\w+\*?|:\w+\(\.\*\))$/

export function isPattern(path: string): boolean {
  return /[*:]/.test(path)
}

/** A redirect for each page that the new pattern has; none where the patterns are of another kind, or no page is there. */
export function expandPattern(
  { from, to }: { from: string; to: string },
  paths: Iterable<string>,
): { from: string; to: string }[] {
  const [, old] = REST.exec(from) ?? []
  const [, now] = REST.exec(to) ?? []
  // The root would lead every path of the site elsewhere.
  if (old === undefined || now === undefined || isPattern(old + now) || old === '/') return []
  return [...paths].flatMap((path) => {
    if (!path.startsWith(now) || path.startsWith(old)) return []
    return [{ from: canonical(old + path.slice(now.length)), to: path }]
  })
}
