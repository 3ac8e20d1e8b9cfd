// Writes redirects.yaml: one hop each, from paths without a page to pages.

import { stringify } from 'yaml'
import { canonical } from '../engines/page-path.ts'
import type { Report } from '../found/import-problem.ts'
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
  for (const rule of planned) {
    const from = canonical(withoutBase(rule.from, base))
    if (!rules.has(from)) rules.set(from, rule)
  }
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
      for (const [from, { to, file, line = 1 }] of rules) {
        const page = target(from)
        if (pages.has(from) || from === '/' || page === undefined) {
          const reason =
            page === undefined ? `leads to \`${to}\`, which is not a page of the site` : 'starts at a page'
          report({
            kind: 'redirect',
            file,
            line,
            column: 1,
            what: `the redirect from \`${from}\` ${reason}`,
            fix: 'add it to redirects.yaml if it should lead somewhere',
          })
          continue
        }
        const [, fragment] = to.split('#')
        const anchor = fragment && nearestAnchor(fragment, anchors.get(page) ?? new Set())
        written[from] = anchor ? `${page}#${anchor}` : page
      }
      for (const [from, to] of paths)
        if (from !== to && !pages.has(from) && isServed(from)) written[from] ??= to
      return Object.keys(written).length === 0 ? '' : stringify(written, { lineWidth: 0 })
    },
  }
}

/** Paths of the site itself are not redirected. */
function isServed(path: string): boolean {
  return !/^\/(?:_|search$|assets\/|mcp)|\.(?:md|txt|xml|json)$/.test(path)
}

function withoutBase(path: string, base: string): string {
  return base !== '/' && path.startsWith(base) ? `/${path.slice(base.length)}` : path
}
