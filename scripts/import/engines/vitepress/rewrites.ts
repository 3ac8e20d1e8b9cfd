// The rewrites of VitePress: patterns for source files, with their routes. 'en/:rest*': ':rest*' en/guide/start.md is
// guide/start.md

import { asObject } from '../../source/read-config.ts'

const PARAMETER = /:(\w+)(\([^)]*\))?([*+?]?)/g

export function rewriter(rewrites: unknown): (route: string) => string {
  const rules = Object.entries(asObject(rewrites)).flatMap(([from, to]): { pattern: RegExp; to: string }[] =>
    typeof to === 'string' ? [{ pattern: patternOf(from), to }] : [],
  )
  return (route) => {
    for (const { pattern, to } of rules) {
      const match = pattern.exec(route)
      if (match)
        return to
          .replaceAll(PARAMETER, (_, name: string) => match.groups?.[name] ?? '')
          .replaceAll(/\/{2,}/g, '/')
    }
    return route
  }
}

function patternOf(from: string): RegExp {
  let source = ''
  let last = 0
  for (const match of from.matchAll(PARAMETER)) {
    const [whole, name = '', , repeat] = match
    source += `${RegExp.escape(from.slice(last, match.index))}(?<${name}>${repeat === '' || repeat === '?' ? '[^/]+' : '.*'})`
    last = match.index + whole.length
  }
  return new RegExp(`^${source}${RegExp.escape(from.slice(last))}$`)
}
