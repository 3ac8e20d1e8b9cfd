// The check that every value of a release can be stored: one that is too large would be refused when it is sent.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formatBytes } from '../../terminal/measures.ts'
import type { Release } from './assemble-release.ts'
import { MAX_VALUE_BYTES } from '../../project/value-limit.ts'

export function checkSizes(
  { manifest, blobs }: Release,
  label: string,
  limit = MAX_VALUE_BYTES,
): Diagnostic[] {
  const tooLarge = blobs.sizes().filter(([, size]) => size > limit)
  if (tooLarge.length === 0) return []
  const names = namesOf(manifest)
  return tooLarge.map(([hash, size]) => ({
    code: 'value-too-large',
    severity: 'error',
    place: { file: label },
    what: `${names.get(hash)?.name ?? 'a value'} holds ${formatBytes(size)}, and a value may hold ${formatBytes(limit)}`,
    fix: names.get(hash)?.fix ?? 'make it smaller',
  }))
}

/** What a reader of the message knows each value as. */
function namesOf(manifest: Release['manifest']): Map<string, { name: string; fix: string }> {
  const smaller = 'leave large pages out of the search with `noindex: true`, or divide the content'
  const search = Object.entries(manifest.search ?? {}).map(
    ([part, hash]) => [hash, { name: `the search data (${part})`, fix: smaller }] as const,
  )
  const pages = Object.entries(manifest.pages).flatMap(([path, page]) => [
    [page.hash, { name: `the page ${path}`, fix: 'divide the page' }] as const,
    [page.markdown, { name: `the Markdown of ${path}`, fix: 'divide the page' }] as const,
  ])
  const files = Object.entries(manifest.files).map(
    ([path, { hash }]) => [hash, { name: `the file ${path}`, fix: 'make it smaller' }] as const,
  )
  return new Map<string, { name: string; fix: string }>([...files, ...pages, ...search])
}
