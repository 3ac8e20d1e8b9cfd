// Whether a fragment names an anchor on a page.

import { decodeOrKeep } from '#site/model/decode-or-keep.ts'
import type { PageFacts } from '../../page/compiled-page.ts'

/** The id that a fragment names, decoded; nothing for the top of the page and for text fragments. */
export function fragmentOf(written: string | undefined): string | undefined {
  const id = written?.replace(/:~:.*$/s, '') ?? ''
  if (id === '' || id === 'top') return undefined
  return decodeOrKeep(id)
}

export function namesPlace(page: PageFacts, id: string): boolean {
  return page.anchors.includes(id)
}
