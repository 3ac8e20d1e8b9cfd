// Proves the stored forms of the search: the parts joined are an index for any lunr client, and every way ranks alike.

import lunr from 'lunr'
import { beforeAll, describe, expect, it } from 'vitest'
import { joinedText } from '#scripts/bench/ranking/stored-search.ts'
import type { CompiledPage, SearchSection } from '#scripts/compiler/page/compiled-page.ts'
import { hashOf } from '#scripts/project/hash-of.ts'
import type { Hash, SearchFile } from '#site/model/release.ts'
import { unpackDocuments } from '#site/search/index/packed-documents.ts'
import type { AnswerData } from '#site/search/index/answer-data.ts'
import { answerFinder } from '#site/search/answer/answer-finder.ts'
import { explainQuery } from '#site/search/answer/failure/explain-query.ts'
import type { SearchDocuments } from '#site/search/index/search-documents.ts'
import { firstPlaces, parseHead } from '#site/search/index/search-head.ts'
import { inOneGo } from '#site/search/index/in-one-go.ts'
import { openSearch, searchDataOf } from '#site/search/parted/parted-search.ts'
import { parseQuery } from '#site/search/query/parse-query.ts'
import { indexDocuments } from '#site/search/query/search-data.ts'
import { search } from '#site/search/query/run-search.ts'
import { documentsOf, wholeSearch } from './whole-search.ts'

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
const whole = { pages, facetOf: () => 'api', facets }
const documents = documentsOf(whole)
const asItIs = (text: string): string => text
const values = new Map<Hash, Uint8Array>()
const keep = (value: Uint8Array): Hash => {
  const hash = hashOf(value)
  values.set(hash, value)
  return hash
}
const made = wholeSearch(whole, asItIs, keep)
const head = parseHead(made.head)
const textOf = (part: number): string => made.parts[part]!
const loadExplainer = () => Promise.resolve(explainQuery)
const loadAnswerFinder = () => Promise.resolve(answerFinder)
const code = { parse: parseQuery, explainQuery, answerFinder, loadExplainer, loadAnswerFinder }
const stored = searchDataOf(head, textOf, code)
const published = (file: SearchFile): Promise<string> =>
  joinedText(made.files[file], (value) => values.get(value)!)
const answers: AnswerData = {
  headerPrefix: 'ACM',
  keyHeader: 'ACM-API-KEY',
  facts: [
    {
      name: 'Log retention',
      asked: ['how long are logs kept'],
      values: [{ label: 'Value', text: '24 hours' }],
      url: '/docs/api/errors',
    },
  ],
  factFamilies: [],
  notOffered: [],
  signs: { classes: [], codes: [], results: [], bodies: [], kinds: [], calls: [] },
  causes: [{ status: 429, cause: 'A limit', fix: 'Wait', url: '/docs/api/errors#status-429' }],
  operations: [],
  signatures: [],
  reference: '/docs/api',
  formerNames: [],
}
const withAnswers = wholeSearch({ ...whole, answers }, asItIs)
const urls = (query: string): string[] => search(stored, query).results.map(({ url }) => url)

