// Decides whether open pages look different under another release. Pure.

import type { Manifest } from '#site/model/release.ts'

/** True when the document of one of the pages, or the code and styles around it, may have changed. */
export function changesDocuments(before: Manifest, after: Manifest, openPages: Iterable<string>): boolean {
  return (
    before.shell !== after.shell ||
    !isSame(before.redirects, after.redirects) ||
    !isSame(before.shards, after.shards) ||
    [...openPages].some((path) => !isSame(before.pages[path], after.pages[path]))
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
