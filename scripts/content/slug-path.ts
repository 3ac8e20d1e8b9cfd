// Interprets a `slug` in front matter.

import { posix } from 'node:path'

/** A slug as a path. A relative one, which other generators allow, starts at the file's folder. */
export function slugPath(slug: string, file: string): string {
  return slug.startsWith('/') ? slug : posix.join('/', posix.dirname(file), slug)
}
