// Resolves links to paths and collects them for the checks across pages.
//
//   [Errors](./errors.md#codes)      <a href="/docs/api/errors#codes">

import { decodeOrKeep } from '#site/model/decode-or-keep.ts'
import { join, posix } from 'node:path'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { canonicalPath, encodePath } from '#site/model/urls.ts'
import type { PageLink } from '../../page/compiled-page.ts'
import { publishAsset } from '../../page/page-assets.ts'
import { report, stateOf, type PageState } from '../../page/page-state.ts'
import { placeOf } from '../../../content/source-place.ts'
import { walkElements } from '../../../syntax/walk-tree.ts'

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

export function rehypeLinks() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkElements(tree, (element) => {
      const { href } = element.properties
      if (element.tagName === 'a' && typeof href === 'string') resolveLink(element, href.trim(), state)
    })
  }
}

function resolveLink(element: Element, href: string, state: PageState): void {
  const local = href.startsWith(`${state.settings.origin}/`) ? href.slice(state.settings.origin.length) : href
  if (SCHEME.test(local) || local.startsWith('//')) {
    resolveForeign(element, local, state)
    return
  }
  const [, pathname = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(local) ?? []
  const fragment = hash === undefined || hash === '' ? undefined : decodeOrKeep(hash)
  const suffix = query + (hash === undefined ? '' : `#${hash}`)
  if (pathname === '') {
    addLink(element, { href, path: state.path, fragment }, state)
    return
  }
  if (pathname.startsWith('/')) {
    element.properties['href'] = local
    addLink(element, { href, path: canonicalPath(pathname) ?? pathname, fragment }, state)
    return
  }
  resolveRelative(element, href, decodeOrKeep(pathname), { suffix, fragment }, state)
}

function resolveForeign(element: Element, href: string, state: PageState): void {
  const scheme = SCHEME.exec(href)?.[0].toLowerCase()
  if (scheme !== undefined && !SAFE_SCHEMES.has(scheme)) {
    delete element.properties['href']
    report(state, {
      code: 'link-unsafe',
      at: element,
      what: `the link starts with \`${scheme}\``,
      fix: 'link to a path, or to a URL that starts with `https:` or `mailto:`',
    })
    return
  }
  if (!URL.canParse(href, 'https://site.invalid')) {
    delete element.properties['href']
    report(state, {
      code: 'link-invalid',
      severity: state.settings.content.configured ? 'error' : 'warning',
      at: element,
      what: `\`${href}\` is not a URL`,
      fix: 'write the whole URL, or format it as `code` if it is not meant to be a link',
    })
    return
  }
  addLink(element, { href, path: undefined, fragment: undefined }, state)
}

/** A relative link names a file beside the page: a page with or without its ending, or a file to publish. */
function resolveRelative(
  element: Element,
  href: string,
  pathname: string,
  { suffix, fragment }: { suffix: string; fragment: string | undefined },
  state: PageState,
): void {
  const { reads, content } = state.settings
  const target = posix.join(posix.dirname(state.file), pathname).replace(/\/$/, '')
  const page = lookUp(target, state)
  const mayBeFile = page === undefined && !target.startsWith('..') && !/\.mdx?$/i.test(target)
  if (mayBeFile && reads.kind(join(content.root, target)) === 'file') {
    element.properties['href'] = publishAsset(state, target).url + suffix
    return
  }
  const outside = target.startsWith('..') ? `/${target.replaceAll('../', '')}` : `/${target}`
  const path = page ?? canonicalPath(encodeURI(outside.replace(/\.mdx?$/i, ''))) ?? outside
  element.properties['href'] = encodePath(path) + suffix
  addLink(element, { href, path, fragment }, state)
}

function lookUp(target: string, state: PageState): string | undefined {
  for (const file of candidates(target)) {
    const path = state.settings.paths.get(file)
    if (path !== undefined) return path
  }
  return undefined
}

function candidates(target: string): string[] {
  const prefix = target === '.' || target === '' ? '' : `${target}/`
  const folder = ['index.mdx', 'index.md', 'README.md', 'readme.md', 'README.mdx'].map(
    (name) => prefix + name,
  )
  return [target, `${target}.mdx`, `${target}.md`, ...folder]
}

function addLink(
  element: Element,
  { href, path, fragment }: { href: string; path: string | undefined; fragment: string | undefined },
  state: PageState,
): void {
  const link: PageLink = { href, place: placeOf(element.position, state.files) }
  if (path !== undefined) link.path = path
  if (fragment !== undefined) link.fragment = fragment
  state.links.push(link)
}
