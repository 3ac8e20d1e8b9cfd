// The URL grammar: every spelling of a URL, and what it resolves to.

import { describe, expect, it } from 'vitest'
import type { FileEntry, PageEntry } from '#site/model/release.ts'
import {
  canonicalPath,
  decide,
  encodePath,
  isOwnPath,
  pagesToLookUp,
  markdownPath,
  type ReleaseView,
} from '#site/model/urls.ts'

const entry = (title: string): PageEntry => ({
  hash: 'a'.repeat(32),
  markdown: 'b'.repeat(32),
  title,
  description: '',
  layout: 'doc',
})
const pages = new Map(
  ['/', '/docs', '/docs/api', '/docs/api/errors', '/docs/überblick', '/docs/a+b', '/docs/v1.2'].map(
    (path) => [path, entry(path)],
  ),
)
const redirects = new Map([
  ['/old', '/docs/api'],
  ['/old/deep', '/docs/api/errors#status-404'],
  ['/old-query', '/docs?lang=node&x=1#top'],
  ['/to-file', '/llms.txt'],
  ['/home', '/'],
  ['/übersicht', '/docs/überblick?q=ä#für-alle'],
  ['/outside', '//evil.example/x'],
  ['/outside-2', 'https://evil.example/x'],
  ['/outside-3', '/\\evil.example'],
])
const file: FileEntry = { hash: 'c'.repeat(32), type: 'text/plain' }
const files = new Map(
  ['/llms.txt', '/robots.txt', '/token.html', '/.well-known/gpc.json'].map((path) => [path, file]),
)
const release: ReleaseView = {
  page: (path) => pages.get(path),
  redirect: (path) => redirects.get(path),
  file: (path) => files.get(path),
}

const kind = (pathname: string) => decide(pathname, '', release).kind
const location = (pathname: string, search = '') => {
  const decision = decide(pathname, search, release)
  return decision.kind === 'redirect' ? decision.location : decision.kind
}

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['/docs///', '/docs'],
    ['//docs//api', '/docs/api'],
    ['/Docs/API', '/docs/api'],
    ['/docs.html', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/index', '/docs'],
    ['/docs/index.html/', '/docs'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/docs/v1.2', '/docs/v1.2'],
    ['/docs/my-index', '/docs/my-index'],
    ['/docs/%C3%9Cberblick', '/docs/überblick'],
    ['/docs%2Fapi', '/docs/api'],
    ['/%2f%2fevil.example', '/evil.example'],
    ['/docs/%252e', '/docs/%2e'],
    ['/.html', '/.html'],
  ])('of %j is %j', (pathname, path) => {
    expect(canonicalPath(pathname)).toBe(path)
  })

  it.each([
    '/%',
    '/%2',
    '/%zz',
    '/%ff',
    '/%c0%80',
    '/%ed%a0%80',
    '/%00',
    '/%0d%0a',
    '/%7f',
    '/%c2%85',
    '/%5cevil.example',
    '/docs\\api',
    '/%e2%80%a8',
    '/%ef%bf%bd',
    '/\ud800',
  ])('does not exist for %j', (pathname) => {
    expect(canonicalPath(pathname)).toBeUndefined()
  })

  it('is idempotent', () => {
    for (const pathname of spellings()) {
      const path = canonicalPath(pathname)
      if (path !== undefined && !path.includes('%') && !/\.html$|\/index$/.test(path)) {
        expect(canonicalPath(encodePath(path))).toBe(path)
      }
    }
  })
})

