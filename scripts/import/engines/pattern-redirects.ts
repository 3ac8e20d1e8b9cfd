// Expands redirects with patterns as far as possible: `/old/* /new/:splat` becomes a line for each page below /new.

import type { Report } from '../found/import-problem.ts'
import type { PlannedRedirect } from '../source/import-plan.ts'
import { canonical } from './page-path.ts'

/** The path before the pattern: `/old*` to `/new` or to `/new:splat`, and `/old/*` to `/new`, lead from `/old` too. */
const BEFORE = /^(\/[^*:]*[^*:/])\/?\*$/
/** The rest of a path, at its end: `*`, `:slug*`, `:splat`, `:path(.*)`. */
const REST = /^(.*\/)(?:\*|:\w+\*?|:\w+\(\.\*\))$/

function isPattern(path: string): boolean {
  return /[*:]/.test(path)
}

/**
 * The rule itself, or one for each page that its pattern matches, or one for the path before its pattern; any other
 * pattern is reported.
 */
export function writtenOut(
  rule: PlannedRedirect,
  paths: readonly string[],
  report: Report,
): PlannedRedirect[] {
  if (!isPattern(rule.from)) return [rule]
  const found = expandPattern(rule, paths)
  if (found.length > 0) return found.map((one) => ({ ...rule, ...one }))
  const first = firstOfPattern(rule)
  // What becomes of it is known when all pages are.
  if (first) return [{ ...rule, ...first, pattern: rule.from }]
  report({
    kind: 'redirect',
    file: rule.file,
    line: rule.line ?? 1,
    column: 1,
    what: `\`${rule.from}\` is a pattern`,
    fix: 'write a line for each path in redirects.yaml',
  })
  return []
}

function firstOfPattern({ from, to }: PlannedRedirect): { from: string; to: string } | undefined {
  const [, before] = BEFORE.exec(from) ?? []
  const target = to.replace(/\/?:splat$/, '')
  return before === undefined || target === '' || isPattern(target.replace(/^https?:/, ''))
    ? undefined
    : { from: canonical(before), to: target }
}

/** A redirect for each page that matches the new pattern; none if the patterns are of another kind or match no page. */
function expandPattern(
  { from, to }: { from: string; to: string },
  paths: Iterable<string>,
): { from: string; to: string }[] {
  const [, old] = REST.exec(from) ?? []
  const [, now] = REST.exec(to) ?? []
  // At the root it would redirect every path of the site.
  if (old === undefined || now === undefined || isPattern(old + now) || old === '/') return []
  return [...paths].flatMap((path) => {
    if (!path.startsWith(now) || path.startsWith(old)) return []
    return [{ from: canonical(old + path.slice(now.length)), to: path }]
  })
}
