// The HTML of a page record: everything but its last line, which is metadata.

import type { Bytes } from './release-store.ts'

const NEWLINE = 10

export function recordHtml(record: Bytes): Bytes {
  return record.subarray(0, record.lastIndexOf(NEWLINE))
}
