// Proves that every output of a page says the same: HTML, Markdown, /llms-full.txt, search and the tools, over all pages.
// allowed-differences.ts lists what may differ, and why.

import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { beforeAll, expect, it, vi } from 'vitest'
import type { CompiledPage } from '#scripts/compiler/page/compiled-page.ts'
import { withoutAround } from '#site/markdown/around-text.ts'
import { hashInUrl } from '#site/model/assets/named-blobs.ts'
import { decodePageRecord } from '#site/model/page-record.ts'
import type { Manifest } from '#site/model/release.ts'
import { selectMarkdown } from '#site/markdown/select-markdown.ts'
import { sliceMarkdown } from '#site/markdown/slice-markdown.ts'
import { MAX_RESULT_CHARACTERS } from '#worker/mcp/server/tool-result.ts'
import { compileFile, releaseDespiteErrors } from '../unit/scripts/compiler/site-stages.ts'
import { NOT_IN_SEARCH } from './allowed-differences.ts'
import { wordsIn, type PageWords } from './words-in.ts'
import { wordsOfHtml } from './words-of-html.ts'
import { wordsOfMarkdown } from './words-of-markdown.ts'

interface Outputs {
  path: string
  html: string
  markdown: string
  page: CompiledPage
}

let manifest: Manifest
let outputs: Outputs[]
let textOf: (hash: string) => string

/** Text of an asset, by its URL. */
const assetText = (url: string): string => textOf(hashInUrl(url) ?? '')

// Every page is parsed three times.
vi.setConfig({ testTimeout: 240_000 })

beforeAll(async () => {
  const { release, pages, graph } = await releaseDespiteErrors({})
  manifest = release.manifest
  textOf = (hash) => new TextDecoder().decode(release.blobs.get(hash))
  outputs = await Promise.all(
    pages.map(async ({ path, file }) => {
      const { hash, markdown, slices = [markdown] } = manifest.pages[path]!
      return {
        path,
        html: decodePageRecord(textOf(hash)).html,
        markdown: slices.map(textOf).join(''),
        page: await compileFile(graph, file),
      }
    }),
  )
}, 600_000)

/** The first words that differ, with those before them: a whole page would say nothing. */
function firstDifference(one: readonly string[], other: readonly string[]): string | undefined {
  const at = Array.from({ length: Math.max(one.length, other.length) }).findIndex(
    (_word, index) => one[index] !== other[index],
  )
  if (at < 0) return undefined
  const around = (words: readonly string[]): string => words.slice(Math.max(0, at - 6), at + 6).join(' ')
  return `“${around(one)}” / “${around(other)}”`
}

function differences(compared: (output: Outputs) => [PageWords, PageWords]): string[] {
  return outputs.flatMap((output) => {
    const [one, other] = compared(output)
    const pairs = one.operations.map((words, at) => [words, other.operations[at] ?? []] as const)
    const found = [[one.prose, other.prose] as const, ...pairs].map(([a, b]) => firstDifference(a, b))
    const counts = one.operations.length === other.operations.length ? [] : ['not as many operations']
    return [...found, ...counts].flatMap((text) => text ?? []).map((text) => `${output.path}: ${text}`)
  })
}

it('says in Markdown what the page says, word for word', () => {
  expect(
    differences(({ html, markdown }) => [wordsOfHtml(html, assetText), wordsOfMarkdown(markdown)]),
  ).toEqual([])
})

it('finds in search what the page says outside of code and operations, word for word', () => {
  const searched = ({ page }: Outputs): PageWords => ({
    prose: wordsIn(page.sections.map(({ heading, text }) => `${heading} ${text}`).join(' ')),
    operations: [],
  })
  expect(
    differences((output) => [
      { ...wordsOfHtml(output.html, assetText, NOT_IN_SEARCH), operations: [] },
      searched(output),
    ]),
  ).toEqual([])
})

it('shows each operation’s first example in Markdown as the page does, in every language', () => {
  const lacking = outputs.flatMap(({ path, html, markdown }) =>
    [...html.matchAll(/data-parts="([^"]+-samples\.[0-9a-f]{32}\.json)"/g)].flatMap(([, url = '']) => {
      const samples = Object.entries(JSON.parse(assetText(url)) as Record<string, string>)
      const scene = samples[0]![0].split('/')[0]!
      const first = samples.filter(([name]) => name.startsWith(`${scene}/`) && !/\d$/.test(name))
      expect(first.length).toBe(6)
      return first
        .filter(([, code]) => !markdown.includes(toString(fromHtml(code, { fragment: true })).trimEnd()))
        .map(([name]) => `${path}: ${url} ${name}`)
    }),
  )
  expect(lacking).toEqual([])
})

it('holds every indexed page’s Markdown in /llms-full.txt, without the pages around it', () => {
  const { hash, more = [] } = manifest.files['/llms-full.txt']!
  const whole = [hash, ...more].map(textOf).join('\n')
  const lacking = outputs.filter(
    ({ page, markdown }) => page.frontMatter.noindex !== true && !whole.includes(withoutAround(markdown)),
  )
  expect(lacking.map(({ path }) => path)).toEqual([])
})

it('gives every page in one piece, if only with the samples of one language', () => {
  const introductions = Object.entries(manifest.pages).filter(([, { markdown }]) =>
    textOf(markdown).includes('\nThis page is long. Read it in slices'),
  )
  expect(introductions.map(([path]) => path)).toEqual([])
})

it('gives tools the Markdown, in slices that joined are it', () => {
  for (const { path, markdown } of outputs) {
    const selected = selectMarkdown([markdown], {})
    const text = 'text' in selected ? selected.text : ''
    expect([path, sliceMarkdown(text, MAX_RESULT_CHARACTERS).join('') === markdown]).toEqual([path, true])
  }
})
