// Owns what an open page must do when one release takes the place of another. Pure.

import type { Manifest } from '#site/model/release.ts'
import type { LiveUpdate } from '#site/model/live-update.ts'

/** The update for all open pages, or `undefined` when none of them looks different. */
export function updateFor(before: Manifest, after: Manifest, openPages: Set<string>): LiveUpdate | undefined {
  const code = ({ assets }: Manifest): unknown => [assets.entry, assets.chunks, assets.beforePaint]
  if (!isSame(code(before), code(after))) return { kind: 'code' }
  // Styles alone are swapped without touching the document.
  const styles = !isSame(before.assets.styles, after.assets.styles)
  const document =
    !isSame(before.branches, after.branches) ||
    !isSame(before.redirects, after.redirects) ||
    [...openPages].some((path) => before.pages[path]?.hash !== after.pages[path]?.hash)
  if (document) return styles ? { kind: 'code' } : { kind: 'document' }
  return styles ? { kind: 'styles', urls: after.assets.styles.map(({ url }) => url) } : undefined
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
