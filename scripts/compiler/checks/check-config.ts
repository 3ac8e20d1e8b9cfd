// Checks the links in site/site.config.ts: navbar, footer, announcement and reference lead somewhere.

import type { SiteConfig } from '#site/model/site-config.ts'
import { decide } from '#site/model/urls.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { nearestPath } from './view/nearest-path.ts'
import { placeInConfig } from './view/place-in-config.ts'
import type { Site } from './view/site-view.ts'

/** The folder that the configuration is written for. Content elsewhere may be on its way to a site of its own. */
const OWN_FOLDER = 'content'

export function checkConfig({ reads, byPath, config, content, view }: Site): Diagnostic[] {
  if (!content.configured) return []
  const severity = content.label === OWN_FOLDER ? 'error' : 'warning'
  return [...new Set(ownLinks(config))].flatMap((href): Diagnostic[] => {
    const url = new URL(href, 'https://site.invalid')
    const decision = decide(url.pathname, url.search, view)
    if (decision.kind !== 'not-found' && decision.kind !== 'malformed' && decision.kind !== 'redirect')
      return []
    const moved = decision.kind === 'redirect'
    const better = moved ? decision.location : nearestPath(url.pathname, byPath)
    const what = moved ? `\`${href}\` is redirected` : `there is no page or file at \`${href}\``
    const fix = better === undefined ? 'link to a page that exists' : `link to \`${better}\``
    return [
      {
        code: 'config-link-invalid',
        severity,
        place: placeInConfig(reads, `'${href}'`, href),
        what,
        fix,
      },
    ]
  })
}

function ownLinks({ announcement, footer, navbar, reference }: SiteConfig): string[] {
  const hrefs = [
    ...navbar.flatMap((item) => {
      if (item.type === 'doc') return [item.path]
      if (item.type === 'link') return [item.href]
      return item.type === 'dropdown' ? (item.items ?? []).map(({ href }) => href) : []
    }),
    ...footer.columns.flatMap(({ links }) => links.map(({ href }) => href)),
    ...(announcement?.href ? [announcement.href] : []),
    ...(reference === undefined ? [] : [reference]),
  ]
  // The configuration may miss what its type demands: check-navbar.ts says so.
  return hrefs.filter((href: string | undefined) => href?.startsWith('/'))
}
