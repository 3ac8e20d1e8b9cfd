// Decides which pages are guides: most pages about concepts, SDKs and operations have no steps for a task.

import type { SiteConfig } from '../site-config.ts'
import { isAtOrBelow } from '../urls.ts'

/** `documenting`: paths of the pages that describe operations. */
export function guideTest(
  documenting: Iterable<string>,
  { reference, notGuides = [], guides = [] }: Pick<SiteConfig, 'reference' | 'notGuides' | 'guides'>,
): (path: string) => boolean {
  const operations = new Set(documenting)
  const isWithin = (path: string, pages: readonly string[]): boolean =>
    pages.some((first) => isAtOrBelow(path, first))
  return (path) =>
    path !== reference && !operations.has(path) && (!isWithin(path, notGuides) || isWithin(path, guides))
}
