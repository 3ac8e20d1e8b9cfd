// The ranking on a small corpus: queries and their expected first results.

import { describe, expect, it, vi } from 'vitest'
import { hostileQueries } from '#scripts/bench/hostile-texts.ts'
import { groupByPage } from '#site/search/present/group-by-page.ts'
import { markedText } from '#site/search/present/marked-text.ts'
import { shownResults } from '#site/search/present/shown-results.ts'
import { inOneGo } from '#site/search/index/in-one-go.ts'
import { parseQuery } from '#site/search/query/parse-query.ts'
import { createWordMatcher } from '#site/search/query/word-matcher.ts'
import { indexDocuments } from '#site/search/query/search-data.ts'
import { search, type SearchResult } from '#site/search/query/run-search.ts'
import type { SearchEntry } from '#site/search/index/search-documents.ts'

// A fixed table, so that the site's own synonyms do not affect the ranking here.
vi.mock('#site/search/words/synonyms.ts', () => ({
  SYNONYM_GROUPS: [
    ['pan', 'card number', 'primary account number'],
    ['3ds', '3d secure', 'threeds', '3-d secure'],
    ['nodejs', 'node', 'node.js'],
  ],
}))
vi.mock('#site/search/words/foreign-tables.ts', () => ({ FOREIGN_TABLES: [] }))

const entry = (title: string, url: string, content: string, facet = 'docs'): SearchEntry => ({
  title,
  url,
  content,
  facet,
  type: url.includes('#') ? 1 : 0,
  keywords: '',
  ...(url.includes('#') ? { pageTitle: url.split('#')[0]!.split('/').at(-1)! } : {}),
})

const entries: SearchEntry[] = [
  entry(
    'What are tokens?',
    '/docs/concepts/what-are-tokens',
    'A token stands for data that you do not hold.',
  ),
  entry(
    'Tokens',
    '/docs/api/tokens',
    'Tokens are created, read and deleted. What are they? See the concept.',
    'api',
  ),
  entry(
    'Tokenize',
    '/docs/api/tokens/tokenize',
    'Tokenize several values in one call to POST /tokenize.',
    'api',
  ),
  entry(
    'Create a token',
    '/docs/api/tokens#create-a-token',
    'Send {"type": "card", "data": {"card_number": "4242"}} with createToken.',
    'api',
  ),
  entry(
    'Errors',
    '/docs/api/errors',
    'Every status with its cause. Send the ACM-API-KEY header or get 401.',
    'api',
  ),
  entry('Retry', '/docs/api/errors#retry', 'Wait with jitter, then repeat the request.', 'api'),
  entry(
    'Access rules',
    '/docs/api/applications/access-rules',
    'Rules grant a permission such as token:read on a container.',
    'api',
  ),
  entry(
    'Network tokens',
    '/docs/features/network-tokens',
    'A network token replaces the primary account number.',
  ),
  entry('3D Secure', '/docs/features/3d-secure', 'Authenticate the cardholder.'),
  entry('3DS sessions', '/docs/api/3ds/sessions', 'Create a 3DS session for 3D Secure.', 'api'),
  entry(
    'Account updater & more',
    '/docs/features/account-updater',
    'Keep cards fresh. The events are token.created and token.deleted.',
  ),
]
const data = inOneGo(indexDocuments({ searchDocs: entries, options: { maxHits: 20, facets: [] } }))
const urls = (query: string) => search(data, query).results.map((result) => result.url)

