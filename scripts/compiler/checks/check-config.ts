// Checks what site/site.config.ts says about the content: the links in navbar, footer, announcement and reference lead
// somewhere, fragments included, and navbar items name an existing sidebar.

import type { SiteConfig } from '#site/model/site-config.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { decide } from '#site/model/urls.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { missingAnchor } from './view/fragments.ts'
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

function linkProblems(site: Site, severity: Severity): Diagnostic[] {
  return [...new Set(ownLinks(site.config))].flatMap((href): Diagnostic[] => {
    const problem = linkProblem(site, href)
    if (!problem) return []
    const place = placeInConfig(site.reads, `'${href}'`, href)
    return [{ code: 'config-link-invalid', severity, place, ...problem }]
  })
}

function linkProblem({ view, byPath }: Site, href: string): Pick<Diagnostic, 'what' | 'fix'> | undefined {
  const { pathname, search, hash } = new URL(href, 'https://site.invalid')
  const fragment = hash === '' ? undefined : hash.slice(1)
  const decision = decide(pathname, search, view)
  switch (decision.kind) {
    case 'page': {
      const missing = missingAnchor(decision.page, fragment)
      const { path } = decision.page
      return missing && { what: missing.what, fix: `link to \`${path}${hashOf(missing.nearest)}\`` }
    }
    case 'redirect':
      return {
        what: `\`${href}\` is redirected`,
        fix: redirectedLinkFix(decision.location, fragment, view),
      }
    case 'not-found':
    case 'malformed': {
      const nearest = nearestPath(pathname, byPath)
      const fix = nearest === undefined ? 'link to a page that exists' : `link to \`${nearest}\``
      return { what: `there is no page or file at \`${href}\``, fix }
    }
    default:
      return undefined
  }
}

const hashOf = (id: string | undefined): string => (id === undefined ? '' : `#${id}`)

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
