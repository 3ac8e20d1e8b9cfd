// Writes redirects.yaml: one hop each, from paths without a page to pages.

import { stringify } from 'yaml'
import { canonical } from '../engines/page-path.ts'
import type { ImportProblem, Report } from '../found/import-problem.ts'
import type { PlannedRedirect } from '../source/import-plan.ts'
import { nearestAnchor } from './page-anchors.ts'

interface Redirects {
  /** The page that an old path leads to. */
  target: (path: string) => string | undefined
  text: (anchors: ReadonlyMap<string, ReadonlySet<string>>, report: Report) => string
}

/** `paths`: new path by the engine's path; those that differ are redirected too. */
export function collectRedirects(
  planned: readonly PlannedRedirect[],
  paths: ReadonlyMap<string, string>,
  base: string,
): Redirects {
  const pages = new Set(paths.values())
  const rules = new Map<string, PlannedRedirect>()
  const fromOf = (rule: PlannedRedirect): string => canonical(withoutBase(rule.from, base))
  for (const rule of planned) if (!rules.has(fromOf(rule))) rules.set(fromOf(rule), rule)
  const target = (path: string, passed = 0): string | undefined => {
    const rule = rules.get(path)
    if (!rule || passed > rules.size || !rule.to.startsWith('/') || rule.to.startsWith('//')) return undefined
    const next = canonical(withoutBase(rule.to, base))
    return paths.get(next) ?? target(next, passed + 1)
  }
  return {
    target: (path) => target(path),
    text: (anchors, report) => {
      const written: Record<string, string> = {}
      for (const rule of planned) {
        const from = fromOf(rule)
        const first = rules.get(from)!
        const page = target(from)
        const refused = pages.has(from) || from === '/' || page === undefined
        // Of two rules for one path the first counts; a pattern has other paths too.
        if (rule !== first && rule.pattern === undefined) continue
        if (refused || rule.pattern !== undefined)
          report(problemOf({ ...rule, to: first.to }, from, { refused, reached: page !== undefined }))
        if (refused || rule !== first) continue
        const [, fragment] = rule.to.split('#')
        const anchor = fragment && nearestAnchor(fragment, anchors.get(page) ?? new Set())
        written[from] = anchor ? `${page}#${anchor}` : page
      }
      for (const [from, to] of paths)
        if (from !== to && !pages.has(from) && isServed(from)) written[from] ??= to
      return Object.keys(written).length === 0 ? '' : stringify(written, { lineWidth: 0 })
    },
  }
}

/** What a rule that has no line, or whose pattern has only one, is reported as. */
function problemOf(
  { to, file, line = 1, pattern }: PlannedRedirect,
  from: string,
  { refused, reached }: { refused: boolean; reached: boolean },
): ImportProblem {
  const place = { kind: 'redirect' as const, file, line, column: 1 }
  if (pattern === undefined) {
    const reason = reached ? 'starts at a page' : `leads to \`${to}\`, which is not a page of the site`
    const what = `the redirect from \`${from}\` ${reason}`
    return { ...place, what, fix: 'add it to redirects.yaml if it should lead somewhere' }
  }
  if (!refused)
    return {
      ...place,
      what: `\`${pattern}\` is a pattern, of which \`${from}\` alone is redirected`,
      fix: 'write a line for each other path that readers still have in redirects.yaml',
    }
  const reason = reached ? `\`${from}\` is a page` : `\`${to}\` is not a page of the site`
  const what = `\`${pattern}\` is a pattern of which nothing is redirected: ${reason}`
  return { ...place, what, fix: 'write a line for each path in redirects.yaml' }
}

/** Paths of the site itself are not redirected. */
function isServed(path: string): boolean {
  return !/^\/(?:_|search$|assets\/|mcp)|\.(?:md|txt|xml|json)$/.test(path)
}

function withoutBase(path: string, base: string): string {
  return base !== '/' && path.startsWith(base) ? `/${path.slice(base.length)}` : path
}
