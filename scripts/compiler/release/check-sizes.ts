// Checks that every value of a release can be stored: KV would refuse one that is too large.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formatBytes, formatCount } from '../../terminal/measures.ts'
import { MAX_BLOB_BYTES, type Hash, type PageShard } from '#site/model/release.ts'
import type { PageFacts } from '../page/compiled-page.ts'
import type { Release } from './assemble-release.ts'

/** 1 MB. A search reads several values, in the Worker and in browsers, before it can answer. */
const MAX_SEARCH_VALUE_BYTES = 1_000_000
/** Longest pages that a message names. */
const NAMED_PAGES = 2

interface Searched {
  /** Read while a reader waits for the answer: they have a limit of their own. */
  values: readonly Hash[]
  pages: readonly Pick<PageFacts, 'path' | 'words' | 'frontMatter'>[]
}

export function checkSizes(
  { manifest, blobs }: Release,
  label: string,
  searched: Searched = { values: [], pages: [] },
  limits = { value: MAX_BLOB_BYTES, search: MAX_SEARCH_VALUE_BYTES },
): Diagnostic[] {
  return [
    ...tooLargeForSearch(blobs, label, searched, limits.search),
    ...tooLarge(manifest, blobs, label, limits.value),
  ]
}

function tooLargeForSearch(
  blobs: Release['blobs'],
  label: string,
  { values, pages }: Searched,
  limit: number,
): Diagnostic[] {
  const wanted = new Set(values)
  return blobs
    .sizes()
    .filter(([hash, size]) => wanted.has(hash) && size > limit)
    .map(([, size]) => ({
      code: 'search-data-too-large',
      severity: 'error',
      place: { file: label },
      what: `a value of the search data is ${formatBytes(size)}, and one can be at most ${formatBytes(limit)}`,
      fix: `split the longest sections${longest(pages)}, or leave their pages out of the search with \`noindex: true\``,
    }))
}

/** Where to start cutting: the pages with the most words. */
function longest(pages: Searched['pages']): string {
  const first = pages
    .filter(({ frontMatter }) => !frontMatter.noindex)
    .toSorted((a, b) => b.words - a.words)
    .slice(0, NAMED_PAGES)
    .map(({ path, words }) => `\`${path}\` (${formatCount(words, 'word')})`)
  return first.length === 0 ? '' : ` of the longest pages, ${first.join(' and ')}`
}

function tooLarge(
  manifest: Release['manifest'],
  blobs: Release['blobs'],
  label: string,
  limit: number,
): Diagnostic[] {
  const large = blobs.sizes().filter(([, size]) => size > limit)
  if (large.length === 0) return []
  const names = namesOf(manifest, blobs)
  return large.map(([hash, size]) => ({
    code: 'value-too-large',
    severity: 'error',
    place: { file: label },
    what: `${names.get(hash)?.name ?? 'a value'} is ${formatBytes(size)}, and a value can be at most ${formatBytes(limit)}`,
    fix: names.get(hash)?.fix ?? 'make it smaller',
  }))
}

/** The name that each value has in a message. */
function namesOf(
  manifest: Release['manifest'],
  blobs: Release['blobs'],
): Map<string, { name: string; fix: string }> {
  const pages = Object.entries(pagesOf(manifest, blobs)).flatMap(([path, page]) => [
    [page.hash, { name: `the page ${path}`, fix: 'split the page' }] as const,
    [page.markdown, { name: `the Markdown of ${path}`, fix: 'split the page' }] as const,
  ])
  const files = Object.entries(manifest.files).map(
    ([path, { hash }]) => [hash, { name: `the file ${path}`, fix: 'make it smaller' }] as const,
  )
  return new Map<string, { name: string; fix: string }>([...files, ...pages])
}

/** Those of a large site are in values of their own. */
function pagesOf({ pages, shards = [] }: Release['manifest'], blobs: Release['blobs']): PageShard['pages'] {
  const parts = shards.map((hash) => JSON.parse(new TextDecoder().decode(blobs.get(hash))) as PageShard)
  return Object.assign({}, pages, ...parts.map((part) => part.pages)) as PageShard['pages']
}
