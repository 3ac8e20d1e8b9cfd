// The check that every value of a release can be stored: one that is too large would be refused when it is sent.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formatBytes } from '../../terminal/measures.ts'
import type { Hash } from '#site/model/release.ts'
import type { Release } from './assemble-release.ts'
import { MAX_SEARCH_VALUE_BYTES, MAX_VALUE_BYTES } from '../../project/value-limit.ts'

/** `searchValues` are read while a reader waits for the answer: they have a limit of their own. */
export function checkSizes(
  { manifest, blobs }: Release,
  label: string,
  searchValues: readonly Hash[] = [],
  limits = { value: MAX_VALUE_BYTES, search: MAX_SEARCH_VALUE_BYTES },
): Diagnostic[] {
  return [
    ...tooLargeForSearch(blobs, label, searchValues, limits.search),
    ...tooLarge(manifest, blobs, label, limits.value),
  ]
}

function tooLargeForSearch(
  blobs: Release['blobs'],
  label: string,
  values: readonly Hash[],
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
      what: `a value of the search holds ${formatBytes(size)}, and one may hold ${formatBytes(limit)}`,
      fix: 'divide the longest sections, or leave their pages out of the search with `noindex: true`',
    }))
}

function tooLarge(
  manifest: Release['manifest'],
  blobs: Release['blobs'],
  label: string,
  limit: number,
): Diagnostic[] {
  const large = blobs.sizes().filter(([, size]) => size > limit)
  if (large.length === 0) return []
  const names = namesOf(manifest)
  return large.map(([hash, size]) => ({
    code: 'value-too-large',
    severity: 'error',
    place: { file: label },
    what: `${names.get(hash)?.name ?? 'a value'} holds ${formatBytes(size)}, and a value may hold ${formatBytes(limit)}`,
    fix: names.get(hash)?.fix ?? 'make it smaller',
  }))
}

/** What a reader of the message knows each value as. */
function namesOf(manifest: Release['manifest']): Map<string, { name: string; fix: string }> {
  const pages = Object.entries(manifest.pages).flatMap(([path, page]) => [
    [page.hash, { name: `the page ${path}`, fix: 'divide the page' }] as const,
    [page.markdown, { name: `the Markdown of ${path}`, fix: 'divide the page' }] as const,
  ])
  const files = Object.entries(manifest.files).map(
    ([path, { hash }]) => [hash, { name: `the file ${path}`, fix: 'make it smaller' }] as const,
  )
  return new Map<string, { name: string; fix: string }>([...files, ...pages])
}
