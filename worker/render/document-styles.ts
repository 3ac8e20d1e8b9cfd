// The styles of a document, the base and the parts that its page needs: their bytes and their CSP hash.

import type { Manifest } from '#site/model/release.ts'
import { allStyles, styleText } from '#site/styles/style-text.ts'
import type { Bytes } from '../release/release-store.ts'
import { textBytes } from '../runtime/text-bytes.ts'

/** Internal header that tells the security policy which styles a document has; removed before the response is sent. */
export const STYLES_HEADER = 'x-styles'

interface DocumentStyles {
  /** Part names, separated by spaces: all of them when the page's are unknown. */
  names(wanted: string | undefined): string
  bytes(names: string): Bytes
  /** `sha256-…` */
  source(names: string): string
}

export function documentStyles({ assets: { styles }, styleSources }: Manifest): DocumentStyles {
  const all = allStyles(styles)
  const kept = new Map<string, Bytes>()
  return {
    names: (wanted) => (wanted !== undefined && Object.hasOwn(styleSources, wanted) ? wanted : all),
    bytes(names) {
      const known = kept.get(names)
      if (known) return known
      const bytes = textBytes(styleText(styles, names))
      kept.set(names, bytes)
      return bytes
    },
    source: (names) => styleSources[names] ?? '',
  }
}