describe('search', () => {
  it('does not split the last character of a long query', () => {
    const parsed: string[] = []
    const parse = (query: string): ReturnType<typeof parseQuery> => {
      parsed.push(query)
      return parseQuery(query)
    }
    search({ ...data, parse }, `${'a'.repeat(199)}😀`)
    expect(parsed[0]).toBe('a'.repeat(199))
  })

  it('says that rows only come close if the best scores too little, but not where there are none', () => {
    expect(search(data, 'network tokens webhook').fits).toBeUndefined()
    expect(search(data, 'network zebra')).toMatchObject({ total: 1, fits: false })
    expect(search(data, 'network zebra', { facet: 'api' })).toMatchObject({ total: 0 })
    expect(search(data, 'network zebra', { facet: 'api' }).fits).toBeUndefined()
  })

  it('puts the page with exactly that title first', () => {
    expect(urls('what are tokens')[0]).toBe('/docs/concepts/what-are-tokens')
    expect(urls('tokenize')[0]).toBe('/docs/api/tokens/tokenize')
    expect(urls('3d secure')[0]).toBe('/docs/features/3d-secure')
    expect(urls('Network Tokens')[0]).toBe('/docs/features/network-tokens')
  })

  it('finds an identifier inside a JSON sample', () => {
    expect(urls('card_number')).toContain('/docs/api/tokens#create-a-token')
  })

  it('finds an identifier by a part, by its joined form and by its header spelling', () => {
    expect(urls('createtoken')).toContain('/docs/api/tokens#create-a-token')
    expect(urls('acm-api-key')[0]).toBe('/docs/api/errors')
    expect(urls('ACMAPIKEY')[0]).toBe('/docs/api/errors')
    expect(urls('token.created')).toContain('/docs/features/account-updater')
    expect(urls('token:read')[0]).toBe('/docs/api/applications/access-rules')
  })

  it('finds a page by a prefix longer than the word’s stem', () => {
    expect(urls('tokeniz')).toContain('/docs/api/tokens/tokenize')
    expect(urls('tokenizati')).toContain('/docs/api/tokens/tokenize')
    expect(urls('permissio')).toContain('/docs/api/applications/access-rules')
  })

  it('forgives one typo from five letters', () => {
    expect(urls('netwrok tokens')[0]).toBe('/docs/features/network-tokens')
    expect(urls('tokns')).toContain('/docs/api/tokens')
    expect(urls('tokn')).toContain('/docs/api/tokens')
    expect(urls('tok')).not.toEqual([])
    expect(urls('tkn')).toEqual([])
  })

  it('takes quotation marks and punctuation literally', () => {
    const plain = urls('tokens')
    for (const spelling of ['tokens:', 'tokens*', '++tokens', 'TOKENS', '"tokens"']) {
      expect(urls(spelling)[0]).toBe(plain[0])
    }
    expect(urls('"access rules"')[0]).toBe('/docs/api/applications/access-rules')
  })

  it('ranks partial matches below full ones', () => {
    expect(urls('network tokens')[0]).toBe('/docs/features/network-tokens')
    expect(urls('network tokens webhook')[0]).toBe('/docs/features/network-tokens')
  })

  it('forgives two typos from eight letters, unless the first letter is wrong', () => {
    expect(urls('accaunt updeter')[0]).toBe('/docs/features/account-updater')
    expect(urls('permisions')[0]).toBe('/docs/api/applications/access-rules')
    expect(urls('permitsons')[0]).toBe('/docs/api/applications/access-rules')
    expect(urls('hermitsions')).toEqual([])
  })

  it('compares a typo with other forms of the word', () => {
    expect(urls('authentcates')[0]).toBe('/docs/features/3d-secure')
  })

  it('tries other forms if hardly any text contains a completion', () => {
    const own = inOneGo(
      indexDocuments({
        searchDocs: [...entries, entry('Odd name', '/docs/odd', 'The value permissxyz stands here.')],
        options: { maxHits: 20, facets: [] },
      }),
    )
    expect(search(own, 'permissx').results.map(({ url }) => url)).toContain(
      '/docs/api/applications/access-rules',
    )
  })

  it('finds a page by a question that its author wrote down, and its sections after it', () => {
    const own = inOneGo(
      indexDocuments({
        searchDocs: [
          { ...entry('Erasure', '/docs/erasure', 'Call delete.'), questions: ['how do I forget a customer'] },
          entry('Other', '/docs/other', 'A customer pays.'),
          entry('Steps', '/docs/erasure#steps', 'Find the tokens first.'),
        ],
        options: { maxHits: 20, facets: [] },
      }),
    )
    expect(search(own, 'forget customers').results[0]?.url).toBe('/docs/erasure')
  })

  it('does not rank a heading shared by many pages above a page about the question', () => {
    const shared = ['a', 'b', 'c', 'd'].map((name) =>
      entry('Going live', `/docs/${name}#going-live`, 'Test first.'),
    )
    const own = inOneGo(
      indexDocuments({
        searchDocs: [
          ...shared.flatMap((section) => [
            entry(section.url.split('#')[0]!.slice(6), section.url.split('#')[0]!, ''),
            section,
          ]),
          entry(
            'Production checklist',
            '/docs/checklist',
            'Going live: check all of this before going live.',
          ),
        ],
        options: { maxHits: 20, facets: [] },
      }),
    )
    const first = search(own, 'going live').results
    expect(first.slice(0, 5).map(({ url }) => url)).toContain('/docs/checklist')
  })

  it('ranks a deprecated page below the current one, unless the query asks for something old', () => {
    const sdk = (title: string, url: string): SearchEntry => entry(title, url, 'Install the client with npm.')
    const old: SearchEntry = { ...sdk('Legacy client', '/docs/legacy-client'), deprecated: true }
    const section = entry('Install', '/docs/legacy-client#install', 'Install the old client.')
    const data = inOneGo(
      indexDocuments({
        searchDocs: [
          old,
          section,
          sdk('Client', '/docs/client'),
          entry('npm', '/docs/npm', 'Client of npm.'),
        ],
        options: { maxHits: 20, facets: [] },
      }),
    )
    const pages = (query: string) => search(data, query).results.map(({ page }) => page)
    expect(pages('install the client')[0]).toBe('/docs/client')
    expect(pages('install the client')).toContain('/docs/legacy-client')
    expect(pages('install the legacy client')[0]).toBe('/docs/legacy-client')
    expect(pages('Legacy client')[0]).toBe('/docs/legacy-client')
  })

  it('shows at most three rows per page', () => {
    const sections = Array.from({ length: 9 }, (_, number) =>
      entry(`Mask ${number}`, `/docs/masks#m${number}`, 'A mask hides a value.'),
    )
    const own = inOneGo(
      indexDocuments({
        searchDocs: [entry('Masks', '/docs/masks', 'A mask.'), ...sections],
        options: { maxHits: 20, facets: [] },
      }),
    )
    expect(search(own, 'mask value').results).toHaveLength(3)
  })

  it('finds a synonym, and ranks the page with that title first', () => {
    expect(urls('PAN')).toContain('/docs/features/network-tokens')
    expect(urls('3ds')[0]).toBe('/docs/features/3d-secure')
  })

  it('ranks the page titled with a word’s plural above a section titled with the word', () => {
    const own = inOneGo(
      indexDocuments({
        searchDocs: [...entries, entry('Token', '/docs/sdks/terraform#token', 'A token, token, token.')],
        options: { maxHits: 20, facets: [] },
      }),
    )
    expect(search(own, 'token').results[0]?.url).toBe('/docs/api/tokens')
  })

  it('finds the page for a question, however it is phrased', () => {
    for (const query of ['what is a token', 'How do tokens work?', 'using tokens']) {
      expect(urls(query).slice(0, 2)).toContain('/docs/concepts/what-are-tokens')
    }
  })

  it('finds the page for what a word means, however many of its sections say more about it', () => {
    const sections = Array.from({ length: 20 }, (_, number) =>
      entry(`Token of kind ${number}`, `/docs/concepts/what-are-tokens#k${number}`, 'A token, a token.'),
    )
    const [page, ...others] = entries
    const own = inOneGo(
      indexDocuments({ searchDocs: [page!, ...sections, ...others], options: { maxHits: 20, facets: [] } }),
    )
    for (const query of ["what's a token", 'define token'])
      expect(search(own, query).results[0]?.url, query).toBe('/docs/concepts/what-are-tokens')
  })

  it('takes a short word for the beginning of a longer one, unless it stands in a sentence', () => {
    const own = inOneGo(
      indexDocuments({
        searchDocs: [
          ...entries,
          entry('Agreements', '/docs/agreements', 'We sign a data processing agreement before you start.'),
        ],
        options: { maxHits: 20, facets: [] },
      }),
    )
    const found = (query: string): string[] => search(own, query).results.map(({ url }) => url)
    expect(found('pri')).toContain('/docs/features/network-tokens')
    expect(found('sign our pri agreement before data')).not.toContain('/docs/features/network-tokens')
  })

  it('shows an operation and the heading above it as one row', () => {
    const heading = entry('Create one', '/docs/api/keys#create', 'How.', 'api')
    const own = inOneGo(
      indexDocuments({
        searchDocs: [
          entry('Keys', '/docs/api/keys', 'Keys.', 'api'),
          { ...heading, tagName: 'h2' },
          {
            ...entry('POST /keys', '/docs/api/keys#create-key', 'Create one.', 'api'),
            sectionRef: '#',
            section: 'Create one',
            tagName: 'code',
          },
        ],
        options: { maxHits: 20, facets: [] },
      }),
    )
    const found = (query: string) => search(own, query).results.map(({ url }) => url)
    expect(found('create one')).toEqual(['/docs/api/keys#create'])
    expect(found('POST /keys')[0]).toBe('/docs/api/keys#create-key')
  })

  it('finds either spelling of words in -ise and -ize', () => {
    expect(urls('tokenise')[0]).toBe('/docs/api/tokens/tokenize')
    expect(urls('tokenised').length).toBe(urls('tokenized').length)
  })

  it('finds a name too long for the index by its parts', () => {
    expect(urls('the-network-token-replaces-the-primary-account-number')).toContain(
      '/docs/features/network-tokens',
    )
  })

  it('ranks an operation’s own block above headings with the same words', () => {
    const operation: SearchEntry = {
      ...entry('POST /tokens', '/docs/api/tokens#create-token', 'Stores a value.', 'api'),
      sectionRef: '#',
      section: 'Create',
      tagName: 'code',
    }
    const own = inOneGo(
      indexDocuments({
        searchDocs: [...entries, operation],
        options: { maxHits: 20, facets: [] },
      }),
    )
    expect(search(own, 'create-token').results[0]?.url).toBe('/docs/api/tokens#create-token')
    expect(search(own, 'create token').results[0]?.url).toBe('/docs/api/tokens#create-a-token')
  })

  it('leads a method and a path to the operation, also where its parameter is left out', () => {
    const operation = (title: string, id: string): SearchEntry => ({
      ...entry(title, `/docs/api/tokens#${id}`, title, 'api'),
      sectionRef: '#',
      tagName: 'code',
    })
    const guide: SearchEntry = { ...entry('GET /tokens', '/docs/guide#read', 'token:read'), tagName: 'code' }
    const data = inOneGo(
      indexDocuments({
        searchDocs: [
          entry('Tokens', '/docs/api/tokens', 'Read tokens.', 'api'),
          operation('GET /tokens/{id}', 'get-token'),
          operation('DELETE /tokens/{id}', 'delete-token'),
          entry('Guide', '/docs/guide', 'How to read tokens.'),
          guide,
        ],
        options: { maxHits: 20, facets: [] },
      }),
    )
    const first = (query: string) => search(data, query).results[0]?.url
    expect(first('GET /tokens')).toBe('/docs/api/tokens#get-token')
    expect(first('GET /tokens/{id}')).toBe('/docs/api/tokens#get-token')
    expect(first('delete /tokens')).toBe('/docs/api/tokens#delete-token')
    expect(first('get tokens')).toBe('/docs/api/tokens')
  })

  it('does not match HTML entities', () => {
    expect(urls('amp')).toEqual([])
    expect(urls('quot')).toEqual([])
  })

  it('filters by facet and counts each facet’s results', () => {
    const results = search(data, 'tokens', { facet: 'docs' })
    expect(results.results.every((result) => result.facet === 'docs')).toBe(true)
    expect(results.facets['api']).toBeGreaterThan(0)
    expect(results.total).toBe(results.facets['docs'])
  })

  it('returns nothing for an empty query', () => {
    for (const query of ['', '   ', '***', '~', '\u0000', '💥']) expect(search(data, query).total).toBe(0)
  })

  it('survives hostile text', () => {
    const hostile = [
      'http://x',
      '2.0: x',
      '--help',
      '+',
      '~',
      '^',
      'title:',
      'tok~99',
      'a'.repeat(5000),
      '*e*e*e*',
      '__proto__',
      'constructor',
      '<img src=x onerror=alert(1)>',
      'x '.repeat(300),
      '-'.repeat(200),
      '%E0%A4%A',
    ]
    for (const query of [...hostile, ...hostileQueries()]) expect(() => search(data, query)).not.toThrow()
  })

  it('marks matches, as text, including those of misspelt words', () => {
    const markedIn = (query: string) =>
      shownResults(data, query).results.flatMap(({ title, snippet }) =>
        [...title, ...snippet].filter(({ mark }) => mark).map(({ text }) => text),
      )
    expect(markedIn('jitter')).toEqual(['jitter'])
    expect(markedIn('jiter')).toEqual(['jitter'])
    expect(markedIn('permission')).toEqual(['permission'])
  })

  it('marks the words of a synonym only where they stand together', () => {
    const matcher = createWordMatcher(parseQuery('pan'))
    const marked = (text: string): string[] =>
      markedText(text, matcher)
        .filter(({ mark }) => mark)
        .map((part) => part.text)
    expect(marked('A card has a number: the card number, or card_number.')).toEqual([
      'card',
      'number',
      'card',
      'number',
    ])
    expect(marked('A card, a card card, and a PAN.')).toEqual(['PAN'])
  })

  it('keeps a page’s rows together in the dialog', () => {
    const pages = shownResults(data, 'token').results.map(({ page }) => page)
    const changes = pages.filter((page, at) => page !== pages[at - 1])
    expect(changes.length).toBe(new Set(pages).size)
  })

  it('groups by page, pages in the order of their best row', () => {
    const row = (page: string, id: string): SearchResult => ({
      url: `${page}#${id}`,
      page,
      trail: [],
      title: page,
      section: id,
      facet: 'docs',
      snippet: '',
    })
    const rows = [row('/a', '1'), row('/b', '1'), row('/a', '2'), row('/c', '1'), row('/a', '3')]
    const grouped = groupByPage(rows).map((group) => group.map(({ url }) => url))
    expect(grouped).toEqual([['/a#1', '/a#2', '/a#3'], ['/b#1'], ['/c#1']])
  })

  it('cuts the snippet around the match', () => {
    const [result] = search(data, 'jitter').results
    expect(result).toMatchObject({ title: 'errors', section: 'Retry', page: '/docs/api/errors' })
    expect(result?.snippet).toBe('Wait with jitter, then repeat the request.')
  })
})
