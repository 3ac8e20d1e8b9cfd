// Checks the redirect table: no rule shadowed by a page, no loop, no chain, no dead target or fragment.

import { decide, encodePath } from '#site/model/urls.ts'
import type { DiagnosticCode } from '../../diagnostics/codes.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { placeIn } from '../../content/read-content.ts'
import type { RedirectRule } from '../../content/read-redirects.ts'
import { missingAnchor } from './view/fragments.ts'
import { nearestPath } from './view/nearest-path.ts'
import type { Site } from './view/site-view.ts'

export function checkRedirects(site: Site): Diagnostic[] {
  const looping = findLoops(site.rules)
  return site.rules.flatMap((rule) => checkRule(rule, site, looping))
}

function checkRule(rule: RedirectRule, site: Site, looping: ReadonlyMap<string, string[]>): Diagnostic[] {
  const shadowed = checkSource(rule, site)
  if (shadowed) return [shadowed]
  const loop = looping.get(rule.from)
  if (!loop) return [checkTarget(rule, site) ?? []].flat()
  if (loop.length === 0) return []
  const what = `\`${rule.from}\` redirects back to itself: ${loop.join(' → ')}`
  return [problem('redirect-loop', rule.toPlace, what, 'make the last rule point to a page')]
}

/** A path that the site serves is never redirected. */
function checkSource({ from, fromPlace }: RedirectRule, site: Site): Diagnostic | undefined {
  const own = decide(encodePath(from), '', site.view)
  if (own.kind === 'redirect') return undefined
  if (own.kind !== 'page') {
    const what = `\`${from}\` is a path that the site already serves`
    return problem('redirect-shadowed', fromPlace, what, 'remove this line')
  }
  const what = `\`${from}\` is the path of the page ${placeIn(site.content, own.page.file).file}`
  return problem('redirect-shadowed', fromPlace, what, 'remove this line, or move the page')
}

function checkTarget({ to, toPlace }: RedirectRule, site: Site): Diagnostic | undefined {
  const url = new URL(to, 'https://site.invalid')
  const decision = decide(url.pathname, url.search, site.view)
  switch (decision.kind) {
    case 'redirect': {
      const what = `\`${to}\` is itself redirected to \`${decision.location}\``
      return problem('redirect-chain', toPlace, what, `write \`${decision.location}\``)
    }
    case 'page': {
      const missing = missingAnchor(decision.page, url.hash.slice(1))
      if (!missing) return undefined
      const { what, nearest } = missing
      const fix = nearest === undefined ? 'remove the fragment' : `use \`#${nearest}\`, the nearest id`
      return problem('redirect-anchor-missing', toPlace, what, fix)
    }
    case 'file':
      return undefined
    default: {
      const nearest = nearestPath(url.pathname, site.byPath)
      const what = `there is no page or file at \`${url.pathname}\``
      const fix =
        nearest === undefined ? 'write a path that exists' : `write \`${nearest}\`, the nearest page`
      return problem('redirect-target-missing', toPlace, what, fix)
    }
  }
}

/** The first rule of every loop, with the paths that the loop goes through. The other rules of a loop are left out. */
function findLoops(rules: readonly RedirectRule[]): Map<string, string[]> {
  const next = new Map(rules.map(({ from, to }) => [from, to.replace(/[?#].*$/, '')]))
  const loops = new Map<string, string[]>()
  for (const { from } of rules) {
    if (loops.has(from)) continue
    const way = wayFrom(from, next)
    if (way.at(-1) !== from) continue
    for (const member of way) loops.set(member, [])
    loops.set(from, way)
  }
  return loops
}

/** The paths that a redirect leads through, up to the first that repeats. */
function wayFrom(from: string, next: ReadonlyMap<string, string>): string[] {
  const way = [from]
  const passed = new Set(way)
  for (let path = next.get(from); path !== undefined; path = next.get(path)) {
    way.push(path)
    if (passed.has(path)) break
    passed.add(path)
  }
  return way
}

function problem(code: DiagnosticCode, place: Place, what: string, fix: string): Diagnostic {
  return { code, severity: 'error', place, what, fix }
}
