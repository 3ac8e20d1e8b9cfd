// Checks what site/site.config.ts says about the content: the links in navbar, footer, announcement and reference lead
// somewhere, and navbar items name an existing sidebar.

import type { SiteConfig } from '#site/model/site-config.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { decide } from '#site/model/urls.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { nearestPath } from './view/nearest-path.ts'
import { placeInConfig } from './view/place-in-config.ts'
import type { Site } from './view/site-view.ts'
import { redirectedLinkFix } from './redirected-link.ts'

/** The folder that the configuration is written for. Content in another folder may be the beginning of another site. */
const OWN_FOLDER = 'content'

type Severity = Diagnostic['severity']

export function checkConfig(site: Site): Diagnostic[] {
  const { content } = site
  if (!content.configured) return []
  const severity = content.label === OWN_FOLDER ? 'error' : 'warning'
  return [...linkProblems(site, severity), ...sidebarProblems(site, severity)]
}

/** A navbar item without its sidebar is never marked as the current one. */
function sidebarProblems({ reads, config, trees, sidebarsSound }: Site, severity: Severity): Diagnostic[] {
  if (!sidebarsSound) return []
  const names = trees.map(({ name }) => name)
  return config.navbar.flatMap((item): Diagnostic[] => {
    if (item.type !== 'doc' || names.includes(item.sidebar)) return []
    const nearest = nearestName(item.sidebar, names)
    const place = placeInConfig(reads, `sidebar: '${item.sidebar}'`, item.sidebar)
    const what = `there is no sidebar \`${item.sidebar}\``
    const fix = nearest ? `write \`${nearest}\`` : `write one of ${names.join(', ')}`
    return [{ code: 'config-navbar-invalid', severity, place, what, fix }]
  })
}

function linkProblems({ reads, byPath, config, view }: Site, severity: Severity): Diagnostic[] {
  return [...new Set(ownLinks(config))].flatMap((href): Diagnostic[] => {
    const url = new URL(href, 'https://site.invalid')
    const decision = decide(url.pathname, url.search, view)
    if (decision.kind !== 'not-found' && decision.kind !== 'malformed' && decision.kind !== 'redirect')
      return []
    const moved = decision.kind === 'redirect'
    const nearest = nearestPath(url.pathname, byPath)
    const what = moved ? `\`${href}\` is redirected` : `there is no page or file at \`${href}\``
    const missingFix = nearest === undefined ? 'link to a page that exists' : `link to \`${nearest}\``
    const fix = moved ? redirectedLinkFix(decision.location, undefined, view) : missingFix
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
      return item.type === 'dropdown' ? item.items.map(({ href }) => href) : []
    }),
    ...footer.columns.flatMap(({ links }) => links.map(({ href }) => href)),
    ...(announcement?.href ? [announcement.href] : []),
    ...(reference === undefined ? [] : [reference]),
  ]
  return hrefs.filter((href) => href.startsWith('/'))
}