describe('the stored index', () => {
  let index: lunr.Index
  beforeAll(async () => {
    index = lunr.Index.load(JSON.parse(await published('index')))
  })

  it('is loaded by lunr itself and answers its queries', () => {
    const refs = index
      .query((query) => query.term('wait', { usePipeline: false }))
      .map(({ ref }) => Number(ref))
    expect(refs.map((ref) => documents.searchDocs[ref]!.url)).toEqual(['/docs/api/errors#status-429'])
  })

  it('holds no positions', async () => {
    expect(await published('index')).not.toContain('position')
  })

  it('gives the same results as the index that the browser makes of the documents', () => {
    const fresh = inOneGo(indexDocuments(documents, { parse: parseQuery }))
    for (const query of ['429', 'retry', 'tokens.create', 'client', 'too mnay requests', 'token']) {
      expect(search(fresh, query)).toEqual(search(stored, query))
    }
  })

  it('takes names from the text of the file only, never from the prototype of objects', () => {
    for (const query of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect(urls(query)).toEqual([])
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  it('is refused when it is something else', () => {
    expect(() => parseHead('{}')).toThrow(TypeError)
    expect(() => parseHead('null')).toThrow(TypeError)
    expect(() => unpackDocuments('{}')).toThrow(TypeError)
  })

  it('stems what its clients ask by the pipeline that it was made with', () => {
    const refs = index.search('seconds').map(({ ref }) => Number(ref))
    expect(refs.map((ref) => documents.searchDocs[ref]!.url)).toEqual(['/docs/api/errors#status-429'])
  })
})

describe('a search that reads as it goes', () => {
  const ask = async (query: string) => {
    const read: number[] = []
    const { results } = await openSearch(head, { get: () => undefined, set: () => undefined }, code).ask(
      (data) => search(data, query),
      async (part) => {
        read.push(part)
        return textOf(part)
      },
    )
    return { results, read }
  }

  it('finds what one finds that has everything', async () => {
    for (const query of ['429', 'retry', 'too mnay requests', 'token', 'zzzz', 'POST /tokens'])
      expect((await ask(query)).results, query).toEqual(search(stored, query).results)
  })

  it('reads nothing twice, and no text where nothing is found', async () => {
    const { read } = await ask('too mnay requests')
    expect(new Set(read).size).toBe(read.length)
    const { texts, answers } = firstPlaces(head)
    expect((await ask('zzzz')).read.filter((part) => part >= texts && part < answers)).toEqual([])
  })

  it('loads what explains failures with a query that may be one, and with no other', async () => {
    let loads = 0
    const answerTo = async (query: string) => {
      const opened = openSearch(parseHead(withAnswers.head), new Map(), {
        ...code,
        loadExplainer() {
          loads++
          return loadExplainer()
        },
      })
      const found = await opened.ask(
        (data) => search(data, query),
        (part) => Promise.resolve(withAnswers.parts[part]!),
      )
      return found.answer
    }
    for (const query of ['token', "what's a token", 'card_number', '{{ token }}'])
      expect(await answerTo(query), query).toBeUndefined()
    expect(loads).toBe(0)
    expect(await answerTo('HTTP/1.1 429')).toMatchObject({ kind: 'failure', status: 429 })
    expect(loads).toBe(1)
  })

  it('loads what finds facts once, beside their data, with a query that may ask for one', async () => {
    const loaded: string[] = []
    const opened = openSearch(parseHead(withAnswers.head), new Map(), {
      ...code,
      loadAnswerFinder() {
        loaded.push('code')
        return loadAnswerFinder()
      },
    })
    const facts = firstPlaces(parseHead(withAnswers.head)).answers
    const answerTo = async (query: string) => {
      const found = await opened.ask(
        (data) => search(data, query),
        (part) => {
          if (part === facts) loaded.push('data')
          return Promise.resolve(withAnswers.parts[part]!)
        },
      )
      return found.answer
    }
    for (const query of ['token', 'logs', 'card_number']) await answerTo(query)
    expect(loaded).toEqual([])
    for (let times = 0; times < 2; times++)
      expect(await answerTo('how long are logs kept')).toMatchObject({ kind: 'fact', value: '24 hours' })
    expect(loaded.toSorted()).toEqual(['code', 'data'])
  })

  it('passes on that a part could not be read', async () => {
    const failing = openSearch(head, new Map(), code).ask(
      (data) => search(data, 'retry'),
      () => Promise.reject(new Error('gone')),
    )
    await expect(failing).rejects.toThrow('gone')
  })
})

describe('the documents', () => {
  let searchDocs: SearchDocuments['searchDocs']
  let options: SearchDocuments['options']
  beforeAll(async () => {
    ;({ searchDocs, options } = JSON.parse(await published('documents')) as SearchDocuments)
  })

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

  it('come as titles of pages first', () => {
    const titles = unpackDocuments(made.titles)
    expect(titles.searchDocs.map(({ url, title }) => [url, title])).toEqual([
      ['/docs/api/errors', 'Errors'],
      ['/docs/sdks/node', 'Node.js SDK'],
    ])
    expect(search(inOneGo(indexDocuments(titles)), 'errors').results[0]?.url).toBe('/docs/api/errors')
  })

  it('come in rows without text, entry for entry', () => {
    const first = firstPlaces(head)
    const rows = made.parts.slice(first.rows, first.texts).flatMap((text) => unpackDocuments(text).searchDocs)
    expect(rows).toEqual(
      searchDocs.map(({ version: _, summary: __, ...entry }) => ({ ...entry, content: '' })),
    )
    expect(options).toEqual(documents.options)
  })

  it('name a page by its label in the sidebar, unless others have the same', () => {
    const labelled = (path: string, label: string): CompiledPage => ({
      ...page(path, `Install for ${path}`, []),
      frontMatter: { sidebar_label: label } as CompiledPage['frontMatter'],
    })
    const labels = [labelled('/a', 'Terraform'), labelled('/b', 'Overview'), labelled('/c', 'Overview')]
    const { searchDocs } = documentsOf({ ...whole, pages: labels })
    expect(searchDocs.map(({ keywords }) => keywords)).toEqual(['Terraform', '', ''])
  })

  it('leave out lists of links to other pages', () => {
    expect(urls('cursors')).toEqual([])
  })
})

describe('a section of more than a megabyte', () => {
  const long = `${'word '.repeat(260_000)}quokka`
  const sections = [section('', '', `${long} wombat`), section('lines', 'Lines', long)]
  const large = wholeSearch({ ...whole, pages: [page('/docs/log', 'Log', sections)] }, asItIs)
  const data = searchDataOf(parseHead(large.head), (part) => large.parts[part]!, code)

  it('is stored in values that each are small', () => {
    expect(Math.max(...large.parts.map(({ length }) => length))).toBeLessThan(250_000)
  })

  it('is found by its last words, in one row', () => {
    expect(search(data, 'quokka lines').results.map(({ url }) => url)[0]).toBe('/docs/log#lines')
    expect(search(data, 'wombat').results.map(({ page: path }) => path)).toEqual(['/docs/log'])
    expect(search(data, 'lines').results.filter(({ url }) => url === '/docs/log#lines')).toHaveLength(1)
  })
})

describe('an edit', () => {
  const many = (edited: string): SearchSection[] =>
    Array.from({ length: 60 }, (_, at) =>
      section(
        `s${at}`,
        `Part ${at}`,
        at === 30 ? edited : `Word${at} and term${at} stand here beside others.`,
      ),
    )
  const valuesOf = (sections: SearchSection[], more: CompiledPage[] = []): Set<string> => {
    const edited = page('/docs/a', 'A', sections)
    const words = (at: number): string => Array.from({ length: 20 }, (_, word) => `w${at}x${word}`).join(' ')
    const others = Array.from({ length: 40 }, (_, at) =>
      page(`/docs/other-${at}`, `Other ${at}`, [section('', '', `Some other words and ${words(at)}.`)]),
    )
    const found = wholeSearch({ ...whole, pages: [...more, edited, ...others] }, asItIs)
    return new Set([found.head, ...found.parts])
  }
  /** Slices of the index are neither JSON nor pieces of it. */
  const isTerms = (text: string): boolean => !text.includes('"')
  const added = (before: Set<string>, after: Set<string>): string[] =>
    [...after].filter((text) => !before.has(text))

  it('changes the values that hold its words and no others', () => {
    const said = 'One sentence that says a little of something here and there, and'
    const before = valuesOf(many(`${said} a zebra.`))
    const after = valuesOf(many(`${said} an okapi.`))
    expect([...after].filter(isTerms).length).toBeGreaterThan(1)
    // The text, the list of words, the slices of both words.
    expect(added(before, after).length).toBeLessThanOrEqual(4)
  })

  it('renumbers nothing when a section or a page comes in between', () => {
    const sections = many('One sentence.')
    const before = valuesOf(sections)
    // Of five such words, one wants a number that another section has.
    const heading = section('dingo', 'Dingo', 'It hops.')
    // The slices of three words.
    expect(
      added(before, valuesOf(sections.toSpliced(20, 0, heading))).filter(isTerms).length,
    ).toBeLessThanOrEqual(3)
    const first = page('/docs/first', 'Wombat', [section('', '', 'It digs.')])
    expect(added(before, valuesOf(sections, [first])).filter(isTerms).length).toBeLessThanOrEqual(5)
    expect([...before].filter(isTerms).length).toBeGreaterThan(8)
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