describe('decide', () => {
  it('finds a page by its published path', () => {
    expect(decide('/docs/api', '?x=1', release)).toEqual({
      kind: 'page',
      path: '/docs/api',
      page: pages.get('/docs/api'),
    })
    expect(kind('/docs/%C3%BCberblick')).toBe('page')
    expect(kind('/docs/a+b')).toBe('page')
    expect(kind('/docs/v1.2')).toBe('page')
  })

  it('redirects every other spelling of a page to the published one, keeping the query', () => {
    for (const spelling of [
      '/docs/api/',
      '//docs/api',
      '/DOCS/api',
      '/docs/api.html',
      '/docs%2fapi',
      '/docs/api/index',
    ]) {
      expect([spelling, location(spelling, '?a=1')]).toEqual([spelling, '/docs/api?a=1'])
    }
    expect(location('/docs/%c3%bcberblick')).toBe('/docs/%C3%BCberblick')
    expect(location('/docs/Überblick')).toBe('/docs/%C3%BCberblick')
  })

  it('redirects a moved path and every spelling of it to its target in one hop', () => {
    expect(location('/old', '?a=1')).toBe('/docs/api?a=1')
    expect(location('//OLD/Deep/index.html/', '?a=1')).toBe('/docs/api/errors?a=1#status-404')
    expect(location('/home.html')).toBe('/')
  })

  it('encodes its target in ASCII', () => {
    expect(location('/%C3%BCbersicht')).toBe('/docs/%C3%BCberblick?q=%C3%A4#f%C3%BCr-alle')
    expect(location('/%C3%BCbersicht.md')).toBe('/docs/%C3%BCberblick.md')
  })

  it('never redirects to another origin', () => {
    expect(location('/outside')).toBe('not-found')
    expect(location('/outside-2')).toBe('not-found')
    expect(location('/outside-3')).toBe('not-found')
    expect(location('/outside.md')).toBe('not-found')
  })

  it('finds Markdown files, and redirects other spellings to them', () => {
    expect(decide('/docs/api.md', '', release)).toMatchObject({ kind: 'markdown', path: '/docs/api' })
    expect(decide('/index.md', '', release)).toMatchObject({ kind: 'markdown', path: '/' })
    expect(kind('/docs/%C3%BCberblick.md')).toBe('markdown')
    expect(location('/docs/API.md/', '?lang=go')).toBe('/docs/api.md?lang=go')
    expect(location('/docs/API.md/', '?slice=2&lang=go&x=1')).toBe('/docs/api.md?slice=2&lang=go&x=1')
    expect(location('/old.md', '?slice=2&slice=3&lang=go')).toBe('/docs/api.md?slice=2&slice=3&lang=go')
    // A redirect keeps the query as it came; its target responds at once, to the first value of each.
    expect(decide('/docs/api.md', '?slice=2&slice=3&lang=go', release).kind).toBe('markdown')
    expect(decide('/docs/api.md', '?slice=2&lang=go&lang=', release).kind).toBe('markdown')
    expect(location('/docs/api/index.md')).toBe('/docs/api.md')
    expect(location('/docs/api.html.md')).toBe('/docs/api.md')
    expect(location('/old.md')).toBe('/docs/api.md')
    expect(location('/old/deep.md')).toBe('/docs/api/errors.md')
    expect(location('/home.md')).toBe('/index.md')
    expect(decide('/to-file.md', '', release)).toMatchObject({ kind: 'not-found', wanted: 'markdown' })
    expect(decide('/nothing.md', '', release)).toMatchObject({ kind: 'not-found', wanted: 'markdown' })
  })

  it('finds files by name, and redirects other spellings to them', () => {
    expect(kind('/robots.txt')).toBe('file')
    expect(kind('/token.html')).toBe('file')
    expect(kind('/.well-known/gpc.json')).toBe('file')
    expect(location('/Robots.TXT/')).toBe('/robots.txt')
  })

  it('recognises assets by name, hash and extension', () => {
    const hash = '0123456789abcdef0123456789abcdef'
    expect(decide(`/assets/site.${hash}.css`, '', release)).toEqual({ kind: 'asset', hash, extension: 'css' })
    for (const wrong of [
      `/assets/site.${hash}`,
      `/assets/site.${hash.toUpperCase()}.css`,
      `/assets/${hash}.css`,
      `/assets/.${hash}.css`,
      `/assets/a/b.${hash}.css`,
      `/assets/..%2fsite.${hash}.css`,
      `/assets/${'a'.repeat(200)}.${hash}.css`,
      '/assets/',
    ]) {
      expect([wrong, decide(wrong, '', release)]).toMatchObject([
        wrong,
        { kind: 'not-found', wanted: 'asset' },
      ])
    }
  })

  it('recognises page records and sidebars', () => {
    const hash = 'f'.repeat(32)
    expect(decide(`/_page/${hash}`, '', release)).toEqual({ kind: 'record', hash })
    expect(kind(`/_page/${hash}0`)).toBe('not-found')
    expect(decide('/_sidebar/docs.api', '', release)).toEqual({ kind: 'sidebar', sidebarSection: 'docs.api' })
    expect(kind('/_sidebar/')).toBe('not-found')
    expect(kind('/_sidebar/%00')).toBe('not-found')
  })

  it('recognises the search, in its canonical spelling', () => {
    expect(decide('/search', '?q=x', release)).toEqual({ kind: 'search', format: 'html' })
    expect(decide('/search.json', '?q=x', release)).toEqual({ kind: 'search', format: 'json' })
    expect(location('/Search/', '?q=x')).toBe('/search?q=x')
  })

  it('finds nothing under names that objects inherit', () => {
    const plain: ReleaseView = { page: () => undefined, redirect: () => undefined, file: () => undefined }
    for (const path of ['/__proto__', '/constructor', '/tostring', '/hasOwnProperty']) {
      expect(decide(path, '', plain).kind).toBe('not-found')
    }
  })

  it('never throws, never redirects to another origin, and never redirects twice', () => {
    for (const pathname of spellings()) {
      const first = location(pathname, '?q=1')
      if (!first.startsWith('/')) continue
      expect(isOwnPath(first)).toBe(true)
      const { pathname: next } = new URL(first, 'https://docs.example.test')
      expect([pathname, first, kind(next)]).not.toEqual([pathname, first, 'redirect'])
    }
  })
})

describe('encodePath', () => {
  it('encodes non-ASCII characters and those that would end the path', () => {
    expect(encodePath('/docs/überblick')).toBe('/docs/%C3%BCberblick')
    expect(encodePath('/a?b#c')).toBe('/a%3Fb%23c')
  })
})

describe('markdownPath', () => {
  it('adds .md, and names the landing page index.md', () => {
    expect([markdownPath('/docs'), markdownPath('/')]).toEqual(['/docs.md', '/index.md'])
  })
})

describe('pagesToLookUp', () => {
  it('names the pages that a URL may refer to', () => {
    expect(pagesToLookUp('/Docs/API/')).toEqual(['/docs/api'])
    expect(pagesToLookUp('/docs/api.md')).toEqual(['/docs/api.md', '/docs/api'])
    expect(pagesToLookUp('/%ff')).toEqual([])
  })
})

/** Thousands of URLs assembled from what readers and attackers write; the same in every run. */
function spellings(): string[] {
  const pieces = [
    'docs',
    'api',
    'Docs',
    'API',
    'errors',
    'old',
    'index',
    'index.html',
    'robots.txt',
    'search',
    'outside',
    '.html',
    '.md',
    '/',
    '//',
    '///',
    '.',
    '..',
    '%2e',
    '%2f',
    '%2F%2f',
    '%5c',
    '%c3%bc',
    '%25',
    '%',
    'evil.example',
    '@',
    ':',
    ';',
    '?',
    '\\',
    ' ',
  ]
  let state = 42
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return Array.from({ length: 6000 }, () =>
    Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]!).reduce(
      (path, piece) => path + piece,
      '/',
    ),
  )
}
