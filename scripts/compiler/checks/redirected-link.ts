// What the author of a link to an old URL should do: link to where it leads, if that exists.

import { decide, type ReleaseView } from '#site/model/urls.ts'

/** `location`: what the old URL is redirected to. `fragment`: of the link, without `#`. */
export function redirectedLinkFix(
  location: string,
  fragment: string | undefined,
  view: ReleaseView<unknown>,
): string {
  const first = decided(location, view)
  const last = first.kind === 'redirect' ? first.location : location
  const { kind } = decided(last, view)
  if (kind === 'not-found' || kind === 'malformed' || kind === 'redirect')
    return `it leads to \`${last}\`, which does not exist: correct the redirect first`
  return `link to \`${last}${fragment === undefined || last.includes('#') ? '' : `#${fragment}`}\``
}

function decided(location: string, view: ReleaseView<unknown>) {
  const { pathname, search } = new URL(location, 'https://site.invalid')
  return decide(pathname, search, view)
}
