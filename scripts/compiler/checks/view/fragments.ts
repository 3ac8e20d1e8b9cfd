// Whether the fragment of a link names an anchor on its page.

import { decodeOrKeep } from '#site/model/decode-or-keep.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import type { PageFacts } from '../../page/compiled-page.ts'

interface MissingAnchor {
  what: string
  /** Undefined if no id of the page is like it. */
  nearest: string | undefined
}

/** `fragment`: as written, without `#`. Undefined if it leads somewhere, or nobody can tell. */
export function missingAnchor(page: PageFacts, fragment: string | undefined): MissingAnchor | undefined {
  const id = idOf(fragment)
  if (id === undefined || page.incomplete || page.anchors.includes(id)) return undefined
  const what = `\`${page.path}\` has no element with the id \`${id}\``
  return { what, nearest: nearestName(id, page.anchors) }
}

/** Decoded; nothing for the top of the page and for text fragments. */
function idOf(fragment = ''): string | undefined {
  const id = fragment.replace(/:~:.*$/s, '')
  return id === '' || id === 'top' ? undefined : decodeOrKeep(id)
}
