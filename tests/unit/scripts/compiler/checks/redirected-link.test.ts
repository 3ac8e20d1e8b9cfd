// What a link to an old URL should be replaced with.

import { expect, it } from 'vitest'
import { redirectedLinkFix } from '#scripts/compiler/checks/redirected-link.ts'

const redirects: Record<string, string> = {
  '/older': '/old',
  '/old': '/new#top',
  '/lost': '/nowhere',
  '/loop': '/loop',
}
const view = {
  page: (path: string) => (path === '/new' ? {} : undefined),
  redirect: (path: string) => redirects[path],
  file: () => undefined,
}

it.each([
  ['/new', undefined, 'link to `/new`'],
  ['/new', 'part', 'link to `/new#part`'],
  ['/old', 'part', 'link to `/new#top`'],
  ['/nowhere', 'part', 'it leads to `/nowhere`, which does not exist: correct the redirect first'],
  ['/lost', undefined, 'it leads to `/nowhere`, which does not exist: correct the redirect first'],
  ['/loop', undefined, 'it leads to `/loop`, which does not exist: correct the redirect first'],
])('an old URL that leads to %s, at %s', (location, fragment, fix) =>
  expect(redirectedLinkFix(location, fragment, view)).toBe(fix),
)
