// Finds the path that the `slug` in a page's source sets, without compiling the page.

import { canonicalPath } from '#site/model/urls.ts'
import { slugPath } from './slug-path.ts'

const SLUG = /^slug:[ \t]*(['"]?)([^'"\s#][^'"\n#]*?)\1[ \t]*$/m
const FRONT_MATTER_MARK = Buffer.from('---')

/** Undefined if the source has none. `file` is relative to the content folder. */
export function slugIn(bytes: Buffer | undefined, file: string): string | undefined {
  if (!bytes?.subarray(0, 3).equals(FRONT_MATTER_MARK)) return undefined
  const end = bytes.indexOf('\n---', 3)
  const slug = end < 0 ? undefined : SLUG.exec(bytes.toString('utf8', 0, end))?.[2]
  return slug === undefined ? undefined : canonicalPath(slugPath(slug, file))
}
