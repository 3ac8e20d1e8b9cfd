// Proves that the search of the real content leads readers where they want to go.
// A page brings its own queries: whoever adds one adds at least three lines to golden.json.

import { beforeAll, describe, expect, it } from 'vitest'
import type { CompiledPage } from '#scripts/compiler/page/compiled-page.ts'
import { loadSearchData, type SearchData } from '#site/search/query/search-data.ts'
import { search, type SearchResult } from '#site/search/query/run-search.ts'
import { groupByPage } from '#site/search/present/group-by-page.ts'
import { parseQuery } from '#site/search/query/parse-query.ts'
import { stem } from '#site/search/index/stem.ts'
import { tokenize } from '#site/search/index/tokenize.ts'
import { compileFile, releaseDespiteErrors } from '../unit/scripts/compiler/site-stages.ts'
import { isResultFor, readGolden } from './golden-queries.ts'

const golden = Object.entries(readGolden())
const queries = golden.flatMap(([page, list]) => list.map((query) => ({ page, query })))
/** Rows that a reader looks at. */
const TOP = 3
/** Rows that the box shows. */
const BOX_ROWS = 8

let built: { pages: CompiledPage[] }
let data: SearchData
const resultsOf = (query: string): SearchResult[] => search(data, query).results

beforeAll(async () => {
  const { release, pages, graph } = await releaseDespiteErrors({})
  built = { pages: await Promise.all(pages.map(({ file }) => compileFile(graph, file))) }
  const { manifest, blobs } = release
  const textOf = (hash: string): string => new TextDecoder().decode(blobs.get(hash))
  data = loadSearchData(textOf(manifest.search!.index), textOf(manifest.search!.documents))
})

describe('golden queries', () => {
  it('hold at least 150 queries, three for every page, and none twice for one page', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150)
    const paths = built.pages
      .filter(({ frontMatter }) => frontMatter.noindex !== true)
      .map(({ path }) => path)
    const lacking = paths.filter((path) => (golden.find(([page]) => page === path)?.[1].length ?? 0) < 3)
    expect(lacking, 'pages with fewer than three queries in tests/search/golden.json').toEqual([])
    const repeated = golden.flatMap(([page, list]) => {
      const texts = list.map(({ query }) => query)
      return texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `${page}: ${text}`)
    })
    expect(repeated).toEqual([])
  })

  it('lead to pages and sections that exist', () => {
    const known = new Set(data.documents.searchDocs.map(({ url }) => url))
    const wanted = queries.flatMap(({ page, query: { section, or = [] } }) => [
      section === undefined ? page : `${page}#${section}`,
      ...or,
    ])
    expect([...new Set(wanted.filter((url) => !known.has(url)))]).toEqual([])
  })

  it(`find their result among the first ${TOP} rows at least 95 times in 100`, () => {
    const missed = queries.filter(
      ({ page, query }) =>
        !resultsOf(query.query)
          .slice(0, TOP)
          .some((result) => isResultFor(page, query, result)),
    )
    const rate = 1 - missed.length / queries.length
    expect(
      rate,
      missed.map(({ page, query }) => `${query.query} -> ${page}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.95)
  })

  it('show their result on the first three pages of the box at least 95 times in 100', () => {
    const missed = queries.filter(({ page, query }) => {
      const { results, complete } = search(data, query.query, { limit: BOX_ROWS })
      const first = groupByPage(results, complete).slice(0, TOP).flat()
      return !first.some((result) => isResultFor(page, query, result))
    })
    expect(
      1 - missed.length / queries.length,
      missed.map(({ page, query }) => `${query.query} -> ${page}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.95)
  })

  it('find every page first by its exact title', () => {
    const titles = built.pages.filter(({ frontMatter }) => frontMatter.noindex !== true)
    const pathsOf = (title: string): string[] =>
      titles.filter((page) => page.title.toLowerCase() === title.toLowerCase()).map(({ path }) => path)
    const wrong = titles
      .map(({ title }) => ({ title, first: resultsOf(title)[0]?.url }))
      .filter(({ title, first }) => !pathsOf(title).includes(first!))
    expect(wrong).toEqual([])
    const mistitled = queries.filter(
      ({ page, query }) => query.kind === 'title' && resultsOf(query.query)[0]?.url !== page,
    )
    expect(mistitled).toEqual([])
  })
})

/** Every word of what is indexed under an address, by its stem. */
const stemsAt = (url: string): string[] =>
  data.documents.searchDocs
    .filter((entry) => entry.url === url)
    .flatMap(({ title, pageTitle = '', section = '', keywords, content }) =>
      tokenize([title, pageTitle, section, keywords, content].join(' ')).flatMap(({ parts }) =>
        parts.map(stem),
      ),
    )

describe('the search of the real content', () => {
  it('shows no section twice', () => {
    for (const { query } of queries) {
      const urls = search(data, query.query, { limit: 1000 }).results.map(({ url }) => url)
      expect(new Set(urls).size, query.query).toBe(urls.length)
    }
  })

  it('never shows a row that lacks a word before one in which every word stands', () => {
    const wrong: string[] = []
    for (const { query } of queries) {
      const terms = parseQuery(query.query).filter(({ optional }) => !optional)
      // Words with synonyms and names of several parts stand for more than themselves.
      const isPlain = terms.every(
        ({ alternatives: [typed = [], ...synonyms] }) =>
          synonyms.length === 0 && typed.every(({ parts }) => parts.length === 1),
      )
      if (terms.length < 2 || !isPlain) continue
      const words = terms.flatMap(({ alternatives: [typed = []] }) =>
        typed.flatMap(({ parts, joined }) => [...parts, joined].map(stem)),
      )
      const rows = search(data, query.query, { limit: 1000 }).results.map(({ url }) => stemsAt(url))
      const mayHold = (own: string[], word: string) => own.some((one) => one.startsWith(word.slice(0, 3)))
      const firstLacking = rows.findIndex((own) => !words.every((word) => mayHold(own, word)))
      const lastWhole = rows.findLastIndex((own) => words.every((word) => own.includes(word)))
      if (firstLacking >= 0 && firstLacking < lastWhole) wrong.push(query.query)
    }
    expect(wrong).toEqual([])
  })

  it('finds what stands before the first heading, in tables, in tabs and in code samples', () => {
    for (const { path, sections } of built.pages) {
      const lead = sections
        .find(({ id }) => id === '')
        ?.text.split(' ')
        .slice(0, 8)
        .join(' ')
      if (lead)
        expect(
          resultsOf(lead).map(({ page }) => page),
          lead,
        ).toContain(path)
    }
    expect(resultsOf('TSR-PROXY-DESTINATION-STATUS')[0]?.url).toBe('/docs/api#headers')
    expect(resultsOf('raise_for_status').map(({ url }) => url)).toContain('/docs/api/errors#retry-loop')
  })

  it('keeps texts as text: no entity of HTML is a word', () => {
    const text = data.documents.searchDocs.map(({ content, title }) => `${title} ${content}`).join(' ')
    expect(text).not.toMatch(/&(?:quot|amp|lt|gt|#\d+);/)
  })

  it('has the same first hit for every way to write a word', () => {
    const first = resultsOf('tokens')[0]?.url
    for (const spelling of [
      'tokens:',
      'tokens*',
      '++tokens',
      'TOKENS',
      '"tokens"',
      '  tokens  ',
      'tokens?',
    ]) {
      expect(resultsOf(spelling)[0]?.url, spelling).toBe(first)
    }
  })
})
