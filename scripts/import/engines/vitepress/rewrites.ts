// The rewrites of VitePress: patterns for source files, with their routes. 'en/:rest*': ':rest*' en/guide/start.md is
// guide/start.md

import { asObject } from '../../source/read-config.ts'

/** `:name`, `:name(pattern)` or `(pattern)`, each perhaps repeated or optional. */
const PARAMETER = /(?::(\w+)(?:\(([^()]*)\))?|\(([^()]*)\))([*+?]?)/g

interface Rewriter {
  rewrite(route: string): string
  /** Rules that match none of the routes: nothing is missing, unless this import reads the pattern in another way. */
  unused: string[]
}

export function rewriter(rewrites: unknown, routes: readonly string[]): Rewriter {
  const rules = Object.entries(asObject(rewrites)).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ from, to, pattern: patternOf(from) }] : [],
  )
  const ruleOf = (route: string) => rules.find(({ pattern }) => pattern?.test(route))
  const used = new Set(routes.map(ruleOf))
  return {
    rewrite: (route) => {
      const rule = ruleOf(route)
      return rule ? filledIn(rule.to, rule.pattern?.exec(route)?.groups ?? {}) : route
    },
    unused: rules.filter((rule) => !used.has(rule)).map(({ from }) => from),
  }
}

function filledIn(to: string, values: Readonly<Record<string, string | undefined>>): string {
  let unnamed = 0
  return to
    .replaceAll(PARAMETER, (_, name?: string) => values[groupOf(name ?? String(unnamed++))] ?? '')
    .replaceAll(/\/{2,}/g, '/')
}

function patternOf(from: string): RegExp | undefined {
  let source = ''
  let last = 0
  let unnamed = 0
  for (const match of from.matchAll(PARAMETER)) {
    const [whole, name, named, bare, repeat = ''] = match
    const segment = named ?? bare ?? '[^/]+'
    const value = /[*+]/.test(repeat) ? `(?:${segment})(?:/(?:${segment}))*` : segment
    source += RegExp.escape(from.slice(last, match.index))
    source += `(?<${groupOf(name ?? String(unnamed++))}>${value})${/[*?]/.test(repeat) ? '?' : ''}`
    last = match.index + whole.length
  }
  try {
    return new RegExp(`^${source}${RegExp.escape(from.slice(last))}$`)
  } catch {
    return undefined
  }
}

/** Names of parameters may begin with a digit; those of groups may not. */
const groupOf = (name: string): string => `p${name}`
