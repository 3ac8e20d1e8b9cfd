// Checks links inside the site: each leads to a page, a file or an anchor, in one hop. Decides with the same function
// as the Worker, so what passes here gets a 200.

import { decide } from '#site/model/urls.ts'
import type { DiagnosticCode } from '../../diagnostics/codes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageFacts, PageLink } from '../page/compiled-page.ts'
import { missingAnchor } from './view/fragments.ts'
import { nearestPath } from './view/nearest-path.ts'
import type { Site } from './view/site-view.ts'
import { redirectedLinkFix } from './redirected-link.ts'

export function checkLinks(site: Site): Diagnostic[] {
  return site.pages.flatMap((page) => page.links.flatMap((link) => checkLink(link, site)))
}

function checkLink(link: PageLink, site: Site): Diagnostic[] {
  if (link.path === undefined) return []
  const { pathname, search } = target(link, link.path)
  const decision = decide(pathname, search, site.view)
  const missing = (what: string, fix: string) => [problem('link-target-missing', link, what, fix)]
  switch (decision.kind) {
    case 'page':
      return checkFragment(link, decision.page)
    case 'redirect':
      return [
        problem(
          'link-redirected',
          link,
          `\`${link.href}\` is redirected`,
          redirectedLinkFix(decision.location, link.fragment, site.view),
        ),
      ]
    case 'not-found':
    case 'malformed':
      return missing(`there is no page or file at \`${pathname}\``, missingFix(link.path, site))
    case 'asset':
      return site.pages.some((page) => page.assets.some(({ url }) => url === pathname))
        ? []
        : missing(`no page uses the file \`${pathname}\``, 'link to a page or a public file')
    default:
      return []
  }
}

/** The address that the browser would request: as written if it starts at the root, otherwise resolved. */
function target({ href }: PageLink, path: string): { pathname: string; search: string } {
  const url = URL.parse(href.startsWith('/') ? href : encodeURI(path), 'https://site.invalid')
  return { pathname: url?.pathname ?? href, search: url?.search ?? '' }
}

function checkFragment(link: PageLink, page: PageFacts): Diagnostic[] {
  const missing = missingAnchor(page, link.fragment)
  if (!missing) return []
  const { what, nearest } = missing
  const fix =
    nearest === undefined
      ? `link to a heading of ${page.path}, or remove the fragment`
      : `use \`#${nearest}\`, the nearest id`
  return [problem('link-anchor-missing', link, what, fix)]
}

function missingFix(path: string, site: Site): string {
  const nearest = nearestPath(path, site.byPath)
  return nearest === undefined
    ? 'link to a page that exists, or write this one'
    : `link to \`${nearest}\`, the nearest page`
}

function problem(code: DiagnosticCode, { place }: PageLink, what: string, fix: string): Diagnostic {
  return { code, severity: 'error', place, what, fix }
}
