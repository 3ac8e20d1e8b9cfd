// Proves the stored forms of the search: any lunr client loads the index, and every way to it ranks alike.

import lunr from 'lunr'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchData } from '#scripts/compiler/outputs/search-parts.ts'
import type { CompiledPage, SearchSection } from '#scripts/compiler/page/compiled-page.ts'
import { unpackDocuments } from '#site/search/index/packed-documents.ts'
import { parseDocuments } from '#site/search/index/search-documents.ts'
import { inOneGo } from '#site/search/index/in-one-go.ts'
import { indexDocuments, loadSearchData } from '#site/search/query/search-data.ts'
import { search } from '#site/search/query/run-search.ts'

const section = (
  id: string,
  heading: string,
  text: string,
  more: Partial<SearchSection> = {},
): SearchSection => ({
  id,
  heading,
  level: id === '' ? 1 : 2,
  text,
  ...more,
})

const page = (path: string, title: string, sections: SearchSection[]) =>
  ({ path, title, description: `About ${title}.`, frontMatter: {}, sections }) as unknown as CompiledPage

const pages = [
  page('/docs/api/errors', 'Errors', [
    section('', '', 'Every status & its cause.'),
    section('statuses', 'Statuses', '429 Too many requests Yes', {
      definitions: [{ name: '429', related: ['Retry-After'], text: 'Too many requests · Yes' }],
    }),
    section('status-429', '429 Too Many Requests', 'Wait for the seconds in Retry-After.', {
      identifiers: ['service_status'],
    }),
    section('related', 'Related', 'Pagination: cursors and sizes.'),
  ]),
  page('/docs/sdks/node', 'Node.js SDK', [
    section('', '', 'One client.'),
    section('tokens', 'Tokens', 'tokens.create(request) POST /tokens token:create', {
      definitions: [
        {
          name: 'tokens.create(request)',
          related: ['POST /tokens', 'token:create'],
          text: 'POST /tokens · token:create',
        },
      ],
    }),
  ]),
]
const facets = [{ name: 'api', label: 'API' }]
const made = searchData({ pages, facetOf: () => 'api', facets })
const stored = loadSearchData(made.index, made.documents)
const urls = (query: string): string[] => search(stored, query).results.map(({ url }) => url)

describe('the stored index', () => {
  let index: lunr.Index
  beforeAll(() => {
    index = lunr.Index.load(JSON.parse(made.index))
  })

  it('is loaded by lunr itself and answers its queries', () => {
    const refs = index
      .query((query) => query.term('wait', { usePipeline: false }))
      .map(({ ref }) => Number(ref))
    expect(refs.map((ref) => stored.documents.searchDocs[ref]!.url)).toEqual(['/docs/api/errors#status-429'])
  })

  it('holds no positions', () => {
    expect(made.index).not.toContain('position')
  })

  it('gives the same results as the index that the browser makes of the documents', () => {
    const fresh = inOneGo(indexDocuments(parseDocuments(made.documents)))
    for (const query of ['429', 'retry', 'tokens.create', 'client', 'too mnay requests', 'token']) {
      expect(search(fresh, query)).toEqual(search(stored, query))
    }
  })

  it('takes names from the text of the file only, never from the prototype of objects', () => {
    for (const query of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect(urls(query)).toEqual([])
    expect(() => loadSearchData('{"__proto__":{"x":1}}', made.documents)).toThrow(TypeError)
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  it('is refused when it is something else', () => {
    expect(() => loadSearchData('[]', made.documents)).toThrow(TypeError)
    expect(() => loadSearchData(made.index, '{}')).toThrow(TypeError)
    expect(() => loadSearchData(made.index, 'null')).toThrow(TypeError)
    expect(() => unpackDocuments('{}')).toThrow(TypeError)
  })
})

describe('the documents', () => {
  const { searchDocs, options } = parseDocuments(made.documents)

  it('keep the fields that older clients of the file read', () => {
    expect(searchDocs[0]).toMatchObject({
      title: 'Errors',
      type: 0,
      sectionRef: '#',
      url: '/docs/api/errors',
      content: 'Every status & its cause.',
      keywords: '',
    })
    expect(searchDocs.find(({ title }) => title === 'Statuses')).toMatchObject({
      type: 1,
      pageTitle: 'Errors',
      url: '/docs/api/errors#statuses',
      tagName: 'h2',
      version: 'Next',
    })
    expect(options.maxHits).toBeGreaterThan(0)
  })

  it('come without text first, entry for entry', () => {
    const titles = unpackDocuments(made.titles)
    expect(titles.searchDocs.map(({ url, title }) => [url, title])).toEqual(
      searchDocs.map(({ url, title }) => [url, title]),
    )
    expect(titles.searchDocs.every(({ content }) => content === '')).toBe(true)
    expect(search(inOneGo(indexDocuments(titles)), '429').results[0]?.url).toBe('/docs/api/errors#status-429')
  })

  it('come to browsers in a smaller form, entry for entry', () => {
    const packed = unpackDocuments(made.text)
    expect(packed.options).toEqual(options)
    expect(packed.searchDocs).toEqual(searchDocs.map(({ version: _, ...entry }) => entry))
    expect(made.text.length).toBeLessThan(made.documents.length)
  })

  it('leave out lists of links to other pages', () => {
    expect(urls('cursors')).toEqual([])
  })
})

describe('names', () => {
  it('are found by what they are called, with one row per section', () => {
    expect(urls('429')).toEqual(['/docs/api/errors#status-429', '/docs/api/errors#statuses'])
    expect(urls('tokens.create')[0]).toBe('/docs/sdks/node#tokens')
    expect(urls('POST /tokens')[0]).toBe('/docs/sdks/node#tokens')
    expect(urls('token:create')).toEqual(['/docs/sdks/node#tokens'])
    expect(urls('service_status')[0]).toBe('/docs/api/errors#status-429')
  })

  it('are shown with what the section says of them', () => {
    expect(search(stored, 'tokens.create').results[0]).toMatchObject({
      title: 'Node.js SDK',
      section: 'Tokens',
      snippet: 'tokens.create(request) · POST /tokens · token:create',
    })
  })
})
