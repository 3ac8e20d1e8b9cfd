// The hash of each set of styles that a document may hold, as the security policy names it.

import type { PageEntry, SiteStyles } from '#site/model/release.ts'
import { NOTICE_STYLES } from '#site/styles/style-parts.ts'
import { allStyles, styleText } from '#site/styles/style-text.ts'
import { integrityOf } from '../../project/hash-of.ts'

/** By set: of each page, of documents that are not pages, and of pages whose needs are not known. */
export function styleSources(
  styles: SiteStyles,
  pages: readonly Pick<PageEntry, 'styles'>[],
): Record<string, string> {
  const sets = new Set([allStyles(styles), NOTICE_STYLES])
  for (const { styles: wanted } of pages) if (wanted !== undefined) sets.add(wanted)
  const source = (names: string): string => integrityOf(styleText(styles, names))
  return Object.fromEntries([...sets].sort().map((names) => [names, source(names)]))
}
