// What a failure that was not recognised says in words, as a query for the pages that come closest.

import { anyOf } from '../../../spelling/any-of.ts'
import { withinQueryLimit } from '../../../model/query-limits.ts'

/** Where the failing code is, when it failed, and which thing it was about: no page holds any of these. */
const NOT_WORDS = anyOf(
  [
    /\d{4}-\d\d-\d\d[T ][\d:.,]+Z?/,
    /^[ \t]+at .*$/,
    /^at \S.*\([^()\n]*:\d+(?::\d+)?\)$/,
    /^[ \t]*from \S+:\d+.*$/,
    /^[ \t]*File "[^"\n]*", line \d+.*$/,
    /\([^()\n]*:\d+(?::\d+)?\)/,
    /(?<!\S)\S+:\d+:\d+/,
    /https?:\/\/\S+/,
    /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/,
  ],
  'gm',
)

export const messageWords = (text: string): string =>
  withinQueryLimit(text.replaceAll(NOT_WORDS, ' ').replaceAll(/\s+/g, ' ').trim())
